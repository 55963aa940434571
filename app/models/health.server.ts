import { type Health, healthOf } from '#platform/database/health/health.ts'
import { payloadClient } from './payload.server.ts'

/** Whether this process can reach the database at the instant `now`, and how old its last backup is. Never throws. */
export function siteHealth(now: Date): Promise<Health> {
  return payloadClient().then(
    (payload) => healthOf(payload, now),
    () => ({ status: 'unavailable' }),
  )
}
