import { type Health, healthOf } from '#platform/database/health/health.ts'
import { payloadClient } from './payload.server.ts'

/** Reports database reachability and backup age. Never throws. */
export function siteHealth(now: Date): Promise<Health> {
  return payloadClient().then(
    (payload) => healthOf(payload, now),
    () => ({ status: 'unavailable' }),
  )
}
