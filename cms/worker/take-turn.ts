import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { eraseOldRecordsOncePerDay } from '#cms/customers/erase-old-records.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { advisoryLocks } from '#cms/database/locks.ts'

// Two mails each: what most mail servers take from one sender at once.
const jobsATurn = 5

/**
 * One turn of the worker: does the jobs that are due, at most a handful, and once a day erases old records. Returns
 * whether there may be more to do.
 *
 * However many processes run a worker, one turn is taken at a time: two would pick up the same job, for Payload
 * reads and marks jobs in two steps. The lock ends with the turn's transaction, and so with a process that dies.
 */
export async function takeTurn(payload: Payload): Promise<boolean> {
  const { drizzle } = postgresOf(payload)
  return drizzle.transaction(async (turn) => {
    const { rows } = await turn.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${advisoryLocks.worker}) AS mine`,
    )
    if (!rows[0]?.mine) return false
    await settleLostJobs(payload)
    const { noJobsRemaining } = await payload.jobs.run({
      // Mails, and what editors have planned to publish.
      allQueues: true,
      limit: jobsATurn,
      silent: true,
      overrideAccess: true,
    })
    // After the mails, which somebody waits for.
    const isMoreToErase = await eraseOldRecordsOncePerDay(payload)
    return !noJobsRemaining || isMoreToErase
  })
}

/**
 * A job that is marked as being worked on before this turn has begun was left by a worker that died, and Payload would
 * never take it up again. Its mails may have been sent already; a repeat has the same Message-ID. One that is marked as
 * done Payload would never delete.
 */
async function settleLostJobs(payload: Payload): Promise<void> {
  await payload.db.updateJobs({
    data: { processing: false },
    returning: false,
    where: { processing: { equals: true } },
  })
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { completedAt: { exists: true } },
  })
}
