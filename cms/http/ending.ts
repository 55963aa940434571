import { processWide } from '#cms/logs/process-wide.ts'

const state = processWide('ending', () => ({ isEnding: false }))

/** Whether this process has been told to end, and only finishes what it has begun. */
export function isEnding(): boolean {
  return state.isEnding
}

export function beginToEnd(): void {
  state.isEnding = true
}
