import {
  checkDelivery,
  type DeliveryChoice,
  getDelivery,
  isSameDelivery,
} from '#business/bookings/return/delivery.ts'
import { checkPickup, slotIsFull } from '#business/pickups/availability.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { rulesForDelivery } from '#business/pickups/pickup-rules.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { type Actor, changeBooking } from '#collections/bookings/change-booking.ts'
import { refuse, refusePickup } from '#collections/bookings/refusals.ts'
import { checkChangeLimits } from './customer-rules.ts'
import { takePlace } from './take-place.ts'

/** Needs clothes that are ready, and an offered slot with a place. */
export function chooseDelivery(
  actor: Actor,
  { id, to, expected }: { id: string } & DeliveryChoice,
) {
  return changeBooking(actor, { id }, async (before, context) => {
    const from = getDelivery(before)
    if (isSameDelivery(from, to)) return {}
    const refusal = checkDelivery(before)
    if (refusal) return refuse('rule', staffWords.delivery.refusals[refusal](before.reference))
    if (!isSameDelivery(from, expected)) {
      return refuse('outdated', staffWords.status.changedMeanwhile)
    }
    const limit = await checkChangeLimits('delivery-chosen', before, context)
    if (limit) return limit
    if (to) {
      const { user, tx, now, language } = context
      const words = wordsFor(language)
      const { pickupRules } = await context.readBusiness()
      const rules = rulesForDelivery(pickupRules[language], user ? 'staff' : 'customer')
      if (checkPickup(to, { rules, now }, words)) {
        return refusePickup({ field: 'time', message: words.delivery.notOffered })
      }
      // Last, because other bookings wait for the slot's lock.
      const hasPlace = await takePlace('delivery', { id, ...to }, { rules, tx })
      if (!hasPlace) return refusePickup(slotIsFull(words.pickups))
    }
    return {
      set: { deliveryDate: to?.date ?? null, deliveryTime: to?.time ?? null },
      event: {
        type: 'delivery-chosen',
        from: from && serializePickup(from),
        to: to && serializePickup(to),
      },
    }
  })
}
