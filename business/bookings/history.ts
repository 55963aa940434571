import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { BookingStatus } from './status.ts'

/** Through which a change of a booking comes in. */
export const doors = ['site', 'dashboard', 'cms', 'manage-link'] as const

/** What staff call each. */
export const doorNames = {
  site: 'the site',
  dashboard: 'dashboard',
  cms: 'CMS',
  'manage-link': "the customer's link",
} satisfies Record<Door, string>

export type Door = (typeof doors)[number]

/** Who changed a booking, where it was its customer. */
export const byCustomer = 'Customer'

/** A change of a booking: when it was made (ISO 8601 in UTC), from what to what, and through which door. */
export interface HistoryLine {
  at: string
  /** Null where it is how the booking came to be. */
  from?: BookingStatus | null
  to: BookingStatus
  door: Door
  fromDate?: LocalDate | null
  fromTime?: Pickup['time'] | null
  toDate?: LocalDate | null
  toTime?: Pickup['time'] | null
}

/** From when to when a change rescheduled the pickup; null where it did not. */
export function rescheduleIn({
  fromDate,
  fromTime,
  toDate,
  toTime,
}: Omit<HistoryLine, 'to' | 'door'>): { from: Pickup; to: Pickup } | null {
  if (!fromDate || !fromTime || !toDate || !toTime) return null
  return { from: { date: fromDate, time: fromTime }, to: { date: toDate, time: toTime } }
}

/** How often a booking has changed since it was made, which the first line of its history says: the SEQUENCE of RFC 5545. */
export function changeCount(history: readonly unknown[] | null | undefined): number {
  return Math.max((history ?? []).length - 1, 0)
}
