import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import type { PlaceholderValues } from '#business/words/placeholders.ts'

export function bookingPlaceholders(
  { name, reference, date, time }: Pickup & { name: string; reference: string },
  business: { name: string; phone?: string | null },
  { dates, slots }: PickupNames,
): PlaceholderValues<'booking'> {
  return {
    ...{ name, reference },
    date: formatLongDate(date, dates),
    time: slots[time],
    business: business.name,
    phone: business.phone,
  }
}
