import { processWide } from '#platform/logs/process-wide.ts'

const state = processWide('ending', () => ({ isEnding: false }))

export function isEnding(): boolean {
  return state.isEnding
}

/** Next finishes open requests, then ends the process. */
export function noticeEnd(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (state.isEnding = true))
  }
}
