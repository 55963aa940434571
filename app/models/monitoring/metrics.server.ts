import { payloadClient } from '#app/models/payload.server.ts'
import { measureDatabase } from '#platform/metrics/database.ts'
import { measureProcess, registry } from '#platform/metrics/registry.ts'

export function startMetrics(): void {
  measureProcess()
  measureDatabase(payloadClient)
}

/** Returns metrics in Prometheus's text format. */
export function metricsText(): Promise<string> {
  return registry.metrics()
}
