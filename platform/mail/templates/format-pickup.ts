import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'

/** Formats as `Thursday, 26 November 2026, 11AM-1PM` */
export function formatPickup({ date, time }: Pickup): string {
  return `${formatLongDate(date)}, ${time}`
}
