import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** Where the time of a request goes. Points in time are those of `performance.now()`. */
export interface RequestTimes {
  began: number
  /** When its loaders were done. */
  renderingBegan?: number
  /** Of queries that ran side by side, the sum. */
  databaseMs: number
  queries: number
}

/** Kept in development only. */
export const requestTimes = processWide(
  'request times',
  () => new AsyncLocalStorage<RequestTimes>(),
)
