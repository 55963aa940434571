import { processWide } from '#platform/logs/process-wide.ts'

const state = processWide('ending', () => ({ isEnding: false }))

/** Whether this process has been told to end, and only finishes what it has begun. */
export function isEnding(): boolean {
  return state.isEnding
}

/** Next ends the process, once it has answered what it has begun. */
export function noticeEnd(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (state.isEnding = true))
  }
}
