// A proxy or a phone takes a connection that says nothing for one that is gone.
const heartbeatMs = 25_000
// Then the browser asks anew, and whoever has been signed out or locked out since is no longer answered.
const longestMs = 10 * 60_000

/** What is told to many is written once. */
const written = new WeakMap<object, string>()

const open = new Set<() => void>()
let isEnding = false

/**
 * An answer that goes on: what `follow` says, as server-sent events, until the browser goes, the process ends or ten
 * minutes have passed. `follow` is given how to say something, with the `id` that the browser repeats when it comes back,
 * and returns how to stop.
 */
export function eventStream(
  request: Request,
  follow: (say: (id: string, value: object) => void) => () => void,
): Response {
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const stop = follow((id, value) => {
        const text = written.get(value) ?? JSON.stringify(value)
        written.set(value, text)
        write(`id: ${id}\ndata: ${text}\n\n`)
      })
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
      const timer = setTimeout(() => end(), longestMs)
      end = () => {
        end = () => {}
        open.delete(endThis)
        clearInterval(heartbeat)
        clearTimeout(timer)
        stop()
        controller.close()
      }
      write('retry: 2000\n\n')
    },
    cancel: () => end(),
  })
  const endThis = () => end()
  open.add(endThis)
  request.signal.addEventListener('abort', endThis)
  if (isEnding || request.signal.aborted) endThis()
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      // Gathered for compression, events would come late.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** Ends all of them, and those that are still to come, so that the process can end. */
export function endEventStreams(): void {
  isEnding = true
  for (const end of open) end()
}
