import { formatDistanceStrict } from 'date-fns'
import type { Payload } from 'payload'
import type { ClientBase } from 'pg'
import { backups } from '#business/words/staff.ts'

const key = 'last-backup'

export async function recordBackup(client: ClientBase, madeAt: Date): Promise<void> {
  await client.query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET data = EXCLUDED.data`,
    [key, JSON.stringify({ madeAt: madeAt.toISOString() })],
  )
}

/** Returns the time of the last `npm run backup`, or null. */
export async function readLastBackupTime(payload: Payload): Promise<Date | null> {
  const recorded = await payload.kv.get<{ madeAt: string }>(key)
  return recorded && new Date(recorded.madeAt)
}

// Allows one failed daily backup.
const oldAfterMs = 48 * 60 * 60 * 1000

/** Describes the last backup; `isOld` if there is none within two days. */
export function describeBackupAge(
  madeAt: Date | null,
  now: Date,
): { text: string; isOld: boolean } {
  if (!madeAt) return { text: backups.none, isOld: true }
  const ago = formatDistanceStrict(madeAt, now, { addSuffix: true, roundingMethod: 'floor' })
  const isOld = isBackupOld(madeAt, now)
  return { text: isOld ? backups.old(ago) : backups.last(ago), isOld }
}

export function isBackupOld(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() >= oldAfterMs
}
