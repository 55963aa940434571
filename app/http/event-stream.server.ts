// Proxies and phones drop silent connections.
const heartbeatMs = 25_000
// On reconnecting, the browser is refused if its session has ended.
const maxDurationMs = 10 * 60_000

/** Serializes an event once for all streams. */
const serialized = new WeakMap<object, string>()

const closeFunctions = new Set<() => void>()
let hasShutdownBegun = false

/**
 * Sends events until `signal` aborts, the process ends or ten minutes pass. Browsers repeat
 * the last `id` on reconnecting. `subscribe` returns the unsubscribe function.
 */
export function eventStream(
  signal: AbortSignal,
  subscribe: (send: (id: string, value: object) => void) => () => void,
): Response {
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const unsubscribe = subscribe((id, value) => {
        const text = serialized.get(value) ?? JSON.stringify(value)
        serialized.set(value, text)
        write(`id: ${id}\ndata: ${text}\n\n`)
      })
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
      const timer = setTimeout(() => end(), maxDurationMs)
      end = () => {
        end = () => {}
        closeFunctions.delete(endThis)
        clearInterval(heartbeat)
        clearTimeout(timer)
        unsubscribe()
        controller.close()
      }
      write('retry: 2000\n\n')
    },
    cancel: () => end(),
  })
  const endThis = () => end()
  closeFunctions.add(endThis)
  signal.addEventListener('abort', endThis)
  if (hasShutdownBegun || signal.aborted) endThis()
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      // Compression would delay events.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

export function isShuttingDown(): boolean {
  return hasShutdownBegun
}

/** Ends open streams, which would keep the process alive, and immediately those opened later. */
export function startShutdown(): void {
  hasShutdownBegun = true
  for (const end of closeFunctions) end()
}
