import {
  type BookingEvent,
  getReschedule,
  hasBecome,
  isCorrectionOf,
} from '#business/bookings/events.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { MailKind } from './mail-kinds.ts'

/** Finds the last event up to `queuedAt` that the mail describes. */
export function pickDescribedEvent(
  kind: MailKind,
  events: readonly BookingEvent[],
  queuedAt: Date,
): BookingEvent | undefined {
  return events.findLast(
    (event) => new Date(event.createdAt) <= queuedAt && describesEvent(kind, event),
  )
}

/**
 * Finds the pickup before `event`, if its change also rescheduled: events of one change have the
 * same `createdAt`.
 */
export function pickPreviousPickup(
  event: BookingEvent,
  events: readonly BookingEvent[],
): Pickup | undefined {
  const sameChange = events.filter(({ createdAt }) => createdAt === event.createdAt)
  return sameChange.map(getReschedule).find((reschedule) => reschedule !== null)?.from
}

function describesEvent(kind: MailKind, event: BookingEvent): boolean {
  switch (kind) {
    case 'booking-confirmed':
      return hasBecome(event, 'confirmed')
    case 'booking-completed':
      return hasBecome(event, 'completed')
    case 'booking-cancelled':
      return hasBecome(event, 'cancelled')
    case 'booking-rescheduled':
      return event.type === 'rescheduled'
    case 'email-removed':
      return isCorrectionOf('email', event)
    case 'change-notice':
      return event.channel === 'manage-link'
    default:
      return false
  }
}
