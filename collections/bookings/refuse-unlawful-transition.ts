import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import {
  type BookingStatus,
  bookingStatuses,
  canBecome,
  isBookingStatus,
} from '#business/bookings/status.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { transactionOf } from '#platform/database/transaction.ts'

/**
 * The status of a booking changes only as the table of statuses allows, whichever door the change comes through.
 *
 * The row is locked first: of two people acting on one booking at once, the second waits here and then
 * finds that the state or the pickup it saw (`context.seen`, or what was read when its request began) has passed.
 * Payload stores a whole booking as it read it, so any other change since then is a reason to refuse, too.
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

  const seen = (context.seen as SeenBooking | undefined) ?? originalDoc
  const { status: present, updatedAt } = await lockedBooking(originalDoc.id, req)
  if (present !== seen.status) {
    throw new APIError(
      staffMessages.status.alreadyChanged(
        bookingStatuses[present].label,
        await whoChanged(originalDoc.id, req),
      ),
      409,
      undefined,
      true,
    )
  }
  // Whoever sends a whole booking back, as the CMS does, says so of which time it was.
  const sentBack = data.updatedAt ?? updatedAt
  const isOutdated = updatedAt !== originalDoc.updatedAt || updatedAt !== sentBack
  if (isOutdated || isRescheduled(seen, originalDoc)) {
    throw new APIError(staffMessages.status.changedMeanwhile, 409, undefined, true)
  }
  if (data.status !== present && !canBecome(present, data.status)) {
    const [from, to] = [bookingStatuses[present].label, bookingStatuses[data.status].label]
    throw new APIError(staffMessages.status.notAllowed(from, to), 409, undefined, true)
  }
  return data
}

async function lockedBooking(
  id: string,
  req: PayloadRequest,
): Promise<Pick<Booking, 'status' | 'updatedAt'>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ status: BookingStatus; updated_at: string }>(
    sql`SELECT status, updated_at FROM bookings WHERE id = ${id} FOR NO KEY UPDATE`,
  )
  const [row] = rows
  if (!row) throw new APIError(staffMessages.status.bookingGone, 404, undefined, true)
  return { status: row.status, updatedAt: new Date(row.updated_at).toISOString() }
}

/** Who changed a booking last. Asked by itself: whoever waited for the row would find the line that was last before. */
async function whoChanged(id: string, req: PayloadRequest): Promise<string | undefined> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ by: string }>(
    sql`SELECT by FROM bookings_history WHERE _parent_id = ${id} ORDER BY _order DESC LIMIT 1`,
  )
  return rows[0]?.by
}
