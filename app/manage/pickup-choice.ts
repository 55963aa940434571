import * as z from 'zod/mini'
import { fieldSchemas } from '#business/bookings/forms/booking-request.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { applyTappedDay, tappedDayField } from '#business/pickups/tapped-day.ts'
import * as messages from '#business/words/messages.ts'

export const pickupSchema = z.object({ date: fieldSchemas.date, time: fieldSchemas.time })

const choiceSchema = z.object({
  date: z.catch(z.optional(fieldSchemas.date), undefined),
  time: z.catch(z.optional(fieldSchemas.time), undefined),
})

/** Null before the form is sent. */
export function parsePickupChoice(searchParams: URLSearchParams): Partial<Pickup> | null {
  const isSent = ['date', 'time', tappedDayField].some((name) => searchParams.has(name))
  if (!isSent) return null
  return choiceSchema.parse(Object.fromEntries(applyTappedDay(new URLSearchParams(searchParams))))
}

/** Returns the pickup or the problem. Null, before any choice, is no problem. */
export function checkPickupChoice(
  days: DayAvailability[],
  choice: Partial<Pickup> | null,
  current: Pickup,
): { to: Pickup | null; problem: string | null } {
  if (!choice) return { to: null, problem: null }
  const { date, time } = choice
  if (!date) return { to: null, problem: messages.booking.dateRequired }
  const day = days.find((known) => known.date === date)
  if (!time) return { to: null, problem: day?.reason ?? messages.booking.timeRequired }
  if (date === current.date && time === current.time) {
    return { to: null, problem: messages.manageLink.alreadyAtThatTime }
  }
  if (day?.slots.includes(time)) return { to: { date, time }, problem: null }
  return { to: null, problem: messages.manageLink.noLongerOffered }
}
