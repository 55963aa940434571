import { isUnpaid, type Order } from '#business/bookings/acts.ts'
import { lastStep, orderSteps, remainingSteps } from '#business/bookings/return/order-steps.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { isPickupPast, type Pickup } from '#business/pickups/pickup.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { type BookingStatus, bookingStatuses } from './status.ts'

interface StatusChange extends Order, Pickup {
  name: string
  /** A mail notifies the customer. */
  isMailed: boolean
}

/**
 * Cancellations, confirmations of a past pickup, and completions of an unfinished order need
 * confirmation.
 */
export function needsConfirmation(to: BookingStatus, booking: Order & Pickup, now: Date): boolean {
  if (to === 'confirmed') return isPickupPast(booking, now)
  return to === 'cancelled' || (to === 'completed' && describeUnfinished(booking).length > 0)
}

/** Names an unpaid bill, and the steps after the last marked one. */
function describeUnfinished(order: Order): string[] {
  const unmarked = lastStep(order) ? remainingSteps(order) : []
  const labels = unmarked.map((step) => orderSteps[step].label)
  return [
    ...(isUnpaid(order) ? [`${formatPaise(order.bill!.totalPaise)} is unpaid.`] : []),
    ...(labels.length > 0 ? [`Not marked: ${labels.join(', ')}.`] : []),
  ]
}

const namedAtMost = 5

/** Names at most five orders. Empty if all are finished. */
export function describeUnfinishedOrders(
  orders: readonly (Order & { name: string; reference: string })[],
): string {
  const unfinished = orders.flatMap((order) => {
    const parts = describeUnfinished(order)
    return parts.length > 0 ? [[`${order.name || order.reference}:`, ...parts].join(' ')] : []
  })
  const others = unfinished.length - namedAtMost
  const more = others > 0 ? [`And ${others} more.`] : []
  return [...unfinished.slice(0, namedAtMost), ...more].join(' ')
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
  { name, isMailed, ...booking }: StatusChange,
  now: Date,
): Confirmation {
  if (to === 'confirmed') {
    const pickup = formatShortPickup(booking, localDateAt(now))
    return {
      question: `This pickup was on ${pickup}. Move it, cancel it, or confirm it without an email?`,
      confirmLabel: 'Confirm without email',
      dismissLabel: 'Not yet',
      alternatives: { move: 'Move pickup', cancel: 'Cancel booking' },
    }
  }
  const firstName = name.split(' ', 1)[0]!
  const action = bookingStatuses[to].action ?? bookingStatuses[to].label
  const question =
    to === 'completed'
      ? [...describeUnfinished(booking), 'Complete the order anyway?'].join(' ')
      : `${action} this booking?`
  return {
    question: `${question} ${firstName} ${isMailed ? 'will' : 'won’t'} be emailed.`,
    confirmLabel: `${action} booking${isMailed ? ` and email ${firstName}` : ''}`,
    dismissLabel: to === 'cancelled' ? 'Keep booking' : 'Not yet',
    alternatives: null,
  }
}
