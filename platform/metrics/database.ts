import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { isDatabaseResponding } from '#platform/database/health/health.ts'
import { registerGauge } from './registry.ts'

/** Registers gauges of availability and connections. */
export function measureDatabase(connect: () => Promise<Payload>): void {
  let payload: Payload | undefined
  // No values until the database is reachable.
  const connectedPayload = () => {
    if (!payload) {
      connect().then(
        (found) => (payload = found),
        () => {},
      )
    }
    return payload
  }
  const pool = () => {
    const connected = connectedPayload()
    return connected && getPostgres(connected).pool
  }
  connectedPayload()

  registerGauge(
    'saaf_database_pool_max_connections',
    'How many connections to the database this process may have.',
    () => pool()?.options.max,
  )
  registerGauge('saaf_database_pool_connections', 'How many it has.', () => pool()?.totalCount)
  registerGauge(
    'saaf_database_pool_idle_connections',
    'How many of them have nothing to do.',
    () => pool()?.idleCount,
  )
  registerGauge(
    'saaf_database_pool_waiting_queries',
    'Queries that wait for a connection.',
    () => pool()?.waitingCount,
  )
  // Last, because its own query would count as waiting.
  registerGauge(
    'saaf_database_up',
    '1 while the database answers within two seconds, 0 otherwise.',
    async () => {
      const connected = connectedPayload()
      return connected && (await isDatabaseResponding(connected)) ? 1 : 0
    },
  )
}
