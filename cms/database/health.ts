import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from './adapter.ts'

const patienceMs = 2_000

/** Whether the database answers a query within two seconds. Never throws. */
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  const { drizzle } = postgresOf(payload)
  const answered = drizzle.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, setTimeout(patienceMs, false, { ref: false })])
}
