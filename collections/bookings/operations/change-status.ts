import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { type BookingStatus, bookingStatuses, canBecome } from '#business/bookings/status.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { type Actor, type Operation, updateBooking } from './booking-change.ts'
import { BookingRefusedError } from './booking-errors.ts'
import { assertCustomerMayChange } from './customer-rules.ts'

/**
 * Only one of two concurrent changes succeeds. Throws BookingRefusedError, NotFound or Forbidden.
 */
export function changeStatus(
  actor: Actor,
  { id, to, expected }: { id: string; to: BookingStatus; expected: ExpectedBooking },
): Promise<Booking> {
  return updateBooking(actor, id, { status: to }, { expected })
}

/** Customers can only cancel. */
export const applyStatusChange: Operation = async (change) => {
  const { before, data, channel, now } = change
  const { status: from } = before
  const to = data.status ?? from
  if (to === from) return {}
  const isAllowed = canBecome(from, to) && (channel !== 'manage-link' || to === 'cancelled')
  if (!isAllowed) {
    const [fromLabel, toLabel] = [bookingStatuses[from].label, bookingStatuses[to].label]
    throw new BookingRefusedError(staffMessages.status.notAllowed(fromLabel, toLabel))
  }
  await assertCustomerMayChange(change)
  return {
    data: to === 'completed' ? { completedAt: now.toISOString() } : {},
    event: { type: 'status-changed', from, to },
  }
}
