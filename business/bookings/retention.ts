import { format, parseISO, subMonths } from 'date-fns'
import { instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { type BookingStatus, isOpen } from './status.ts'

/** India's DPDP Rules 2025, rule 8(3): personal data and the logs about it are kept for a year at least. */
export const minRetentionMonths = 12

/** Raises a stored number to `minRetentionMonths`. Returns anything else unchanged: empty means forever. */
export function retentionMonthsOf(stored: unknown): unknown {
  return typeof stored === 'number' ? Math.max(minRetentionMonths, stored) : stored
}

/**
 * The earliest day of which personal details are still kept at the instant `now`: `months` before today in Mumbai. In
 * a month that has no such day it is that month's last one: a month before 31 March is 28 or 29 February.
 */
export function keptSince(months: number, now: Date): LocalDate {
  return format(subMonths(parseISO(localDateAt(now)), months), 'yyyy-MM-dd')
}

/** Details of a pickup that lies far ahead are kept as if it were one year after its booking. */
const mostMonthsAhead = 12

/** Details older than these are erased. The instants are starts of days in Mumbai. */
export interface RetentionLimits {
  pickupDay: LocalDate
  bookedAt: Date
  cancelledAt: Date
}

/**
 * The limits at the instant `now`, for details that are kept for `months`. The months count from the cancellation of a booking
 * that was cancelled, and otherwise from the earlier of its pickup and one year after it was booked.
 */
export function retentionLimits(months: number, now: Date): RetentionLimits {
  const day = keptSince(months, now)
  return {
    pickupDay: day,
    bookedAt: instantAt(keptSince(months + mostMonthsAhead, now), '00:00'),
    cancelledAt: instantAt(day, '00:00'),
  }
}

/** Whether the details of a booking are older than the limits. `platform/database/queries/booking-conditions.ts` has the same rule in SQL. */
export function isPastRetention(
  booking: { date: LocalDate; createdAt: Date; cancelledAt: Date | null },
  { pickupDay, bookedAt, cancelledAt }: RetentionLimits,
): boolean {
  if (booking.cancelledAt) return booking.cancelledAt < cancelledAt
  return booking.date < pickupDay || booking.createdAt < bookedAt
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
