import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { environment } from '#environment.ts'
import { processSingleton } from './process-singleton.ts'

/** Id of the current request or job, for log lines. */
export const requestIdStorage = processSingleton(
  'request ids',
  () => new AsyncLocalStorage<string>(),
)

/** Uses the trusted proxy's id, so that all logs share it. */
export function getRequestId(headers: IncomingHttpHeaders): string {
  const given = environment.trustProxy && headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
