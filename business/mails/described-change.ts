import type { BookingStatus } from '#business/bookings/status.ts'
import type { MailKind } from './kinds.ts'

/** A line of a booking's history. Pickups read `2026-11-26, 11AM-1PM`. */
interface Change {
  at: string
  from?: BookingStatus | null
  to: BookingStatus
  door: string
  fromPickup?: string | null
}

/**
 * The change that a mail tells of: of those made by the instant `queuedAt`, the last of its sort. Undefined where the
 * mail tells of none.
 */
export function changeDescribedBy<Line extends Change>(
  kind: MailKind,
  history: readonly Line[],
  queuedAt: Date,
): Line | undefined {
  return history.findLast((line) => new Date(line.at) <= queuedAt && tellsOf(kind, line))
}

/** How often a booking has changed since it was made, which the first line of its history says: the SEQUENCE of RFC 5545. */
export function changeCount(history: readonly unknown[] | null | undefined): number {
  return Math.max((history ?? []).length - 1, 0)
}

function tellsOf(kind: MailKind, { from, to, door, fromPickup }: Change): boolean {
  switch (kind) {
    case 'booking-confirmed':
      return to === 'confirmed' && from !== to
    case 'booking-completed':
      return to === 'completed' && from !== to
    case 'booking-cancelled':
      return to === 'cancelled' && from !== to
    case 'booking-rescheduled':
      return Boolean(fromPickup)
    case 'change-notice':
      return door === 'manage-link'
    default:
      return false
  }
}
