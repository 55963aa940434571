import {
  destination,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino'
import { environment } from '#environment.ts'
import { faultForLog, reasonForLog, withoutParameters } from './reason-for-log.ts'
import { requestIds } from './request-id.ts'

/**
 * The log of this process, ours and Payload's: a line of JSON an event, on stdout. `err` says why something failed, as far
 * as a log may keep it; `requestId` in answering which request.
 */
// Thousands of lines a second would be as many system calls.
export const log = logTo(destination({ sync: false, minLength: 4096, periodicFlush: 1000 }))

/** The same to another place. */
export function logTo(stream: DestinationStream, level: string = environment.logLevel): Logger {
  return pino({ ...options(), level }, stream)
}

function options(): LoggerOptions {
  return {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: faultForLog, error: faultForLog },
    mixin: () => {
      const requestId = requestIds.getStore()
      return requestId ? { requestId } : {}
    },
    hooks: {
      logMethod(args, write) {
        const [said, ...words] = args as [unknown, ...unknown[]]
        const err = errorIn(said)
        if (!err || words.length > 0) {
          const kept = [said instanceof Error ? { err: said } : said, ...words]
          return write.apply(this, kept.map(withoutParameters) as typeof args)
        }
        // Payload says so of all that it answers with an error. That it refuses something, such as a wrong password or a
        // change that came too late, is no fault of the system.
        const status = 'status' in err ? Number(err.status) : isNoFault(err) ? 400 : 500
        if (status < 500) this.info(`Refused (${status}): ${err.message}`)
        else write.apply(this, [{ err }, reasonForLog(err)] as unknown as typeof args)
      },
    },
  }
}

/** That somebody has gone before all was sent, and what Payload's pages throw to say that there is no such thing. */
function isNoFault({ message, code }: Error & { code?: string }): boolean {
  return (message === 'aborted' && code === 'ECONNRESET') || message === 'not-found'
}

/** What failed, of which nothing else is said. */
function errorIn(said: unknown): Error | null {
  if (said instanceof Error) return said
  const { err = null, msg } = (said ?? {}) as { err?: unknown; msg?: unknown }
  return err instanceof Error && msg === undefined ? err : null
}
