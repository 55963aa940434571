import * as z from 'zod/mini'
import { bookingFields } from '#business/bookings/booking-request.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { withChosenDay } from '#business/pickups/chosen-day.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'

/** A day and a slot, as a form or an address names them. */
export const pickupSchema = z.object({ date: bookingFields.date, time: bookingFields.time })

const choiceSchema = z.object({
  date: z.catch(z.optional(bookingFields.date), undefined),
  time: z.catch(z.optional(bookingFields.time), undefined),
})

/** What an address of the page says was chosen so far. */
export function choiceIn(searchParams: URLSearchParams): Partial<Pickup> {
  return choiceSchema.parse(Object.fromEntries(withChosenDay(new URLSearchParams(searchParams))))
}

/**
 * What a choice comes to among the days that are known: where to the pickup would be moved, if that can be; and if it
 * cannot, why, or what is still to be chosen. Nothing is missing as long as nothing was chosen.
 */
export function choiceAmong(
  days: DayAvailability[],
  { date, time }: Partial<Pickup>,
  present: Pickup,
): { to: Pickup | null; problem: string | null } {
  if (!date) return { to: null, problem: time ? messages.booking.dateRequired : null }
  const day = days.find((known) => known.date === date)
  if (!time) return { to: null, problem: day?.reason ?? messages.booking.timeRequired }
  if (date === present.date && time === present.time) {
    return { to: null, problem: messages.managing.alreadyThen }
  }
  if (day?.slots.includes(time)) return { to: { date, time }, problem: null }
  return { to: null, problem: messages.managing.noLongerOffered }
}
