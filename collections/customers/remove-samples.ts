import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getTransaction } from '#platform/database/transaction.ts'

/**
 * Deletes the bookings and messages of `npm run demo`, with events, answers and mails. Needs a
 * transaction.
 */
export async function removeSamples(
  req: PayloadRequest,
): Promise<{ bookings: number; messages: number }> {
  const transaction = await getTransaction(req)
  // Locked, so that a concurrent change cannot add an event or a mail.
  const { rows: bookings } = await transaction.execute<{ id: string; reference: string }>(
    sql`SELECT id, reference FROM bookings WHERE sample FOR UPDATE`,
  )
  const { rows: messages } = await transaction.execute<{ id: string }>(
    sql`SELECT id FROM contact_messages WHERE sample FOR UPDATE`,
  )
  const bookingIds = sql.param(bookings.map(({ id }) => id))
  const messageIds = sql.param(messages.map(({ id }) => id))
  const references = sql.param(bookings.map(({ reference }) => reference))
  for (const statement of [
    sql`DELETE FROM booking_events WHERE booking = ANY(${bookingIds}::text[])`,
    sql`DELETE FROM bills WHERE booking = ANY(${bookingIds}::text[])`,
    sql`DELETE FROM activities WHERE reference = ANY(${references}::text[]) OR message = ANY(${messageIds}::text[])`,
    sql`DELETE FROM emails WHERE booking_id = ANY(${bookingIds}::uuid[])`,
    sql`DELETE FROM emails WHERE contact_message_id = ANY(${messageIds}::uuid[])`,
    sql`DELETE FROM bookings WHERE id = ANY(${bookingIds}::uuid[])`,
    sql`DELETE FROM contact_messages WHERE id = ANY(${messageIds}::uuid[])`,
  ]) {
    await transaction.execute(statement)
  }
  return { bookings: bookings.length, messages: messages.length }
}
