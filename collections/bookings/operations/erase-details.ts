import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { BookingEvent } from '#business/bookings/events.ts'
import { bookingDetailNames, detailField, erasedText } from '#business/bookings/fields.ts'
import { eraseBillTexts } from '#collections/bills/bill-rows.ts'
import { deleteUnusedPreferences } from '#collections/customers/preferences.ts'
import { eraseEventTexts, recordBookingEvents } from '#platform/activity/booking-events.ts'

export type Transaction = Parameters<Parameters<PostgresAdapter['drizzle']['transaction']>[0]>[0]

const erasedColumns = sql.join(
  bookingDetailNames.map(
    (name) => sql`${sql.identifier(name)} = ${detailField(name).isOptional ? null : erasedText}`,
  ),
  sql`, `,
)

/**
 * Erases details and deletes the mails; returns their number. Rows must be locked and not yet
 * erased. `updatedAt` changes, so that open forms cannot write details back. A worker that is
 * sending a mail finds no row to update.
 */
export async function eraseDetails(
  payload: Payload,
  transaction: Transaction,
  bookingIds: string[],
  eraser: Pick<BookingEvent, 'actor' | 'channel'>,
): Promise<number> {
  if (bookingIds.length === 0) return 0
  const bookings = sql`ANY(${sql.param(bookingIds)}::uuid[])`
  await transaction.execute(sql`
    UPDATE bookings SET
      ${erasedColumns},
      request_key = NULL, manage_key_hash = NULL,
      erased_at = now(), updated_at = greatest(now(), updated_at + interval '1 millisecond')
    WHERE id = ${bookings}`)
  await eraseEventTexts(transaction, bookingIds)
  await eraseBillTexts(transaction, bookingIds)
  await deleteUnusedPreferences(transaction)
  const events = bookingIds.map((booking) => ({ booking, type: 'erased' }) as const)
  await recordBookingEvents(payload, transaction, eraser, events)
  const { rowCount } = await transaction.execute(
    sql`DELETE FROM emails WHERE booking_id = ${bookings}`,
  )
  return rowCount ?? 0
}

/** Returns the numbers of deleted messages and mails. */
export async function deleteMessages(
  transaction: Transaction,
  messageIds: string[],
): Promise<{ messages: number; mails: number }> {
  if (messageIds.length === 0) return { messages: 0, mails: 0 }
  const messages = sql`ANY(${sql.param(messageIds)}::uuid[])`
  const mails = await transaction.execute(
    sql`DELETE FROM emails WHERE contact_message_id = ${messages}`,
  )
  const deleted = await transaction.execute(
    sql`DELETE FROM contact_messages WHERE id = ${messages}`,
  )
  return { messages: deleted.rowCount ?? 0, mails: mails.rowCount ?? 0 }
}
