import type { Payload } from 'payload'

// Far more than the mail adapter's timeouts let one send take.
const lostAfterMs = 5 * 60_000

/**
 * Gives back the jobs of a worker that died: nothing else would ever take them up again, since they are still marked
 * as being worked on. Not a job itself, which could get lost in the same way. A job that is not lost after all
 * is worked on twice, which sends a mail twice at worst, under one Message-ID.
 */
export async function giveBackLostJobs(payload: Payload, now: Date): Promise<void> {
  await payload.db.updateJobs({
    data: { processing: false },
    returning: false,
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now.getTime() - lostAfterMs).toISOString() } },
      ],
    },
  })
}
