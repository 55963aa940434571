import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from './adapter.ts'

/** Whether the database answers a query at this moment. Never throws. */
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  const { drizzle } = postgresOf(payload)
  return drizzle.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )
}
