import { log } from './log.ts'

/** What the log says of a request. Never its address: that may hold the key to a booking, or to drafts. */
interface Answered {
  requestId: string
  method: string | undefined
  /** The pattern of its path. */
  route: string
  status: number
  /** When it began, by `performance.now()`. */
  began: number
}

export function logAnswer({ began, ...answered }: Answered): void {
  if (!log.isLevelEnabled('info')) return
  log.info({ ...answered, ms: Math.round((performance.now() - began) * 10) / 10 }, 'request')
}
