import { format, parseISO, subMonths } from 'date-fns'
import { dueDate } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

/** India's DPDP Rules 2025, rule 8(3): keep personal data and its logs for at least a year. */
export const minRetentionMonths = 12

/** Returns other values unchanged; empty means forever. */
export function enforceMinRetention(stored: unknown): unknown {
  return typeof stored === 'number' ? Math.max(minRetentionMonths, stored) : stored
}

/**
 * Returns the first day whose details are retained, in Mumbai. A month before 31 March is 28 or 29
 * February.
 */
export function retentionStartDay(months: number, now: Date): LocalDate {
  return format(subMonths(parseISO(localDateAt(now)), months), 'yyyy-MM-dd')
}

/** Later pickups count as one year after the booking. */
const maxMonthsAhead = 12

/** Starts of days in Mumbai. */
export interface RetentionLimits {
  pickupDay: LocalDate
  bookedAt: Date
  cancelledAt: Date
}

/** Months count from the cancellation, or from the pickup, at most a year after booking. */
export function retentionLimits(months: number, now: Date): RetentionLimits {
  const day = retentionStartDay(months, now)
  return {
    pickupDay: day,
    bookedAt: instantAt(retentionStartDay(months + maxMonthsAhead, now), '00:00'),
    cancelledAt: instantAt(day, '00:00'),
  }
}

/** True if details are past the limits, as in `platform/database/queries/booking-conditions.ts`. */
export function isPastRetention(
  booking: { date: LocalDate; createdAt: Date; cancelledAt: Date | null },
  { pickupDay, bookedAt, cancelledAt }: RetentionLimits,
): boolean {
  if (booking.cancelledAt) return booking.cancelledAt < cancelledAt
  return booking.date < pickupDay || booking.createdAt < bookedAt
}

/** True if pending or confirmed although the day of its pickup or return has passed in Mumbai. */
export function isOverdue(booking: Parameters<typeof dueDate>[0], now: Date): boolean {
  return isOpen(booking) && !booking.deliveredAt && dueDate(booking) < localDateAt(now)
}

/** True if pending or confirmed, for today in Mumbai or later. */
export function isUpcoming(
  booking: { status: BookingStatus; date: LocalDate },
  now: Date,
): boolean {
  return isOpen(booking) && booking.date >= localDateAt(now)
}
