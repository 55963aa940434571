import { formatShortDate, formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { isPickupPast, type Pickup } from '#business/pickups/pickup.ts'
import { type BookingStatus, bookingStatuses } from './status.ts'

interface StatusChange extends Pickup {
  name: string
  /** A mail notifies the customer. */
  isMailed: boolean
}

/**
 * Cancellations, completions before the pickup day, and confirmations of a past pickup need
 * confirmation.
 */
export function needsConfirmation(to: BookingStatus, pickup: Pickup, now: Date): boolean {
  if (to === 'confirmed') return isPickupPast(pickup, now)
  return to === 'cancelled' || (to === 'completed' && localDateAt(now) < pickup.date)
}

interface Confirmation {
  question: string
  confirmLabel: string
  dismissLabel: string
  /** Labels of other changes that may be meant; null for most questions. */
  alternatives: { move: string; cancel: string } | null
}

/**
 * The question says if the customer gets a mail. No answer repeats the first button's label. A
 * confirmation needs one only for a past pickup, which is never mailed.
 */
export function buildConfirmation(
  to: BookingStatus,
  { name, isMailed, ...pickup }: StatusChange,
  now: Date,
): Confirmation {
  const today = localDateAt(now)
  if (to === 'confirmed') {
    return {
      question: `This pickup was on ${formatShortPickup(pickup, today)}. Move it, cancel it, or confirm it without an email?`,
      confirmLabel: 'Confirm without email',
      dismissLabel: 'Not yet',
      alternatives: { move: 'Move pickup', cancel: 'Cancel booking' },
    }
  }
  const firstName = name.split(' ', 1)[0]!
  const action = bookingStatuses[to].action ?? bookingStatuses[to].label
  const question =
    to === 'completed'
      ? `This pickup is on ${formatShortDate(pickup.date, today)}. Complete it anyway?`
      : `${action} this booking?`
  return {
    question: `${question} ${firstName} ${isMailed ? 'will' : 'won’t'} be emailed.`,
    confirmLabel: `${action} booking${isMailed ? ` and email ${firstName}` : ''}`,
    dismissLabel: to === 'cancelled' ? 'Keep booking' : 'Not yet',
    alternatives: null,
  }
}
