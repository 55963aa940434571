import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { log } from '#cms/logs/log.ts'
import { environment } from '#environment.ts'

/** What the log says of a request. Never its address: that may hold the key to a booking, or to drafts. */
interface Answered {
  requestId: string
  method: string | undefined
  /** The pattern of its path, as app/routes.ts writes it. */
  route: string
  status: number
  /** When it began, by `performance.now()`. */
  began: number
}

export function logAnswer({ began, ...answered }: Answered): void {
  if (!log.isLevelEnabled('info')) return
  log.info({ ...answered, ms: Math.round((performance.now() - began) * 10) / 10 }, 'request')
}

/** The id that the proxy in front has given a request, so that both logs name it alike; otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = environment.trustProxy && headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
