import {
  checkDelivery,
  type DeliveryChoice,
  getDelivery,
  isSameDelivery,
} from '#business/bookings/return/delivery.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { checkPickup, slotIsFull } from '#business/pickups/availability.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { rulesForDelivery } from '#business/pickups/pickup-rules.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError, PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { assertWithinChangeLimits } from './customer-rules.ts'
import { takePlace } from './take-place.ts'

/**
 * Stores the day and slot of the delivery, or removes them. Throws PickupRefusedError,
 * BookingRefusedError, NotFound or Forbidden.
 */
export function chooseDelivery(
  actor: Actor,
  { id, ...delivery }: { id: string } & DeliveryChoice,
): Promise<Booking> {
  return updateBooking(actor, id, {}, { delivery })
}

/**
 * Needs clothes that are ready, and an offered slot with a place. Customers have a limit per
 * booking.
 */
export const applyDelivery: Operation = async (change) => {
  const { before, command, req, now } = change
  if (!command.delivery) return {}
  const { to, expected } = command.delivery
  const from = getDelivery(before)
  if (isSameDelivery(from, to)) return {}
  const words = wordsFor(req.context.language ?? defaultLanguage)
  const refusal = checkDelivery(before)
  if (refusal) {
    throw new BookingRefusedError(staffWords.delivery.refusals[refusal](before.reference))
  }
  if (!isSameDelivery(from, expected)) {
    throw new BookingRefusedError(staffWords.status.changedMeanwhile)
  }
  await assertWithinChangeLimits('delivery-chosen', change)
  if (to) {
    const { pickupRules } = await getPublishedBusiness(req)
    const rules = rulesForDelivery(pickupRules, req.user ? 'staff' : 'customer')
    if (checkPickup(to, { rules, now }, words)) {
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
