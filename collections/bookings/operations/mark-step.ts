import type { Booking } from '#business/bookings/booking.ts'
import {
  checkStep,
  isStepDone,
  type OrderStep,
  orderSteps,
  type StepMark,
} from '#business/bookings/return/order-steps.ts'
import { stepUndoSeconds } from '#business/bookings/status/undo.ts'
import { mailForStep } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  type Actor,
  type Change,
  changeBooking,
  type ChangeContext,
} from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'
import type { User } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { findBill } from '#platform/database/queries/bills.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'
import { completeOrder } from './change-status.ts'

/**
 * A repeated mark keeps the first time. The pickup of a pending booking confirms it; the delivery
 * of a paid order completes it.
 */
export function markStep(actor: Actor, { id, ...mark }: StepMark & { id: string }) {
  const { user } = actor
  const { step, at } = mark
  return changeBooking(actor, { id }, async (before, context) => {
    if (!user || isStepDone(before, step) === (at !== null)) return {}
    const refusal = checkStep(before, mark)
    if (refusal) return refuse('rule', staffWords.steps.refusals[refusal](before.reference))
    return at === null
      ? takeBack(before, step, context)
      : record(before, { step, at }, { ...context, user })
  })
}

async function takeBack(before: Booking, step: OrderStep, context: ChangeContext): Promise<Change> {
  const kind = mailForStep(step)
  if (kind) {
    // A mail that has left cannot be taken back.
    const mails = { booking: before.id, kind, since: before[orderSteps[step].column]! }
    await dropMails(context, { ...mails, lastError: staffWords.mail.undone })
  }
  return { set: unmark(step), event: { type: `not-${step}` } }
}

export function unmark(step: OrderStep): Partial<Booking> {
  return { [orderSteps[step].column]: null, ...(step === 'picked-up' && { pickedUpBy: null }) }
}

async function record(
  before: Booking,
  { step, at }: { step: OrderStep; at: string },
  { payload, tx, now, channel, user }: ChangeContext & { user: User },
): Promise<Change> {
  const marked = {
    [orderSteps[step].column]: at,
    ...(step === 'picked-up' && { pickedUpBy: displayNameFor(user) }),
  }
  const bill = step === 'delivered' ? await findBill(payload, tx, before.id) : null
  const from = before.status
  const isConfirmed = from === 'pending'
  const isCompleted = from === 'confirmed' && Boolean(bill?.paidAt)
  const to = isConfirmed ? 'confirmed' : isCompleted ? 'completed' : from
  const change = [{ type: 'status-changed', from, to } as const]
  const kind = mailForStep(step)
  return {
    set: {
      ...marked,
      ...(isConfirmed && { status: to }),
      ...(isCompleted && completeOrder({ ...before, ...marked }, { user, now })),
    },
    event: [...(from === to ? [] : change), { type: step }],
    mails: {
      kinds: [...(isCompleted ? ['booking-completed' as const] : []), ...(kind ? [kind] : [])],
      delaySeconds: channel === 'dashboard' ? stepUndoSeconds : 0,
    },
  }
}
