import { payloadClient } from '#app/models/payload.server.ts'
import { type Health, readHealth } from '#platform/database/health/health.ts'

/** Reports database reachability and backup age. Never throws. */
export function siteHealth(now: Date): Promise<Health> {
  return payloadClient().then(
    (payload) => readHealth(payload, now),
    () => ({ status: 'unavailable' }),
  )
}
