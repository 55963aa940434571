import type { OfferedDay } from '#app/booking-fields/use-offered-days.ts'
import { loadPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { computeReturnDates } from '#business/bookings/return/return-date.ts'

/** With the return day of each service, which the browser only looks up. */
export async function loadOfferedDays(
  query: Parameters<typeof loadPickupDays>[0],
): Promise<OfferedDay[]> {
  const { rules } = query
  const days = await loadPickupDays(query)
  return days.map((day) => ({
    ...day,
    returns: day.reason ? {} : computeReturnDates(day.date, rules),
  }))
}
