import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { databaseAnswers } from '#platform/database/health/health.ts'
import { gauge } from './registry.ts'

/** Has the database that `ask` finds measured whenever somebody asks: whether it answers, and the connections to it. */
export function measureDatabase(ask: () => Promise<Payload>): void {
  let payload: Payload | undefined
  // Nobody waits for one that is away: until it has been reached there is nothing to say of it.
  const reached = () => {
    if (!payload) {
      ask().then(
        (found) => (payload = found),
        () => {},
      )
    }
    return payload
  }
  const pool = () => {
    const known = reached()
    return known && postgresOf(known).pool
  }
  reached()

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
  // After the others: what is asked here would be counted as waiting.
  gauge(
    'saaf_database_up',
    '1 while the database answers within two seconds, 0 otherwise.',
    async () => {
      const known = reached()
      return known && (await databaseAnswers(known)) ? 1 : 0
    },
  )
}
