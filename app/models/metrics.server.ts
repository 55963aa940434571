import { measureDatabase } from '#platform/metrics/database.ts'
import { measureProcess, registry } from '#platform/metrics/registry.ts'
import { payloadClient } from './payload.server.ts'

export function startMetrics(): void {
  measureProcess()
  measureDatabase(payloadClient)
}

/** Returns metrics in Prometheus's text format. */
export function metricsText(): Promise<string> {
  return registry.metrics()
}
