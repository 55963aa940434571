import type { OfferedDay } from '#app/booking-fields/use-offered-days.ts'
import { loadPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import {
  type ByService,
  computeReturnDates,
  type ReturnRules,
} from '#business/bookings/return/return-date.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'

/** With the return day of each service, which the browser only looks up. */
export async function loadOfferedDays(
  query: Parameters<typeof loadPickupDays>[0],
): Promise<OfferedDay[]> {
  const { rules } = query
  const days = await loadPickupDays(query)
  return days.map((day) => ({ ...day, returns: day.reason ? {} : returnsOf(day.date, rules) }))
}

// The rules of an edit are one object. Only days that are offered get here: at most a year.
const computed = new WeakMap<ReturnRules, Map<LocalDate, ByService<LocalDate>>>()

function returnsOf(date: LocalDate, rules: ReturnRules): ByService<LocalDate> {
  const known = computed.get(rules) ?? new Map<LocalDate, ByService<LocalDate>>()
  computed.set(rules, known)
  const returns = known.get(date) ?? computeReturnDates(date, rules)
  known.set(date, returns)
  return returns
}
