import type { Booking } from '#business/bookings/booking.ts'
import { impliedSteps, withoutImpliedSteps } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatuses, canBecome } from '#business/bookings/status/status.ts'
import { undoSeconds } from '#business/bookings/status/undo.ts'
import { mailForStatus } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import { type Actor, changeBooking, type Target } from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'
import type { User } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { checkCustomerMayChange } from './customer-rules.ts'

export interface StatusChange extends Target {
  to: BookingStatus
  reason?: string
  /** The customer's mail contains the reason. */
  mailReason?: boolean
  withoutMail?: boolean
}

/** Customers can only cancel. Only one of two concurrent changes from `expected` succeeds. */
export function changeStatus(
  actor: Actor,
  { to, reason, mailReason, withoutMail, ...target }: StatusChange,
) {
  const { user, channel } = actor
  return changeBooking(actor, target, async (before, context) => {
    const { status: from } = before
    if (to === from) return {}
    if (!canBecome(from, to) || (channel === 'manage-link' && to !== 'cancelled')) {
      const [fromLabel, toLabel] = [bookingStatuses[from].label, bookingStatuses[to].label]
      return refuse('rule', staffWords.status.notAllowed(fromLabel, toLabel))
    }
    if (before.erasedAt && reason) return refuse('rule', staffWords.customers.cannotRestore)
    const refusal = await checkCustomerMayChange(before, context)
    if (refusal) return refusal
    const isCancelled = to === 'cancelled'
    const kind = withoutMail ? null : mailForStatus(to)
    return {
      set: {
        status: to,
        ...(to === 'completed' && completeOrder(before, { user, now: context.now })),
      },
      event: { type: 'status-changed', from, to, text: isCancelled ? reason : null },
      mails: {
        kinds: kind ? [kind] : [],
        reason: isCancelled && mailReason ? reason : undefined,
        delaySeconds: channel === 'dashboard' ? undoSeconds : 0,
      },
    }
  })
}

/** Completing an order implies its steps. */
export function completeOrder(
  before: Booking,
  { user, now }: { user: User | null; now: Date },
): Partial<Booking> {
  const completedAt = now.toISOString()
  return {
    ...{ status: 'completed', completedAt, ...impliedSteps(before, completedAt) },
    ...(user && !before.pickedUpAt && { pickedUpBy: displayNameFor(user) }),
  }
}

export function reopenOrder(before: Booking): Partial<Booking> {
  const steps = withoutImpliedSteps(before)
  return { completedAt: null, ...steps, ...('pickedUpAt' in steps && { pickedUpBy: null }) }
}
