import {
  destination,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino'
import { environment } from '#environment.ts'
import { requestIdStorage } from './request-id.ts'
import { messageForLog, removeQueryParameters, serializeError } from './serialize-error.ts'

/** JSON lines on stdout, shared with Payload. `err` contains no personal data. */
// Buffered: otherwise each line is a system call.
export const log = createLog(destination({ sync: false, minLength: 4096, periodicFlush: 1000 }))

export function createLog(stream: DestinationStream, level: string = environment.logLevel): Logger {
  return pino({ ...options(), level }, stream)
}

function options(): LoggerOptions {
  return {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: serializeError, error: serializeError },
    mixin: () => {
      const requestId = requestIdStorage.getStore()
      return requestId ? { requestId } : {}
    },
    hooks: {
      logMethod(args, write) {
        const [entry, ...rest] = args as [unknown, ...unknown[]]
        const err = findBareError(entry)
        if (!err || rest.length > 0) {
          const redacted = [entry instanceof Error ? { err: entry } : entry, ...rest]
          return write.apply(this, redacted.map(removeQueryParameters) as typeof args)
        }
        // Payload also logs refusals, such as a wrong password, as errors.
        const status = 'status' in err ? Number(err.status) : isExpectedError(err) ? 400 : 500
        if (status < 500) this.info(`Refused (${status}): ${err.message}`)
        else write.apply(this, [{ err }, messageForLog(err)] as unknown as typeof args)
      },
    },
  }
}

/** An aborted request, or the 404 of Payload's pages. */
function isExpectedError({ message, code }: Error & { code?: string }): boolean {
  return (message === 'aborted' && code === 'ECONNRESET') || message === 'not-found'
}

/** An error logged without a message. */
function findBareError(entry: unknown): Error | null {
  if (entry instanceof Error) return entry
  const { err = null, msg } = (entry ?? {}) as { err?: unknown; msg?: unknown }
  return err instanceof Error && msg === undefined ? err : null
}
