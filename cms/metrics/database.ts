import type { Payload } from 'payload'
import { Gauge } from 'prom-client'
import { postgresOf } from '#cms/database/adapter.ts'
import { databaseAnswers } from '#cms/database/health.ts'
import { metric } from './registry.ts'

/** Has the database measured whenever somebody asks, as `ask` finds it: whether it answers, and the connections to it. */
export function measureDatabase(ask: () => Promise<Payload>): void {
  let payload: Payload | undefined
  // Nobody waits for one that is away: until it has been reached once there is nothing to say of it.
  const reached = () => {
    if (!payload)
      ask().then(
        (found) => (payload = found),
        () => {},
      )
    return payload
  }
  reached()
  metric(
    'database up',
    (registers) =>
      new Gauge({
        name: 'saaf_database_up',
        help: '1 while the database answers within two seconds, 0 otherwise.',
        aggregator: 'min',
        registers,
        async collect() {
          const known = reached()
          this.set(known && (await databaseAnswers(known)) ? 1 : 0)
        },
      }),
  )
  metric(
    'pool connections',
    (registers) =>
      new Gauge({
        name: 'saaf_database_pool_connections',
        help: 'Connections to the database, by what they do.',
        labelNames: ['state'],
        registers,
        collect() {
          const { totalCount = 0, idleCount = 0 } = poolOf(reached()) ?? {}
          this.set({ state: 'idle' }, idleCount)
          this.set({ state: 'used' }, totalCount - idleCount)
        },
      }),
  )
  metric(
    'pool size',
    (registers) =>
      new Gauge({
        name: 'saaf_database_pool_max_connections',
        help: 'How many connections to the database there may be.',
        registers,
        collect() {
          this.set(poolOf(reached())?.options.max ?? 0)
        },
      }),
  )
  metric(
    'pool waiting',
    (registers) =>
      new Gauge({
        name: 'saaf_database_pool_waiting_requests',
        help: 'Queries that wait for a connection.',
        registers,
        collect() {
          this.set(poolOf(reached())?.waitingCount ?? 0)
        },
      }),
  )
}

function poolOf(payload: Payload | undefined) {
  return payload && postgresOf(payload).pool
}
