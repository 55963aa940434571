import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { keptSince, type RetentionLimits, retentionLimits } from '#business/bookings/retention.ts'
import { instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { deleteMessages, eraseDetails } from '#collections/bookings/operations/erase.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { isPastRetention } from '#platform/database/queries/booking-conditions.ts'

// How long the activity log is kept where personal details are kept forever.
const activityMonths = 24

// A second's work.
const activityAtOnce = 10_000

// The locks on so many bookings are held for some tenths of a second.
const bookingsAtOnce = 500

/**
 * Erases what is older than the months for which the owner keeps personal details: bookings by `retentionLimits`, in whatever
 * status, and messages and mails that came in that long ago. At most some hundred bookings at a time; returns whether there may
 * be more. What was erased before is not touched again. The activity log is kept as long; two years where personal details are
 * kept forever.
 */
export async function eraseOldRecords(payload: Payload, now: Date): Promise<boolean> {
  const { bookingPolicy } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: { bookingPolicy: true },
    overrideAccess: true,
  })
  const months = bookingPolicy?.retentionMonths
  const isMore = await forgetActivityBefore(payload, keptSince(months || activityMonths, now))
  if (!months) return isMore
  return (await eraseBefore(payload, retentionLimits(months, now))) || isMore
}

/** Events of bookings are kept as long as their booking, and at least as long as other activity. */
async function forgetActivityBefore(payload: Payload, day: LocalDate): Promise<boolean> {
  const begin = instantAt(day, '00:00').toISOString()
  const { drizzle } = postgresOf(payload)
  const activities = await drizzle.execute(sql`
    DELETE FROM activities WHERE id IN (
      SELECT id FROM activities WHERE at < ${begin} ORDER BY at LIMIT ${activityAtOnce})`)
  const events = await drizzle.execute(sql`
    DELETE FROM booking_events WHERE id IN (
      SELECT id FROM booking_events WHERE created_at < ${begin}
        AND NOT EXISTS (SELECT FROM bookings WHERE bookings.id::text = booking_events.booking)
      LIMIT ${activityAtOnce})`)
  return [activities, events].some(({ rowCount }) => rowCount === activityAtOnce)
}

async function eraseBefore(payload: Payload, limits: RetentionLimits): Promise<boolean> {
  const { drizzle } = postgresOf(payload)
  const begin = instantAt(limits.pickupDay, '00:00').toISOString()
  return drizzle.transaction(async (transaction) => {
    const bookings = await transaction.execute<{ id: string }>(sql`
      SELECT id FROM bookings WHERE erased_at IS NULL AND ${isPastRetention(limits)}
      ORDER BY date, id LIMIT ${bookingsAtOnce} FOR NO KEY UPDATE SKIP LOCKED`)
    const by = 'Retention period'
    await eraseDetails(payload, transaction, idsIn(bookings), { actor: by, channel: 'worker' })
    const messages = await transaction.execute<{ id: string }>(
      sql`SELECT id FROM contact_messages WHERE created_at < ${begin}`,
    )
    const erased = await deleteMessages(transaction, idsIn(messages))
    // One line for all: nobody reads through hundreds that say the same.
    const counts = { bookings: bookings.rows.length, messages: erased.messages }
    const what = Object.entries(counts).flatMap(([of, count]) =>
      count > 0 ? [`${of}: ${count}`] : [],
    )
    const deed = { act: 'details-removed', what: what.join(', ') } as const
    const deeds = what.length > 0 ? [deed] : []
    await recordActivity(payload, transaction, { by, door: 'cms' }, deeds)
    // The mails of a booking go with it. What was queued at the very moment of its erasure goes here.
    await transaction.execute(sql`
      DELETE FROM emails WHERE (booking_id IS NULL AND created_at < ${begin})
        OR booking_id IN (SELECT id FROM bookings WHERE erased_at IS NOT NULL)`)
    return bookings.rows.length === bookingsAtOnce
  })
}

function idsIn({ rows }: { rows: { id: string }[] }): string[] {
  return rows.map(({ id }) => id)
}

let erasedOn: LocalDate | null = null

/** A worker's part in `eraseOldRecords`: done once a day in Mumbai, and until then a batch at a time. Returns whether there may be more. */
export async function eraseOldRecordsOncePerDay(
  payload: Payload,
  now = new Date(),
): Promise<boolean> {
  const today = localDateAt(now)
  if (erasedOn === today) return false
  const isMore = await eraseOldRecords(payload, now)
  if (!isMore) erasedOn = today
  return isMore
}
