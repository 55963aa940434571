import { sql } from '@payloadcms/db-postgres'
import { subDays } from 'date-fns'
import type { Payload } from 'payload'
import { eraseOldRecords } from '#collections/customers/erase-old-records.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { deleteExpiredCounts } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { discardEmptyDrafts } from '#platform/publishing/discard-empty-drafts.ts'
import { emptyTrash } from '#platform/publishing/empty-trash.ts'
import { oncePerDay } from './once-per-day.ts'

const discardEmptyDraftsOncePerDay = oncePerDay(discardEmptyDrafts)
const emptyTrashOncePerDay = oncePerDay(emptyTrash)
const eraseOldRecordsOncePerDay = oncePerDay(eraseOldRecords)

/**
 * Runs in one process at a time, because Payload reads and marks jobs in two steps. The lock ends
 * with the transaction. Returns whether more may remain.
 */
export async function runMaintenance(payload: Payload): Promise<boolean> {
  return getPostgres(payload).drizzle.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${advisoryLocks.worker}) AS mine`,
    )
    if (!rows[0]?.mine) return false
    const now = new Date()
    await publishScheduled(payload).catch(logFailure('Scheduled changes could not be published'))
    await discardEmptyDraftsOncePerDay(payload, now).catch(
      logFailure('Empty drafts could not be deleted'),
    )
    await deleteExpiredCounts(payload).catch(
      logFailure('Old rate limit counts could not be deleted'),
    )
    const isTrashLeft = await emptyTrashOncePerDay(payload, now).catch(
      logFailure('The trash could not be emptied'),
    )
    return [await eraseOldRecordsOncePerDay(payload, now), isTrashLeft].includes(true)
  })
}

/** The other tasks still run. */
function logFailure(sentence: string) {
  return (error: unknown) => log.error({ err: error }, sentence)
}

// The CMS lists failed scheduled changes until then.
const failedChangesKeptDays = 30

/** Payload leaves a dead worker's jobs marked as processing, and keeps finished ones. */
async function publishScheduled(payload: Payload): Promise<void> {
  await payload.db.updateJobs({
    data: { processing: false },
    returning: false,
    where: { processing: { equals: true } },
  })
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      or: [
        { completedAt: { exists: true } },
        {
          hasError: { equals: true },
          updatedAt: { less_than: subDays(new Date(), failedChangesKeptDays).toISOString() },
        },
      ],
    },
  })
  await payload.jobs.run({ allQueues: true, silent: true, overrideAccess: true })
}
