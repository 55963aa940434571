import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { lastStep } from '#business/bookings/return/order-steps.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { checkPickup, slotIsFull } from '#business/pickups/availability.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isRescheduled, type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { rulesForStaff } from '#business/pickups/pickup-rules.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { assertCustomerMayChange, assertWithinChangeLimits } from './customer-rules.ts'
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
  const words = wordsFor(req.context.language ?? defaultLanguage)
  if (!isRescheduled(before, to)) return {}
  await assertCustomerMayChange(change)
  await assertWithinChangeLimits('rescheduled', change)
  if (!isOpen(before)) {
    const status = words.customerStatuses[before.status].toLowerCase()
    const message = fillSentence(words.pickups.finished, { status })
    throw new PickupRefusedError({ field: 'date', message })
  }
  const step = lastStep(before)
  if (step !== null && step !== 'picked-up') {
    const message = staffWords.steps.alreadyAtShop
    throw new PickupRefusedError({ field: 'date', message })
  }
  // Field validation rejects these.
  if (!isLocalDate(to.date) || !isTimeSlot(to.time)) return {}

  const { pickupRules } = await getPublishedBusiness(req)
  const rules = req.user ? rulesForStaff(pickupRules) : pickupRules
  const problem = checkPickup(to, { rules, now }, words)
  if (problem) throw new PickupRefusedError(problem)
  const pickup = { id: before.id, date: to.date, time: to.time }
  if (!(await takePlace('pickup', pickup, { rules, req }))) {
    throw new PickupRefusedError(slotIsFull(words.pickups))
  }
  return {
    // The new pickup is not collected yet, and has no delivery.
    data: { pickedUpAt: null, pickedUpBy: null, deliveryDate: null, deliveryTime: null },
    event: { type: 'rescheduled', from: serializePickup(before), to: serializePickup(to) },
  }
}
