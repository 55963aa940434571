import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { databaseAnswers } from '#platform/database/health/health.ts'
import { gauge } from './registry.ts'

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
    return connected && postgresOf(connected).pool
  }
  connectedPayload()

  gauge(
    'saaf_database_pool_max_connections',
    'How many connections to the database this process may have.',
    () => pool()?.options.max,
  )
  gauge('saaf_database_pool_connections', 'How many it has.', () => pool()?.totalCount)
  gauge(
    'saaf_database_pool_idle_connections',
    'How many of them have nothing to do.',
    () => pool()?.idleCount,
  )
  gauge(
    'saaf_database_pool_waiting_queries',
    'Queries that wait for a connection.',
    () => pool()?.waitingCount,
  )
  // Last, because its own query would count as waiting.
  gauge(
    'saaf_database_up',
    '1 while the database answers within two seconds, 0 otherwise.',
    async () => {
      const connected = connectedPayload()
      return connected && (await databaseAnswers(connected)) ? 1 : 0
    },
  )
}
