import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import { readLastBackupTime } from './last-backup.ts'

const timeoutMs = 2_000
const hourMs = 60 * 60 * 1000

export type Health =
  | { status: 'unavailable' }
  | { status: 'ok'; lastBackup: { madeAt: string; ageHours: number } | null }

/** Never throws. */
export async function readHealth(payload: Payload, now: Date): Promise<Health> {
  const answer = await withTimeout(
    readLastBackupTime(payload).then((madeAt) => ({ madeAt })),
    timeoutMs,
  )
  if (!answer) return { status: 'unavailable' }
  const { madeAt } = answer
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
