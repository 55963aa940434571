import { formatLongDate } from '#business/pickups/local-time.ts'

/** A pickup as a booking's history says it, `2026-11-26, 11AM-1PM`, for people to read. */
export function formatPickup(pickup: string): string {
  const [date = '', time] = pickup.split(', ')
  return `${formatLongDate(date)}, ${time}`
}
