import { sql } from '@payloadcms/db-postgres'
import { subDays } from 'date-fns'
import type { Payload } from 'payload'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { eraseOldRecordsOncePerDay } from '#collections/customers/erase-old-records.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { forgetOldCounts } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { dropAllUntouched } from '#platform/publishing/untouched.ts'

/**
 * What is done beside the mails: publishes what editors have planned, drops what they opened and left empty, and erases old
 * records. Returns whether there may be more to do.
 *
 * However many processes run a worker, one keeps house at a time: two would publish the same, for Payload reads and marks
 * jobs in two steps. The lock ends with the transaction, and so with a process that dies.
 */
export async function keepHouse(payload: Payload): Promise<boolean> {
  return postgresOf(payload).drizzle.transaction(async (turn) => {
    const { rows } = await turn.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${advisoryLocks.worker}) AS mine`,
    )
    if (!rows[0]?.mine) return false
    await publishPlanned(payload).catch(tell('What is planned could not be published'))
    await dropUntouchedOncePerDay(payload, new Date()).catch(
      tell('Forms that were left empty could not be dropped'),
    )
    await forgetOldCounts(payload).catch(tell('Old counts could not be forgotten'))
    return eraseOldRecordsOncePerDay(payload)
  })
}

/** For what fails without keeping the rest from being done. */
function tell(sentence: string) {
  return (error: unknown) => log.error({ err: error }, sentence)
}

// The start page of the CMS lists failed plans until they are deleted.
const failedPlansKeptDays = 30

/**
 * Takes up again the jobs of a worker that died, which Payload leaves marked as being processed. Deletes jobs that are done,
 * and plans that failed long ago: Payload keeps both.
 */
async function publishPlanned(payload: Payload): Promise<void> {
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
          updatedAt: { less_than: subDays(new Date(), failedPlansKeptDays).toISOString() },
        },
      ],
    },
  })
  await payload.jobs.run({ allQueues: true, silent: true, overrideAccess: true })
}

let droppedOn: LocalDate | null = null

async function dropUntouchedOncePerDay(payload: Payload, now: Date): Promise<void> {
  const today = localDateAt(now)
  if (droppedOn === today) return
  await dropAllUntouched(payload, now)
  droppedOn = today
}
