import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { environment } from '#environment.ts'
import { processWide } from './process-wide.ts'

/** The request that is being answered, or for which the worker works: the id under which each line of the log names it. */
export const requestIds = processWide('request ids', () => new AsyncLocalStorage<string>())

/** The id that the proxy in front has given a request, so that all logs name it alike; otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = environment.trustProxy && headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
