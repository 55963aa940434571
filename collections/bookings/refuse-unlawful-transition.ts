import {
  bookingStatuses,
  canBecome,
  isBookingStatus,
  type BookingStatus,
} from '#business/booking-status'
import { messages } from '#business/messages'
import { transactionOf } from '#cms/transaction'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '#payload-types'

/**
 * A booking moves only as the status table allows, whichever door the change comes through.
 *
 * The row is locked first: of two people acting on one booking at once, the second waits here and then
 * finds that the state it saw (`context.seenStatus`, or what was read when its request began) has passed.
 */
export const refuseUnlawfulTransition: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  // A value that is no status at all is refused by the field itself.
  if (operation !== 'update' || !originalDoc || !isBookingStatus(data.status)) return data

  const seen = (context.seenStatus as BookingStatus | undefined) ?? originalDoc.status
  const present = await lockedStatus(originalDoc.id, req)
  if (present !== seen) {
    throw new APIError(
      messages.status.alreadyChanged(bookingStatuses[present].label),
      409,
      undefined,
      true,
    )
  }
  if (data.status !== present && !canBecome(present, data.status)) {
    const [from, to] = [bookingStatuses[present].label, bookingStatuses[data.status].label]
    throw new APIError(messages.status.notAllowed(from, to), 409, undefined, true)
  }
  return data
}

async function lockedStatus(
  id: string,
  req: Parameters<typeof transactionOf>[0],
): Promise<BookingStatus> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ status: BookingStatus }>(
    sql`SELECT status FROM bookings WHERE id = ${id} FOR UPDATE`,
  )
  const [row] = rows
  if (!row) throw new APIError(messages.status.bookingGone, 404, undefined, true)
  return row.status
}
