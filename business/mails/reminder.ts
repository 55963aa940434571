import type { BookingEvent } from '#business/bookings/events.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { addDays, instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

const remindersStartAt = '18:00'

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

/** Returns tomorrow from 18:00 until midnight in Mumbai; null otherwise. */
export function pickupDayToRemind(now: Date): LocalDate | null {
  const today = localDateAt(now)
  return now >= instantAt(today, remindersStartAt) ? addDays(today, 1) : null
}

/**
 * True if tomorrow's pickup needs a reminder. A customer who booked or rescheduled this evening has
 * just received a mail.
 */
export function needsReminder(booking: Remindable, now: Date): boolean {
  const { date, email, remindedFor, createdAt } = booking
  if (!email || pickupDayToRemind(now) !== date || remindedFor === date) return false
  const evening = instantAt(addDays(date, -1), remindersStartAt)
  return isOpen(booking) && new Date(createdAt) < evening && !wasRescheduledSince(booking, evening)
}

export function isReminderStillAccurate(booking: Booking, queuedAt: Date, now: Date): boolean {
  return (
    isOpen(booking) && isPickupTomorrow(booking, now) && !wasRescheduledSince(booking, queuedAt)
  )
}

export function isPickupTomorrow({ date }: { date: LocalDate }, now: Date): boolean {
  return date === addDays(localDateAt(now), 1)
}

function wasRescheduledSince({ events }: Booking, since: Date): boolean {
  return events.some(
    ({ type, createdAt }) => type === 'rescheduled' && new Date(createdAt) >= since,
  )
}
