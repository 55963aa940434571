import {
  checkStep,
  isStepDone,
  orderSteps,
  type StepMark,
} from '#business/bookings/return/order-steps.ts'
import { mailForStep } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/get-actor.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'

/** Throws BookingRefusedError, NotFound or Forbidden. */
export function markStep(
  actor: Actor,
  { id, ...mark }: StepMark & { id: string },
): Promise<Booking> {
  return updateBooking(actor, id, {}, { mark })
}

/** A repeated mark keeps the first time and stores one event. */
export const applyStepMark: Operation = async ({ before, command: { mark }, req }) => {
  if (!mark || !req.user) return {}
  const { step, at } = mark
  if (isStepDone(before, step) === (at !== null)) return {}
  const refusal = checkStep(before, mark)
  if (refusal) {
    const { reference } = before
    throw new BookingRefusedError(staffWords.steps.refusals[refusal](reference))
  }
  const { column } = orderSteps[step]
  const kind = mailForStep(step)
  if (at === null && kind) {
    // A mail that has left cannot be taken back.
    const mails = { booking: before.id, kind, since: before[column]! }
    await dropMails(req, { ...mails, lastError: staffWords.mail.undone })
  }
  const by = at && displayNameFor(req.user)
  return {
    data: { [column]: at, ...(step === 'picked-up' && { pickedUpBy: by }) },
    event: { type: at ? step : (`not-${step}` as const) },
  }
}
