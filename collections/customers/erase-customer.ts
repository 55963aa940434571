import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isUpcoming } from '#business/bookings/retention.ts'
import { isInProgress } from '#business/bookings/return/order-steps.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { deleteMessages, eraseDetails } from '#collections/bookings/operations/erase-details.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { requireErasePermission, selectMessageIdsByPhone } from './customer-records.ts'

export type ErasedCounts = Record<'bookings' | 'messages' | 'mails', number>

export type EraseResult =
  | { outcome: 'erased'; erased: ErasedCounts }
  | { outcome: 'upcoming'; date: LocalDate }
  | { outcome: 'in-progress'; reference: string }

/**
 * Erases the data of a phone (10 digits) in one transaction: bookings lose customer details but
 * still count, messages and mails are deleted. Refused while a pickup is upcoming at `now`, or the
 * shop has clothes. Throws Forbidden.
 *
 * Locks the bookings first: waits for running changes, and later ones store no text. A mail being
 * sent may still leave.
 */
export async function eraseCustomer(
  req: PayloadRequest,
  phone: string,
  now: Date,
): Promise<EraseResult> {
  await requireErasePermission(req)
  const { user } = req
  if (!user) throw new Error('Erasing needs a signed-in user.')
  const { drizzle } = getPostgres(req.payload)
  return drizzle.transaction(async (transaction) => {
    const { rows: bookings } = await transaction.execute<{
      id: string
      reference: string
      status: BookingStatus
      date: LocalDate
      pickedUpAt: string | null
      deliveredAt: string | null
    }>(sql`
      SELECT id, reference, status, date,
        picked_up_at AS "pickedUpAt", delivered_at AS "deliveredAt"
      FROM bookings WHERE phone = ${phone} AND erased_at IS NULL
      ORDER BY date, id FOR NO KEY UPDATE`)
    const unreturned = bookings.find(isInProgress)
    if (unreturned) return { outcome: 'in-progress', reference: unreturned.reference }
    const next = bookings.find((booking) => isUpcoming(booking, now))
    if (next) return { outcome: 'upcoming', date: next.date }

    const bookingIds = bookings.map(({ id }) => id)
    const eraser = { actor: displayNameFor(user), channel: 'dashboard' } as const
    const mailsOfBookings = await eraseDetails(req.payload, transaction, bookingIds, eraser)
    const { rows: messages } = await transaction.execute<{ id: string }>(
      selectMessageIdsByPhone(phone),
    )
    const deleted = await deleteMessages(
      transaction,
      messages.map(({ id }) => id),
    )
    const deletions = messages.map(({ id }) => ({ type: 'message-deleted', message: id }) as const)
    await recordActivity(req.payload, transaction, eraser, deletions)
    return {
      outcome: 'erased',
      erased: {
        bookings: bookings.length,
        messages: deleted.messages,
        mails: mailsOfBookings + deleted.mails,
      },
    }
  })
}
