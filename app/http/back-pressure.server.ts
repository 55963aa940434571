import type { ServerResponse } from 'node:http'

/** Resolves when the client has room or has disconnected. */
export type WaitForDrain = () => Promise<void>

/**
 * Aborts when the response ends, also because the client disconnects. The signal of a `Request` may
 * not: it depends on the object, which is garbage after the loader.
 */
export function closeSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.on('close', () => controller.abort())
  return controller.signal
}

/**
 * Lets a long response wait for a slow client. Remix writes without waiting, and unsent data stays
 * in memory.
 */
export function trackDrain(response: ServerResponse): WaitForDrain {
  let isFull = false
  let resume = () => {}
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  response.write = (...args: unknown[]) => {
    const hasRoom = write(...args)
    isFull ||= !hasRoom
    return hasRoom
  }
  const onDrain = () => {
    isFull = false
    resume()
  }
  response.on('drain', onDrain).on('close', onDrain)
  return () =>
    new Promise((resolve) => {
      if (isFull && !response.closed) resume = resolve
      else resolve()
    })
}
