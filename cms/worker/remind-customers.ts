import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { openStatuses } from '#business/bookings/status.ts'
import { subjectOf } from '#business/mails/kinds.ts'
import { dayToRemindOf, isToBeReminded } from '#business/mails/reminder.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { inTransaction } from '#cms/database/in-transaction.ts'
import { transactionOf } from '#cms/database/transaction.ts'
import { isMailSwitchedOn } from '#cms/mail/mail-switches.ts'
import { queueMails } from '#cms/mail/queue-mail.ts'
import type { Booking } from '#payload-types.ts'

/**
 * The evening before, reminds customers of their pickup, seen at the instant `now`. Each is reminded once, however many
 * workers ask and however often: their bookings are locked, marked and mailed in one transaction. A booking that
 * somebody is changing at this moment is left for the next time.
 */
export async function remindCustomers(payload: Payload, now: Date): Promise<void> {
  const day = dayToRemindOf(now)
  if (!day) return
  await inTransaction(payload, async (req) => {
    const bookings = await lockUnreminded(day, req)
    const due = bookings.filter((booking) => isToBeReminded(booking, now))
    if (due.length === 0 || !(await isMailSwitchedOn('booking-reminder', req))) return
    await markReminded(due, day, req)
    for (const booking of due) await queueReminder(booking, req)
  })
}

async function lockUnreminded(day: LocalDate, req: PayloadRequest): Promise<Booking[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    SELECT id FROM bookings
    WHERE date = ${day} AND status = ANY(${sql.param(openStatuses)}::enum_bookings_status[])
      AND email IS NOT NULL AND reminded_for IS DISTINCT FROM date
    FOR UPDATE SKIP LOCKED`)
  if (rows.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'bookings',
    where: { id: { in: rows.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  return docs
}

// The time tells whoever has read a booking before, and would store it whole as it was, that it has changed.
async function markReminded(bookings: Booking[], day: LocalDate, req: PayloadRequest) {
  const transaction = await transactionOf(req)
  const ids = sql.join(
    bookings.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  await transaction.execute(
    sql`UPDATE bookings SET reminded_for = ${day}, updated_at = clock_timestamp() WHERE id IN (${ids})`,
  )
}

// A job each, so that the worker sends a few at a time.
async function queueReminder({ id, reference, email }: Booking, req: PayloadRequest) {
  const subject = subjectOf('booking-reminder', reference)
  await queueMails(req, [
    { kind: 'booking-reminder', to: email ? [email] : [], subject, booking: id },
  ])
}
