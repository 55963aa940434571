import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isToCome } from '#business/bookings/retention.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { deleteMessages, eraseDetails } from '#collections/bookings/operations/erase.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { messagesOf, requireRightToErase } from './customer-records.ts'

/** How much was erased of each. */
export type ErasedCounts = Record<'bookings' | 'messages' | 'mails', number>

/** How much was erased; or, where nothing was, the day of the next pickup that is still to come. */
export type Erasure =
  { erased: ErasedCounts; pickupToCome?: never } | { erased?: never; pickupToCome: LocalDate }

/**
 * Erases what is kept about whoever has a phone (10 digits), all or nothing: bookings lose every detail of the customer
 * and count on, messages and mails are deleted. Refused while a pickup is to come at the instant `now`. Only for who
 * may delete all of it; others get a Forbidden error.
 *
 * The bookings are locked first. A change that is under way is waited for; one that was begun and comes after is
 * refused, because the booking has changed. A mail that is just being handed to the mail server may still leave.
 */
export async function eraseCustomer(
  req: PayloadRequest,
  phone: string,
  now: Date,
): Promise<Erasure> {
  await requireRightToErase(req)
  const { user } = req
  if (!user) throw new Error('Somebody has to answer for what is erased.')
  const { drizzle } = postgresOf(req.payload)
  return drizzle.transaction(async (transaction) => {
    const { rows: bookings } = await transaction.execute<{
      id: string
      status: BookingStatus
      date: LocalDate
    }>(sql`
      SELECT id, status, date FROM bookings WHERE phone = ${phone} AND erased_at IS NULL
      ORDER BY date, id FOR NO KEY UPDATE`)
    const next = bookings.find((booking) => isToCome(booking, now))
    if (next) return { pickupToCome: next.date }

    const bookingIds = bookings.map(({ id }) => id)
    const [by, door] = [nameOf(user), 'dashboard'] as const
    const eraser = { actor: by, channel: door }
    const mailsOfBookings = await eraseDetails(req.payload, transaction, bookingIds, eraser)
    const { rows: messages } = await transaction.execute<{ id: string }>(messagesOf(phone))
    const deleted = await deleteMessages(
      transaction,
      messages.map(({ id }) => id),
    )
    const deeds = messages.map(({ id }) => ({ act: 'message-deleted', message: id }) as const)
    await recordActivity(req.payload, transaction, { by, door }, deeds)
    return {
      erased: {
        bookings: bookings.length,
        messages: deleted.messages,
        mails: mailsOfBookings + deleted.mails,
      },
    }
  })
}
