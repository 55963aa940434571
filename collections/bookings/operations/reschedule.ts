import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { bookingStatuses, isOpen } from '#business/bookings/status.ts'
import { findPickupProblem, slotIsFull } from '#business/pickups/availability.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isRescheduled, type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { rulesForStaff } from '#business/pickups/pickup-rules.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'
import * as messages from '#business/words/messages.ts'
import type { Booking } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { type Actor, type Operation, updateBooking } from './booking-change.ts'
import { PickupRefusedError } from './booking-errors.ts'
import { assertCustomerMayChange, assertWithinRescheduleLimits } from './customer-rules.ts'
import { takePlace } from './take-place.ts'

/** Throws PickupRefusedError, BookingRefusedError, NotFound or Forbidden. */
export function reschedule(
  actor: Actor,
  { id, to: { date, time }, expected }: { id: string; to: Pickup; expected: ExpectedBooking },
): Promise<Booking> {
  return updateBooking(actor, id, { date, time }, { expected })
}

/**
 * Needs an open booking and an offered slot with a place. Staff can ignore the same-day cut-off and
 * days ahead, but not opening hours or capacity.
 */
export const applyReschedule: Operation = async (change) => {
  const { before, data, req, now } = change
  const to = { ...before, ...data }
  if (!isRescheduled(before, to)) return {}
  await assertCustomerMayChange(change)
  await assertWithinRescheduleLimits(change)
  if (!isOpen(before)) {
    const message = messages.pickup.finished(bookingStatuses[before.status].label)
    throw new PickupRefusedError({ field: 'date', message })
  }
  // Field validation rejects these.
  if (!isLocalDate(to.date) || !isTimeSlot(to.time)) return {}

  const { pickupRules } = await getPublishedBusiness(req)
  const rules = req.user ? rulesForStaff(pickupRules) : pickupRules
  const problem = findPickupProblem(to, { rules, now })
  if (problem) throw new PickupRefusedError(problem)
  const pickup = { id: before.id, date: to.date, time: to.time }
  if (!(await takePlace(pickup, rules.capacityPerSlot, req))) {
    throw new PickupRefusedError(slotIsFull)
  }
  return {
    // The new pickup is not collected yet.
    data: { pickedUpAt: null, pickedUpBy: null },
    event: { type: 'rescheduled', from: serializePickup(before), to: serializePickup(to) },
  }
}
