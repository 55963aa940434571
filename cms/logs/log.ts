import { destination, pino } from 'pino'
import { environment } from '#environment.ts'
import { requestIds } from './request-id.ts'

/** The log of this process: a line of JSON an event, on stdout. */
export const log = pino(
  {
    level: environment.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = requestIds.getStore()
      return requestId ? { requestId } : {}
    },
  },
  // Thousands of lines a second would be as many system calls.
  destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
)
