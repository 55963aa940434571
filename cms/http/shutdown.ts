import { processSingleton } from '#platform/logs/process-singleton.ts'

const state = processSingleton('ending', () => ({ isEnding: false }))

export function isShuttingDown(): boolean {
  return state.isEnding
}

/** Next finishes open requests, then ends the process. */
export function listenForShutdownSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (state.isEnding = true))
  }
}
