import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** Timestamps are in milliseconds of `performance.now()`. */
export interface RequestTimes {
  began: number
  /** When the loaders finished. */
  renderingBegan?: number
  /** Sum, including parallel queries. */
  databaseMs: number
  queries: number
}

/** Only set in development. */
export const requestTimes = processWide(
  'request times',
  () => new AsyncLocalStorage<RequestTimes>(),
)
