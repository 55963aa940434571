import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from './adapter.ts'
import { inTime } from './in-time.ts'
import { migrationNames } from './migrations.ts'

const patienceMs = 2_000

/**
 * What keeps the database from serving this version: it does not answer within two seconds, or lacks one of this version's
 * migrations; those of a newer version only add. Null where nothing does. Never throws.
 */
export async function whyUnready(payload: Payload): Promise<'database' | 'schema' | null> {
  const { drizzle } = postgresOf(payload)
  const answer = await inTime(
    drizzle.execute<{ name: string }>(sql`SELECT name FROM payload_migrations`),
    patienceMs,
  )
  if (!answer) return 'database'
  const done = new Set(answer.rows.map(({ name }) => name))
  return migrationNames.every((name) => done.has(name)) ? null : 'schema'
}
