import type { ServerResponse } from 'node:http'

/** Resolves once whoever reads an answer has room for more of it, or is gone. */
export type UntilDrained = () => Promise<void>

/**
 * How fast an answer is read, from now on. Remix writes without waiting for that, and what a slow reader has not taken yet
 * stays in memory: what makes a long answer waits here before it makes more.
 */
export function untilDrainedOf(response: ServerResponse): UntilDrained {
  let isFull = false
  let goOn = () => {}
  const write = response.write.bind(response) as (...written: unknown[]) => boolean
  response.write = (...written: unknown[]) => {
    const hasRoom = write(...written)
    isFull ||= !hasRoom
    return hasRoom
  }
  const onRoom = () => {
    isFull = false
    goOn()
  }
  response.on('drain', onRoom).on('close', onRoom)
  return () =>
    new Promise((resolve) => {
      if (isFull && !response.closed) goOn = resolve
      else resolve()
    })
}
