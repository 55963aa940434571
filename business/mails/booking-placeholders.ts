import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { PlaceholderValues } from '#business/words/placeholders.ts'

export function bookingPlaceholders(
  { name, reference, date, time }: Pickup & { name: string; reference: string },
  business: { name: string; phone?: string | null },
): PlaceholderValues<'booking'> {
  return {
    ...{ name, reference, time },
    date: formatLongDate(date),
    business: business.name,
    phone: business.phone,
  }
}
