import type { Booking } from '#business/bookings/booking.ts'
import { hasBecome, type NewBookingEvent } from '#business/bookings/events.ts'
import {
  checkStep,
  isStepDone,
  type OrderStep,
  orderSteps,
  type StepMark,
} from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, isBookingStatus } from '#business/bookings/status/status.ts'
import { stepUndoSeconds } from '#business/bookings/status/undo.ts'
import { mailForStatus, mailForStep } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  type Actor,
  type Change,
  changeBooking,
  type ChangeContext,
} from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'
import type { User } from '#payload-types.ts'
import { displayNameFor, findBookingEvents } from '#platform/activity/booking-events.ts'
import { findBill } from '#platform/database/queries/bills.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'
import { completeOrder, reopenOrder } from './change-status.ts'

/**
 * A repeated mark keeps the first time. The pickup of a pending booking confirms it; the delivery
 * of a paid order completes it.
 */
export function markStep(actor: Actor, { id, ...mark }: StepMark & { id: string }) {
  const { user } = actor
  const { step, at } = mark
  return changeBooking(actor, { id }, async (before, context) => {
    if (!user || isStepDone(before, step) === (at !== null)) return {}
    const implied = at === null ? await findImpliedChange(before, step, context) : null
    const refusal = checkStep({ ...before, ...implied?.set }, mark)
    if (refusal) return refuse('rule', staffWords.steps.refusals[refusal](before.reference))
    return at === null
      ? takeBack(before, { step, implied }, context)
      : record(before, { step, at }, { ...context, user })
  })
}

interface ImpliedChange {
  set: Partial<Booking> & { status: BookingStatus }
  event: NewBookingEvent
}

/** The status change that the mark made, turned round. A completion stays after a minute. */
async function findImpliedChange(
  before: Booking,
  step: OrderStep,
  { payload, tx, now }: ChangeContext,
): Promise<ImpliedChange | null> {
  const events = await findBookingEvents(payload, before.id, { tx })
  const marked = events.findLast(({ type }) => type === step)
  const change = events.find(
    (event) => event.createdAt === marked?.createdAt && hasBecome(event, before.status),
  )
  if (!isBookingStatus(change?.from)) return null
  const { from: status, to } = change
  const ageMs = now.getTime() - Date.parse(change.createdAt)
  if (to === 'completed' && ageMs >= stepUndoSeconds * 1000) return null
  const reopened = to === 'completed' ? reopenOrder(before) : {}
  return { set: { ...reopened, status }, event: { type: 'undone', from: to, to: status } }
}

/** A mail that has left cannot be taken back. */
async function takeBack(
  before: Booking,
  { step, implied }: { step: OrderStep; implied: ImpliedChange | null },
  context: ChangeContext,
): Promise<Change> {
  const since = before[orderSteps[step].column]!
  const kinds = [mailForStep(step), implied && mailForStatus(before.status)]
  for (const kind of kinds) {
    const mails = { booking: before.id, since, lastError: staffWords.mail.undone }
    if (kind) await dropMails(context, { ...mails, kind })
  }
  return {
    set: { ...implied?.set, ...unmark(step) },
    event: [...(implied ? [implied.event] : []), { type: `not-${step}` }],
  }
}

export function unmark(step: OrderStep): Partial<Booking> {
  const pickup = { pickedUpBy: null, pieceCount: null }
  return { [orderSteps[step].column]: null, ...(step === 'picked-up' && pickup) }
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
