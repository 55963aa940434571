import { endEventStreams } from './event-stream.server.ts'

let hasBegun = false

/** Whether this process has been told to end, and only finishes what it has begun. */
export function isEnding(): boolean {
  return hasBegun
}

/** Ends what would go on for long, so that the process can end. */
export function beginToEnd(): void {
  hasBegun = true
  endEventStreams()
}
