import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Booking } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { BookingRefusedError } from './booking-errors.ts'

/**
 * Locks a booking until the transaction ends. Refuses if it differs from `before`, `expected` or
 * `updatedAt`: Payload writes the whole booking and would overwrite other changes.
 */
export async function lockBooking(
  before: Booking,
  { expected = before, updatedAt }: { expected?: ExpectedBooking; updatedAt?: string },
  req: PayloadRequest,
): Promise<void> {
  const current = await lockRow(before.id, req)
  if (current.status !== expected.status) {
    const { label } = bookingStatuses[current.status]
    const by = await findLastStatusActor(before.id, req)
    throw new BookingRefusedError(staffWords.status.alreadyChanged(label, by))
  }
  const isOutdated =
    current.updatedAt !== before.updatedAt || current.updatedAt !== (updatedAt ?? before.updatedAt)
  if (isOutdated || isRescheduled(expected, before)) {
    throw new BookingRefusedError(staffWords.status.changedMeanwhile)
  }
}

async function lockRow(
  id: string,
  req: PayloadRequest,
): Promise<Pick<Booking, 'status' | 'updatedAt'>> {
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ status: BookingStatus; updated_at: string }>(
    sql`SELECT status, updated_at FROM bookings WHERE id = ${id} FOR NO KEY UPDATE`,
  )
  const [row] = rows
  if (!row) throw new BookingRefusedError(staffWords.status.bookingGone, 404)
  return { status: row.status, updatedAt: new Date(row.updated_at).toISOString() }
}

/** After the lock: a waiting statement would see older events. */
async function findLastStatusActor(id: string, req: PayloadRequest): Promise<string | undefined> {
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ actor: string }>(
    sql`SELECT actor FROM booking_events WHERE booking = ${id} AND type IN ('status-changed', 'undone')
      ORDER BY created_at DESC LIMIT 1`,
  )
  return rows[0]?.actor
}
