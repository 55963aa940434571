import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { isDatabaseResponding } from '#platform/database/health/health.ts'
import { registerGauge } from './registry.ts'

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
    'Maximum number of database connections of this process.',
    () => pool()?.options.max,
  )
  registerGauge(
    'saaf_database_pool_connections',
    'Database connections of this process.',
    () => pool()?.totalCount,
  )
  registerGauge(
    'saaf_database_pool_idle_connections',
    'Idle database connections of this process.',
    () => pool()?.idleCount,
  )
  registerGauge(
    'saaf_database_pool_waiting_queries',
    'Queries waiting for a database connection.',
    () => pool()?.waitingCount,
  )
  // Last, because its own query would count as waiting.
  registerGauge(
    'saaf_database_up',
    '1 if the database answers within two seconds, otherwise 0.',
    async () => {
      const connected = connectedPayload()
      return connected && (await isDatabaseResponding(connected)) ? 1 : 0
    },
  )
}
