import { isToCollect, type MissedReason } from '#business/bookings/missed-pickup.ts'
import { stepUndoSeconds } from '#business/bookings/status/undo.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { type Actor, changeBooking } from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'

/** The booking stays open, so that its customer can choose another time. Null undoes it. */
export function markMissed(
  actor: Actor,
  { id, reason }: { id: string; reason: MissedReason | null },
) {
  return changeBooking(actor, { id }, async (before, context) => {
    if (before.missedReason === reason) return {}
    if (reason === null) {
      const missed = await findBookingEvents(context.payload, id, {
        tx: context.tx,
        type: 'missed',
      })
      const since = missed.at(-1)!.createdAt
      const mails = { booking: id, kind: 'pickup-missed', since } as const
      await dropMails(context, { ...mails, lastError: staffWords.mail.undone })
      return { set: { missedReason: null }, event: { type: 'not-missed' } }
    }
    if (!isToCollect(before)) {
      return refuse('rule', staffWords.steps.nothingToCollect(before.reference))
    }
    return {
      set: { missedReason: reason },
      event: { type: 'missed', to: reason },
      mails: {
        kinds: ['pickup-missed'],
        reason: wordsFor(before.language).order.missedReasons[reason],
        delaySeconds: stepUndoSeconds,
      },
    }
  })
}
