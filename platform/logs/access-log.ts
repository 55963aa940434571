import { log } from './log.ts'

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

export function logRequest({ startedAt, ...fields }: RequestResult): void {
  if (!log.isLevelEnabled('info')) return
  log.info({ ...fields, ms: Math.round((performance.now() - startedAt) * 10) / 10 }, 'request')
}
