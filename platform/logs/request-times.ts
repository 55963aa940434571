import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton.ts'

/** Timestamps are in milliseconds of `performance.now()`. */
export interface RequestTimes {
  startedAt: number
  /** When the loaders finished. */
  renderingStartedAt?: number
  /** Includes parallel queries. */
  databaseMs: number
  queries: number
}

/** Only set in development. */
export const requestTimesStorage = processSingleton(
  'request times',
  () => new AsyncLocalStorage<RequestTimes>(),
)
