import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { BookingRefused } from './refusals.ts'

/**
 * Locks the row of a booking until the transaction ends, and refuses if the booking is no longer as it was read (`before`),
 * as the actor saw it (`seen`), or as it was when the actor's form was opened (`updatedAt`). Payload stores a whole booking as
 * it read it, so any other change in between would be lost.
 */
export async function lockBooking(
  before: Booking,
  { seen = before, updatedAt }: { seen?: SeenBooking; updatedAt?: string },
  req: PayloadRequest,
): Promise<void> {
  const present = await lockedRow(before.id, req)
  if (present.status !== seen.status) {
    const { label } = bookingStatuses[present.status]
    const by = await whoChanged(before.id, req)
    throw new BookingRefused(staffMessages.status.alreadyChanged(label, by))
  }
  const isOutdated =
    present.updatedAt !== before.updatedAt || present.updatedAt !== (updatedAt ?? before.updatedAt)
  if (isOutdated || isRescheduled(seen, before)) {
    throw new BookingRefused(staffMessages.status.changedMeanwhile)
  }
}

async function lockedRow(
  id: string,
  req: PayloadRequest,
): Promise<Pick<Booking, 'status' | 'updatedAt'>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ status: BookingStatus; updated_at: string }>(
    sql`SELECT status, updated_at FROM bookings WHERE id = ${id} FOR NO KEY UPDATE`,
  )
  const [row] = rows
  if (!row) throw new BookingRefused(staffMessages.status.bookingGone, 404)
  return { status: row.status, updatedAt: new Date(row.updated_at).toISOString() }
}

/** Who changed a booking last. A separate statement: the one that waited for the lock would find an older event. */
async function whoChanged(id: string, req: PayloadRequest): Promise<string | undefined> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ actor: string }>(
    sql`SELECT actor FROM booking_events WHERE booking = ${id} AND type = 'status-changed'
      ORDER BY created_at DESC LIMIT 1`,
  )
  return rows[0]?.actor
}
