import { stageOf } from '#business/bookings/order-stage.ts'
import { lastStep } from '#business/bookings/return/order-steps.ts'
import { promiseAfter } from '#business/bookings/return/return-date.ts'
import { bookingStatuses, isOpen } from '#business/bookings/status/status.ts'
import { checkPickup, slotIsFull } from '#business/pickups/availability.ts'
import { isRescheduled, type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { rulesForStaff } from '#business/pickups/pickup-rules.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { type Actor, changeBooking, type Target } from '#collections/bookings/change-booking.ts'
import { refusePickup } from '#collections/bookings/refusals.ts'
import { checkChangeLimits, checkCustomerMayChange } from './customer-rules.ts'
import { takePlace } from './take-place.ts'

/**
 * Needs an open booking and an offered slot with a place. Staff can ignore the same-day cut-off and
 * days ahead, but not opening hours or capacity.
 */
export function reschedule(actor: Actor, { to, ...target }: Target & { to: Pickup }) {
  return changeBooking(actor, target, async (before, context) => {
    if (!isRescheduled(before, to)) return {}
    const refusal =
      (await checkCustomerMayChange(before, context)) ??
      (await checkChangeLimits('rescheduled', before, context))
    if (refusal) return refusal
    const { user, tx, now, language } = context
    const words = wordsFor(language)
    if (!isOpen(before)) {
      const { label } = bookingStatuses[before.status]
      const status = (user ? label : words.order.stages[stageOf(before)]).toLowerCase()
      const message = fillSentence(words.pickups.finished, { status })
      return refusePickup({ field: 'date', message })
    }
    const step = lastStep(before)
    if (step !== null && step !== 'picked-up') {
      return refusePickup({ field: 'date', message: staffWords.steps.alreadyAtShop })
    }
    const pickupRules = (await context.readBusiness()).pickupRules[language]
    const rules = user ? rulesForStaff(pickupRules) : pickupRules
    const problem = checkPickup(to, { rules, now }, words)
    if (problem) return refusePickup(problem)
    // After the checks, because other bookings wait for the slot's lock.
    const hasPlace = await takePlace('pickup', { id: before.id, ...to }, { rules, tx })
    if (!hasPlace) return refusePickup(slotIsFull(words.pickups))
    return {
      set: {
        ...to,
        promisedDate: promiseAfter(before, to, rules),
        // The new pickup is not collected yet, and has no delivery.
        ...{ pickedUpAt: null, pickedUpBy: null, pieceCount: null, missedReason: null },
        ...{ deliveryDate: null, deliveryTime: null },
      },
      event: [
        { type: 'rescheduled', from: serializePickup(before), to: serializePickup(to) },
        ...(before.pickedUpAt ? [{ type: 'not-picked-up' as const }] : []),
      ],
      mails: { kinds: ['booking-rescheduled'] },
    }
  })
}
