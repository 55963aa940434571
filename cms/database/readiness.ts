import { sql } from '@payloadcms/db-postgres'
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
  const answer = await inTime(
    drizzle.execute<{ name: string; isRequired: boolean }>(sql`
      SELECT name, false AS "isRequired" FROM payload_migrations
      UNION ALL SELECT name, true FROM (${sql.raw(requiredMigrations)}) AS required`),
    patienceMs,
  )
  if (!answer) return 'database'
  const { rows } = answer
  const done = new Set(rows.map(({ name }) => name))
  const isComplete = migrationNames.every((name) => done.has(name))
  return isComplete && !newerSchema(rows.filter(({ isRequired }) => isRequired)) ? null : 'schema'
}
