import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { inTime } from '#platform/database/in-time.ts'
import { migrationNames } from '#platform/database/migrations/migrations.ts'
import {
  newerSchema,
  requiredMigrations,
} from '#platform/database/migrations/required-migrations.ts'
import { transactionQueueOf } from '#platform/database/transaction-queue.ts'

const patienceMs = 2_000

/** Why this process cannot use the database; docs/monitoring.md explains each. */
export type DatabaseProblem = 'database' | 'schema' | 'transactions'

/**
 * Returns what keeps the database from serving this version: it does not answer within two seconds, it lacks a migration of
 * this version or requires one that this version does not know, or this process can begin no transaction. Returns null when
 * nothing does. Never throws.
 */
export async function whyUnready(payload: Payload): Promise<DatabaseProblem | null> {
  if (transactionQueueOf(payload).isStalled) return 'transactions'
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
