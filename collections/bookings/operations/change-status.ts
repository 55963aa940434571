import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { type BookingStatus, bookingStatuses, canBecome } from '#business/bookings/status.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { assertCustomerMayChange } from './customer-rules.ts'
import { BookingRefused } from './refusals.ts'

/** Only one of two concurrent changes succeeds. Throws BookingRefused, NotFound or Forbidden. */
export function changeStatus(
  actor: Actor,
  { id, to, seen }: { id: string; to: BookingStatus; seen: SeenBooking },
): Promise<Booking> {
  return writeBooking(actor, id, { status: to }, { seen })
}

/** Customers can only cancel. */
export const changesStatus: Operation = async (change) => {
  const { before, data, door, now } = change
  const { status: from } = before
  const to = data.status ?? from
  if (to === from) return {}
  const isAllowed = canBecome(from, to) && (door !== 'manage-link' || to === 'cancelled')
  if (!isAllowed) {
    const [fromLabel, toLabel] = [bookingStatuses[from].label, bookingStatuses[to].label]
    throw new BookingRefused(staffMessages.status.notAllowed(fromLabel, toLabel))
  }
  await assertCustomerMayChange(change)
  return {
    data: to === 'completed' ? { completedAt: now.toISOString() } : {},
    event: { type: 'status-changed', from, to },
  }
}
