import { formatDistanceStrict } from 'date-fns'
import { backups } from '#business/words/staff.ts'

// Allows one failed daily backup.
const oldAfterMs = 48 * 60 * 60 * 1000

/** Describes the last backup; `isOld` if there is none within two days. */
export function describeBackupAge(
  madeAt: Date | null,
  now: Date,
): { text: string; isOld: boolean } {
  if (!madeAt) return { text: backups.none, isOld: true }
  const ago = formatDistanceStrict(madeAt, now, { addSuffix: true, roundingMethod: 'floor' })
  const isOld = now.getTime() - madeAt.getTime() >= oldAfterMs
  return { text: isOld ? backups.old(ago) : backups.last(ago), isOld }
}
