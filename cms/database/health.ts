import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Whether the database answers a query at this moment. Never throws. */
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  return drizzle.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )
}
