import { isContentLoaded } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { environment } from '#environment.ts'
import {
  type Health,
  readHealth,
  type ReadinessFailure,
  readinessFailure,
} from '#platform/monitoring/health.ts'
import { measureDatabase, serveMetrics } from '#platform/monitoring/metrics.ts'

/** Reports database reachability and backup age. Never throws. */
export function siteHealth(now: Date): Promise<Health> {
  return payloadClient().then(
    (payload) => readHealth(payload, now),
    () => ({ status: 'unavailable' }),
  )
}

/** Returns why this process cannot serve requests; null if ready. Never throws. */
export async function siteReadinessFailure(): Promise<ReadinessFailure | 'content' | null> {
  const reason = await payloadClient().then(readinessFailure, () => 'database' as const)
  return reason ?? (isContentLoaded() ? null : 'content')
}

/** Does nothing without METRICS_PORT. */
export function startMetrics(): void {
  const { port } = environment.metrics
  if (!port) return
  measureDatabase(payloadClient)
  serveMetrics(port)
}
