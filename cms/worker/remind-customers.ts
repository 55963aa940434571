import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { openStatuses } from '#business/bookings/status.ts'
import { subjectOf } from '#business/mails/kinds.ts'
import { dayToRemindOf, isToBeReminded } from '#business/mails/reminder.ts'
import type { Booking } from '#payload-types.ts'
import { eventsOfBookings } from '#platform/activity/read-booking-events.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { isMailSwitchedOn } from '#platform/mail/mail-switches.ts'
import { outboxRows, type QueuedMail } from '#platform/mail/queue-mail.ts'

/**
 * Reminds each customer once, even with several workers. Bookings that are locked or changed since
 * the read wait for the next run.
 */
export async function remindCustomers(payload: Payload, now: Date): Promise<void> {
  const day = dayToRemindOf(now)
  if (!day || !(await isMailSwitchedOn('booking-reminder', payload))) return
  const { docs } = await payload.find({
    collection: 'bookings',
    where: {
      date: { equals: day },
      status: { in: openStatuses },
      email: { exists: true },
      or: [{ remindedFor: { exists: false } }, { remindedFor: { not_equals: day } }],
    },
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
  })
  const ids = docs.map(({ id }) => id)
  const events = await eventsOfBookings(payload, ids, { type: 'rescheduled' })
  for (const booking of docs) {
    const isDue = isToBeReminded({ ...booking, events: events.get(booking.id)! }, now)
    if (isDue) await remind(payload, booking)
  }
}

/**
 * Marks the booking and queues its mail in one statement. The new `updatedAt` makes concurrent
 * edits fail.
 */
async function remind(payload: Payload, { id, reference, email, updatedAt }: Booking) {
  const subject = subjectOf('booking-reminder', reference)
  const mail: QueuedMail = { kind: 'booking-reminder', to: [email!], subject, booking: id }
  await postgresOf(payload).drizzle.execute(sql`
    WITH marked AS (
      UPDATE bookings SET reminded_for = date, updated_at = clock_timestamp()
      WHERE id = (
        SELECT id FROM bookings WHERE id = ${id} AND updated_at = ${updatedAt} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id)
    INSERT INTO emails
    SELECT mails.* FROM marked, jsonb_populate_recordset(NULL::emails, ${JSON.stringify(outboxRows(payload, [mail]))}) AS mails`)
}
