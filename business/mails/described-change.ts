import { type HistoryLine, rescheduleIn } from '#business/bookings/history.ts'
import type { MailKind } from './kinds.ts'

/**
 * The change that a mail tells of: of those made by the instant `queuedAt`, the last of its sort. Undefined where the
 * mail tells of none.
 */
export function changeDescribedBy<Line extends HistoryLine>(
  kind: MailKind,
  history: readonly Line[],
  queuedAt: Date,
): Line | undefined {
  return history.findLast((line) => new Date(line.at) <= queuedAt && tellsOf(kind, line))
}

function tellsOf(kind: MailKind, line: HistoryLine): boolean {
  const { from, to, door } = line
  switch (kind) {
    case 'booking-confirmed':
      return to === 'confirmed' && from !== to
    case 'booking-completed':
      return to === 'completed' && from !== to
    case 'booking-cancelled':
      return to === 'cancelled' && from !== to
    case 'booking-rescheduled':
      return rescheduleIn(line) !== null
    case 'change-notice':
      return door === 'manage-link'
    default:
      return false
  }
}
