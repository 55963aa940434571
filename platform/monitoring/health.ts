import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { migrationNames } from '#platform/database/migrations.ts'
import { getTransactionQueue } from '#platform/database/transaction-queue.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import { readLastBackupTime } from './backups.ts'

const timeoutMs = 2_000
const hourMs = 60 * 60 * 1000

export type Health =
  | { status: 'unavailable' }
  | { status: 'ok'; lastBackup: { madeAt: string; ageHours: number } | null }

/** Never throws. */
export async function readHealth(payload: Payload, now: Date): Promise<Health> {
  const madeAt = await withTimeout(readLastBackupTime(payload), timeoutMs)
  if (madeAt === undefined) return { status: 'unavailable' }
  const lastBackup = madeAt && {
    madeAt: madeAt.toISOString(),
    ageHours: Math.floor((now.getTime() - madeAt.getTime()) / hourMs),
  }
  return { status: 'ok', lastBackup }
}

/** Never throws. */
export async function isDatabaseResponding(payload: Payload): Promise<boolean> {
  const { drizzle } = getPostgres(payload)
  return (await withTimeout(drizzle.execute(sql`SELECT 1`), timeoutMs)) !== undefined
}

/** docs/monitoring.md explains each value. */
export type ReadinessFailure = 'database' | 'schema' | 'transactions'

/**
 * Returns null if ready; otherwise no answer within two seconds, a missing migration, or stalled
 * transactions. Never throws.
 */
export async function readinessFailure(payload: Payload): Promise<ReadinessFailure | null> {
  if (getTransactionQueue(payload).isStalled) return 'transactions'
  const { drizzle } = getPostgres(payload)
  const answer = await withTimeout(
    drizzle.execute<{ name: string }>(sql`SELECT name FROM payload_migrations`),
    timeoutMs,
  )
  if (!answer) return 'database'
  const done = new Set(answer.rows.map(({ name }) => name))
  return migrationNames.every((name) => done.has(name)) ? null : 'schema'
}
