import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { impliedSteps } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatuses, canBecome } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  type Actor,
  type BookingChange,
  type Operation,
  updateBooking,
} from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/get-actor.ts'
import type { BookingCommand } from '#platform/api/request-context.ts'
import { assertCustomerMayChange } from './customer-rules.ts'

export interface StatusChange extends Pick<
  BookingCommand,
  'reason' | 'mailReason' | 'withoutMail'
> {
  id: string
  to: BookingStatus
  expected: ExpectedBooking
}

/**
 * Only one of two concurrent changes succeeds. Throws BookingRefusedError, NotFound or Forbidden.
 */
export function changeStatus(actor: Actor, { id, to, ...command }: StatusChange): Promise<Booking> {
  return updateBooking(actor, id, { status: to }, command)
}

function completeOrder({ before, req: { user }, now }: BookingChange): Partial<Booking> {
  const completedAt = now.toISOString()
  const pickedUpBy = before.pickedUpAt ? before.pickedUpBy : user && displayNameFor(user)
  return { completedAt, pickedUpBy, ...impliedSteps(before, completedAt) }
}

/** Customers can only cancel. */
export const applyStatusChange: Operation = async (change) => {
  const { before, command, data, channel } = change
  const { status: from } = before
  const to = data.status ?? from
  if (to === from) return {}
  const isAllowed = canBecome(from, to) && (channel !== 'manage-link' || to === 'cancelled')
  if (!isAllowed) {
    const [fromLabel, toLabel] = [bookingStatuses[from].label, bookingStatuses[to].label]
    throw new BookingRefusedError(staffWords.status.notAllowed(fromLabel, toLabel))
  }
  await assertCustomerMayChange(change)
  return {
    data: to === 'completed' ? completeOrder(change) : {},
    event: { type: 'status-changed', from, to, text: to === 'cancelled' ? command.reason : null },
  }
}
