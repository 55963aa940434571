import { endEventStreams } from './event-stream.server.ts'

let hasBegun = false

export function isEnding(): boolean {
  return hasBegun
}

/** Ends event streams, which would keep the process alive. */
export function beginToEnd(): void {
  hasBegun = true
  endEventStreams()
}
