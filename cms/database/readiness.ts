import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { postgresOf } from './adapter.ts'
import { inTime } from './in-time.ts'
import { migrationNames } from './migrations.ts'
import { newerSchema, requiredMigrations } from './required-migrations.ts'

const patienceMs = 2_000

/**
 * What keeps the database from serving this version: it does not answer within two seconds, or lacks one of this version's
 * migrations, or requires one that this version does not know. Null where nothing does. Never throws.
 */
export async function whyUnready(payload: Payload): Promise<'database' | 'schema' | null> {
  const { drizzle } = postgresOf(payload)
  const namesIn = (query: SQL) => drizzle.execute<{ name: string }>(query)
  const answer = await inTime(
    Promise.all([
      namesIn(sql`SELECT name FROM payload_migrations`),
      namesIn(sql.raw(requiredMigrations)),
    ]),
    patienceMs,
  )
  if (!answer) return 'database'
  const [{ rows }, required] = answer
  const done = new Set(rows.map(({ name }) => name))
  const isComplete = migrationNames.every((name) => done.has(name))
  return isComplete && !newerSchema(required.rows) ? null : 'schema'
}
