import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'

export function bookingPlaceholders(
  { name, reference, date, time }: Pickup & { name: string; reference: string },
  business: { name: string; phone?: string | null },
) {
  return {
    ...{ name, reference, time },
    date: formatLongDate(date),
    business: business.name,
    phone: business.phone,
  }
}
