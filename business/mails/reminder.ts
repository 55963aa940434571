import type { BookingEvent } from '#business/bookings/events.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status.ts'
import { addDays, instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

/** From when on, the evening before, customers are reminded of their pickup. */
const remindingFrom = '18:00'

interface Booking {
  status: BookingStatus
  date: LocalDate
  events: readonly Pick<BookingEvent, 'type' | 'createdAt'>[]
}

interface Remindable extends Booking {
  email?: string | null
  remindedFor?: LocalDate | null
  createdAt: string
}

/** The day of whose pickups customers are reminded at the instant `now`: tomorrow, from 18:00 until midnight in Mumbai; else null. */
export function dayToRemindOf(now: Date): LocalDate | null {
  const today = localDateAt(now)
  return now >= instantAt(today, remindingFrom) ? addDays(today, 1) : null
}

/**
 * Whether a customer is to be reminded at the instant `now`: of a pickup that will happen tomorrow, once, and not where
 * it was booked or rescheduled this evening, for that mail has just arrived.
 */
export function isToBeReminded(booking: Remindable, now: Date): boolean {
  const { date, email, remindedFor, createdAt } = booking
  if (!email || dayToRemindOf(now) !== date || remindedFor === date) return false
  const evening = instantAt(addDays(date, -1), remindingFrom)
  return isOpen(booking) && new Date(createdAt) < evening && !wasRescheduledSince(booking, evening)
}

/** Whether a reminder that was queued at the instant `queuedAt` still says what is so at the instant `now`. */
export function reminderHolds(booking: Booking, queuedAt: Date, now: Date): boolean {
  return (
    isOpen(booking) && pickupIsTomorrow(booking, now) && !wasRescheduledSince(booking, queuedAt)
  )
}

/** Whether a pickup is on the day after the one it is in Mumbai at the instant `now`. */
export function pickupIsTomorrow({ date }: { date: LocalDate }, now: Date): boolean {
  return date === addDays(localDateAt(now), 1)
}

/** From the instant on, itself included. */
function wasRescheduledSince({ events }: Booking, since: Date): boolean {
  return events.some(
    ({ type, createdAt }) => type === 'rescheduled' && new Date(createdAt) >= since,
  )
}
