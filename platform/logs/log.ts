import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  destination,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino'
import { environment } from '#environment.ts'
import { processSingleton } from './process-singleton.ts'
import { messageForLog, removeQueryParameters, serializeError } from './serialize-error.ts'

/** The current request or job. */
export const requestStorage = processSingleton(
  'requests',
  () => new AsyncLocalStorage<{ id: string; remoteAddress?: string; url?: string }>(),
)

/** Uses the trusted proxy's id, so that all logs share it. */
export function getRequestId(headers: IncomingHttpHeaders): string {
  const given = environment.trustProxy && headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}

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
      const { id: requestId } = requestStorage.getStore() ?? {}
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

/** Has no URL, which may contain the key of a booking or preview. */
interface RequestResult {
  requestId: string
  method: string | undefined
  /** The route pattern. */
  route: string
  status: number
  /** In milliseconds of `performance.now()`. */
  startedAt: number
}

export function isLoggingRequests(): boolean {
  return log.isLevelEnabled('info')
}

export function logRequest({ startedAt, ...fields }: RequestResult): void {
  if (!isLoggingRequests()) return
  log.info({ ...fields, ms: Math.round((performance.now() - startedAt) * 10) / 10 }, 'request')
}
