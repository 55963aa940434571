import {
  checkStep,
  isStepDone,
  orderSteps,
  type StepMark,
  stepUndoSeconds,
} from '#business/bookings/return/order-steps.ts'
import { mailForStep } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import { type Actor, changeBooking } from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'

/** A repeated mark keeps the first time. */
export function markStep(actor: Actor, { id, ...mark }: StepMark & { id: string }) {
  const { user, channel } = actor
  const { step, at } = mark
  return changeBooking(actor, { id }, async (before, context) => {
    if (!user || isStepDone(before, step) === (at !== null)) return {}
    const refusal = checkStep(before, mark)
    if (refusal) return refuse('rule', staffWords.steps.refusals[refusal](before.reference))
    const { column } = orderSteps[step]
    const kind = mailForStep(step)
    if (at === null && kind) {
      // A mail that has left cannot be taken back.
      const mails = { booking: before.id, kind, since: before[column]! }
      await dropMails(context, { ...mails, lastError: staffWords.mail.undone })
    }
    const pickedUpBy = at && displayNameFor(user)
    const delaySeconds = channel === 'dashboard' ? stepUndoSeconds : 0
    return {
      set: { [column]: at, ...(step === 'picked-up' && { pickedUpBy }) },
      event: { type: at ? step : (`not-${step}` as const) },
      mails: at && kind ? { kinds: [kind], delaySeconds } : undefined,
    }
  })
}
