import { processSingleton } from '#platform/logs/process-singleton.ts'

const state = processSingleton('shutdown', () => ({ isShuttingDown: false }))

export function isShuttingDown(): boolean {
  return state.isShuttingDown
}

/** Next finishes open requests, then ends the process. */
export function listenForShutdownSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (state.isShuttingDown = true))
  }
}
