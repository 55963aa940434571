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

const timeoutMs = 2_000

/** docs/monitoring.md explains each value. */
export type DatabaseProblem = 'database' | 'schema' | 'transactions'

/**
 * Returns why this process cannot serve, or null: no answer within two seconds, a missing or
 * unknown migration, or stalled transactions. Never throws.
 */
export async function whyUnready(payload: Payload): Promise<DatabaseProblem | null> {
  if (transactionQueueOf(payload).isStalled) return 'transactions'
  const { drizzle } = postgresOf(payload)
  const answer = await inTime(
    drizzle.execute<{ name: string; isRequired: boolean }>(sql`
      SELECT name, false AS "isRequired" FROM payload_migrations
      UNION ALL SELECT name, true FROM (${sql.raw(requiredMigrations)}) AS required`),
    timeoutMs,
  )
  if (!answer) return 'database'
  const { rows } = answer
  const done = new Set(rows.map(({ name }) => name))
  const isComplete = migrationNames.every((name) => done.has(name))
  return isComplete && !newerSchema(rows.filter(({ isRequired }) => isRequired)) ? null : 'schema'
}
