import { z } from 'zod'
import { bookingFields } from '#business/booking-request'
import { addDays, type LocalDate } from '#business/local-time'

/** How many days are shown at once. */
export const daysShown = 14

const mostDaysAway = 365

/** A day and a window, as a form or an address names them. */
export const pickupSchema = z.object({ date: bookingFields.date, time: bookingFields.time })

const choiceSchema = z.object({
  from: bookingFields.date.optional().catch(undefined),
  date: bookingFields.date.optional().catch(undefined),
  time: bookingFields.time.optional().catch(undefined),
})

/** What an address of this page says was chosen so far. `from` is the first day it shows: today, or one within a year. */
export function choiceIn(searchParams: URLSearchParams, today: LocalDate) {
  const { from, date, time } = choiceSchema.parse(Object.fromEntries(searchParams))
  const isInReach = from && from >= today && from <= addDays(today, mostDaysAway)
  return { from: isInReach ? from : today, date, time }
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
