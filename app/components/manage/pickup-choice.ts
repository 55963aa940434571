import * as z from 'zod/mini'
import { bookingFields } from '#business/bookings/booking-request.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { addDays, type LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'

/** How many days are shown at once. */
export const daysShown = 14

const mostDaysAway = 365

/** A day and a slot, as a form or an address names them. */
export const pickupSchema = z.object({ date: bookingFields.date, time: bookingFields.time })

const choiceSchema = z.object({
  from: z.catch(z.optional(bookingFields.date), undefined),
  date: z.catch(z.optional(bookingFields.date), undefined),
  time: z.catch(z.optional(bookingFields.time), undefined),
})

/** What an address of this page says was chosen so far. `from` is the first day it shows: today, or one within a year. */
export function choiceIn(searchParams: URLSearchParams, today: LocalDate) {
  const { from, date, time } = choiceSchema.parse(Object.fromEntries(searchParams))
  const isInReach = from && from >= today && from <= addDays(today, mostDaysAway)
  return { from: isInReach ? from : today, date, time }
}

/**
 * What a choice comes to among the days that are shown: the day whose slots are shown, by itself that of the pickup as
 * it is now or else the first with a slot; where to the pickup would be moved, if that can be; and if it cannot, why.
 */
export function choiceAmong(
  days: DayAvailability[],
  { date, time }: Partial<Pickup>,
  present: Pickup,
): { chosen: DayAvailability; to: Pickup | null; problem: string | null } {
  const chosen =
    days.find((day) => day.date === (date ?? present.date)) ??
    days.find(({ slots }) => slots.length > 0) ??
    days[0]!
  if (!date || !time) return { chosen, to: null, problem: null }
  if (date === present.date && time === present.time) {
    return { chosen, to: null, problem: messages.managing.alreadyThen }
  }
  if (chosen.date === date && chosen.slots.includes(time)) {
    return { chosen, to: { date, time }, problem: null }
  }
  return { chosen, to: null, problem: messages.managing.noLongerOffered }
}

/** The first day of the days before and after those that begin with `from`; null where there are none to choose from. */
export function otherDays(from: LocalDate, today: LocalDate, daysAhead: number | null) {
  const before = addDays(from, -daysShown)
  const after = addDays(from, daysShown)
  const last = addDays(today, Math.min(daysAhead ?? mostDaysAway, mostDaysAway))
  return {
    earlier: from > today ? (before < today ? today : before) : null,
    later: after <= last ? after : null,
  }
}

/** The query string that `choiceIn` reads. */
export function choiceQuery(choice: { from: LocalDate; date?: LocalDate; time?: string }): string {
  return `?${new URLSearchParams(choice).toString()}`
}
