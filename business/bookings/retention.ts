import { format, parseISO, subMonths } from 'date-fns'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { type BookingStatus, isOpen } from './status.ts'

/** India's DPDP Rules 2025, rule 8(3): personal data and the logs about it are kept for a year at least. */
export const minRetentionMonths = 12

/** Raises a stored setting to `minRetentionMonths`. An empty one stays empty: details are kept forever. */
export function retentionMonthsOf<Empty>(stored: number | Empty): number | Empty {
  return typeof stored === 'number' ? Math.max(minRetentionMonths, stored) : stored
}

/**
 * The earliest day of which personal details are still kept at the instant `now`: `months` before today in Mumbai. In
 * a month that has no such day it is that month's last one: a month before 31 March is 28 or 29 February.
 */
export function keptSince(months: number, now: Date): LocalDate {
  return format(subMonths(parseISO(localDateAt(now)), months), 'yyyy-MM-dd')
}

/**
 * Whether an order was never finished: pending or confirmed, although its pickup was to be made before the day it is in
 * Mumbai at the instant `now`.
 */
export function isLeftOpen(
  booking: { status: BookingStatus; date: LocalDate },
  now: Date,
): boolean {
  return isOpen(booking) && !isToCome(booking, now)
}

/** Whether a pickup is still to be made at the instant `now`: pending or confirmed, for today in Mumbai or later. */
export function isToCome(booking: { status: BookingStatus; date: LocalDate }, now: Date): boolean {
  return isOpen(booking) && booking.date >= localDateAt(now)
}
