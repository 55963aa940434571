import type { Payload } from 'payload'
import { isDatabaseResponding } from '#platform/database/health/health.ts'
import { registerGauge } from './registry.ts'

/** `connect` need not succeed. */
export function measureDatabase(connect: () => Promise<Payload>): void {
  registerGauge(
    'saaf_database_up',
    '1 if the database answers within two seconds, otherwise 0.',
    () =>
      connect().then(
        async (payload) => Number(await isDatabaseResponding(payload)),
        () => 0,
      ),
  )
}
