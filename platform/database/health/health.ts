import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { inTime } from '#platform/database/in-time.ts'
import { lastBackupAt } from './last-backup.ts'

const timeoutMs = 2_000
const hourMs = 60 * 60 * 1000

export type Health =
  | { status: 'unavailable' }
  | { status: 'ok'; lastBackup: { madeAt: string; ageHours: number } | null }

/** Never throws. */
export async function healthOf(payload: Payload, now: Date): Promise<Health> {
  const answer = await inTime(
    lastBackupAt(payload).then((madeAt) => ({ madeAt })),
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
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  const { drizzle } = postgresOf(payload)
  return (await inTime(drizzle.execute(sql`SELECT 1`), timeoutMs)) !== undefined
}
