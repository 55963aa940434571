import { findDeliveryRefusal, getDelivery } from '#business/bookings/return/delivery.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { findPickupProblem, slotIsFull } from '#business/pickups/availability.ts'
import { isRescheduled, type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { rulesForStaff } from '#business/pickups/pickup-rules.ts'
import * as orderWords from '#business/words/staff/orders.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError, PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { takePlace } from './take-place.ts'

/**
 * Stores the day and slot of the delivery, or removes them. Throws PickupRefusedError,
 * BookingRefusedError, NotFound or Forbidden.
 */
export function chooseDelivery(
  actor: Actor,
  { id, to }: { id: string; to: Pickup | null },
): Promise<Booking> {
  return updateBooking(actor, id, {}, { delivery: to })
}

/**
 * Needs clothes that are ready, and an offered slot with a place. As for pickups, staff can ignore
 * the same-day cut-off and days ahead.
 */
export const applyDelivery: Operation = async ({ before, command, req, now }) => {
  const { delivery: to } = command
  if (to === undefined) return {}
  const from = getDelivery(before)
  if (from && to ? !isRescheduled(from, to) : from === to) return {}
  const words = wordsFor(req.context.language ?? defaultLanguage)
  const refusal = findDeliveryRefusal(before)
  if (refusal) {
    throw new BookingRefusedError(orderWords.delivery.refusals[refusal](before.reference))
  }
  if (to) {
    const { pickupRules } = await getPublishedBusiness(req)
    const rules = req.user ? rulesForStaff(pickupRules) : pickupRules
    if (findPickupProblem(to, { rules, now }, words)) {
      throw new PickupRefusedError({ field: 'time', message: words.delivery.notOffered })
    }
    if (!(await takePlace('delivery', { id: before.id, ...to }, { rules, req }))) {
      throw new PickupRefusedError(slotIsFull(words.pickups))
    }
  }
  return {
    data: { deliveryDate: to?.date ?? null, deliveryTime: to?.time ?? null },
    event: {
      type: 'delivery-chosen',
      from: from && serializePickup(from),
      to: to && serializePickup(to),
    },
  }
}
