import { endEventStreams } from './event-stream.server.ts'

let hasBegun = false

export function isShuttingDown(): boolean {
  return hasBegun
}

/** Ends event streams, which would keep the process alive. */
export function startShutdown(): void {
  hasBegun = true
  endEventStreams()
}
