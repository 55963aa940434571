import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from './adapter.ts'
import { migrationNames } from './migrations.ts'

const patienceMs = 2_000

/**
 * What keeps the database from serving this version: it does not answer within two seconds, or lacks one of this version's
 * migrations; those of a newer version only add. Null where nothing does. Never throws.
 */
export async function whyUnready(payload: Payload): Promise<'database' | 'schema' | null> {
  const looked = postgresOf(payload)
    .drizzle.execute<{ name: string }>(sql`SELECT name FROM payload_migrations`)
    .then(
      ({ rows }) => {
        const done = new Set(rows.map(({ name }) => name))
        return migrationNames.every((name) => done.has(name)) ? null : 'schema'
      },
      () => 'database' as const,
    )
  return Promise.race([looked, setTimeout(patienceMs, 'database' as const, { ref: false })])
}
