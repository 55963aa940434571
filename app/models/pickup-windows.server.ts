import { availabilityOn, type DayAvailability, type TakenPlaces } from '#business/availability'
import { addDays, type LocalDate } from '#business/local-time'
import type { PickupRules } from '#business/pickup-rules'
import { payloadClient } from './payload.server'

/**
 * What can be booked on each of a row of days that begins with `from`, in order, at the instant `now`. The database is
 * asked only where windows have a capacity. The booking `except` takes no place: it may be moved within its day.
 */
export async function pickupDays(
  { from, days, except }: { from: LocalDate; days: number; except?: string },
  rules: PickupRules,
  now: Date,
): Promise<DayAvailability[]> {
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
  const taken = rules.capacityPerSlot === null ? {} : await takenPlaces(dates, except)
  return dates.map((date) => availabilityOn(date, { rules, taken: taken[date] ?? {}, now }))
}

async function takenPlaces(dates: LocalDate[], except: string | undefined) {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bookings',
    where: {
      date: { in: dates },
      status: { not_equals: 'cancelled' },
      ...(except && { id: { not_equals: except } }),
    },
    select: { date: true, time: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const taken: Record<LocalDate, TakenPlaces> = {}
  for (const { date, time } of docs) {
    const day = (taken[date] ??= {})
    day[time] = (day[time] ?? 0) + 1
  }
  return taken
}
