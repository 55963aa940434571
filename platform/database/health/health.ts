import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { inTime } from '#platform/database/in-time.ts'
import { lastBackupAt } from './last-backup.ts'

const patienceMs = 2_000
const hourMs = 60 * 60 * 1000

/** What `/healthz` says; `lastBackup` is null where there was none. */
export type Health =
  | { status: 'unavailable' }
  | { status: 'ok'; lastBackup: { madeAt: string; ageHours: number } | null }

/** Whether the database answers within two seconds, and how old its last backup is at the instant `now`. Never throws. */
export async function healthOf(payload: Payload, now: Date): Promise<Health> {
  const answer = await inTime(
    lastBackupAt(payload).then((madeAt) => ({ madeAt })),
    patienceMs,
  )
  if (!answer) return { status: 'unavailable' }
  const { madeAt } = answer
  const lastBackup = madeAt && {
    madeAt: madeAt.toISOString(),
    ageHours: Math.floor((now.getTime() - madeAt.getTime()) / hourMs),
  }
  return { status: 'ok', lastBackup }
}

/** Whether the database answers a query within two seconds. Never throws. */
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  const { drizzle } = postgresOf(payload)
  return (await inTime(drizzle.execute(sql`SELECT 1`), patienceMs)) !== undefined
}
