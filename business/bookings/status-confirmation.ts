import { formatShortDate, type LocalDate } from '#business/pickups/local-time.ts'
import { type BookingStatus, bookingStatuses } from './status.ts'

interface StatusChange {
  name: string
  /** Pickup day. */
  date: LocalDate
  /** A mail notifies the customer. */
  isMailed: boolean
}

/**
 * Final statuses need confirmation, except completions from the pickup day on, which are routine.
 * `today` is the day in Mumbai.
 */
export function needsConfirmation(
  to: BookingStatus,
  { date }: Pick<StatusChange, 'date'>,
  today: LocalDate,
) {
  return to === 'cancelled' || (to === 'completed' && today < date)
}

/** The question says if the customer gets a mail. No answer repeats the first button's label. */
export function buildConfirmation(to: BookingStatus, { name, date, isMailed }: StatusChange) {
  const firstName = name.split(' ', 1)[0]!
  const action = bookingStatuses[to].action ?? bookingStatuses[to].label
  const question =
    to === 'completed'
      ? `This pickup is on ${formatShortDate(date)}. Complete it anyway?`
      : `${action} this booking?`
  return {
    question: `${question} ${firstName} ${isMailed ? 'will' : 'won’t'} be emailed.`,
    confirmLabel: `${action} booking${isMailed ? ` and email ${firstName}` : ''}`,
    dismissLabel: to === 'cancelled' ? 'Keep booking' : 'Not yet',
  }
}
