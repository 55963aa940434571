import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import { customerMailSubject } from '#business/mails/mail-kinds.ts'
import { needsReminder, pickupDayToRemind } from '#business/mails/reminder.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { findEventsByBooking } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBookings } from '#platform/database/queries/find-bookings.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { type QueuedMail, toOutboxRows } from '#platform/mail/queue-mails.ts'

/**
 * Reminds each customer once, even with several workers. Bookings that are locked or changed since
 * the read wait for the next run.
 */
export async function remindCustomers(payload: Payload, now: Date): Promise<void> {
  const day = pickupDayToRemind(now)
  if (!day || !(await getPublishedBusiness(payload)).mailKinds.has('booking-reminder')) return
  const bookings = await findBookings(
    payload,
    getPostgres(payload).drizzle,
    sql`date = ${day} AND is_open AND email IS NOT NULL AND sample IS NOT TRUE
      AND reminded_for IS DISTINCT FROM ${day}`,
  )
  const ids = bookings.map(({ id }) => id)
  const events = await findEventsByBooking(payload, ids, { type: 'rescheduled' })
  for (const booking of bookings) {
    const isDue = needsReminder({ ...booking, events: events.get(booking.id)! }, now)
    if (isDue) await remind(payload, booking)
  }
}

/** In one statement. */
async function remind(payload: Payload, { id, reference, email, language, updatedAt }: Booking) {
  const subject = customerMailSubject('booking-reminder', reference, wordsFor(language))
  const mail: QueuedMail = { kind: 'booking-reminder', to: [email!], subject, booking: id }
  await getPostgres(payload).drizzle.execute(sql`
    WITH marked AS (
      UPDATE bookings SET reminded_for = date, updated_at = clock_timestamp()
      WHERE id = (
        SELECT id FROM bookings WHERE id = ${id} AND updated_at = ${updatedAt} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id)
    INSERT INTO emails
    SELECT mails.* FROM marked, jsonb_populate_recordset(NULL::emails, ${JSON.stringify(toOutboxRows(payload, [mail]))}) AS mails`)
}
