import type { Booking } from '#business/bookings/booking.ts'
import { customerActor } from '#business/bookings/events.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { placeStatuses } from '#business/bookings/status/status.ts'
import { checkUndo, type NotUndoable } from '#business/bookings/status/undo.ts'
import { describeBookingEvent } from '#business/bookings/timelines.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { type CustomerMailKind, mailForStatus, mailForStep } from '#business/mails/mail-kinds.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import * as staffWords from '#business/words/staff.ts'
import { clearPayment } from '#collections/bills/bill-rows.ts'
import {
  type Actor,
  changeBooking,
  type ChangeContext,
} from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'
import { findBookingEvents, getActor } from '#platform/activity/booking-events.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'
import { reopenOrder } from './change-status.ts'
import { unmark } from './mark-step.ts'
import { takePlace } from './take-place.ts'

/**
 * Undoes the actor's status change, step or payment that left the booking with this `updatedAt`,
 * also a final one: the only step against the status table. Refused a short time later, after
 * another change, or if a worker has taken the mail about the status. PostgreSQL's clock decides
 * when the mail is due.
 */
export function undoChange(actor: Actor, { id, updatedAt }: { id: string; updatedAt: string }) {
  const by = getActor(actor)
  return changeBooking(actor, { id }, async (before, context) => {
    const { payload, tx, now } = context
    const events = await findBookingEvents(payload, before.id, { tx })
    const isUnchanged = before.updatedAt === updatedAt
    const change = checkUndo(events, { by, isUnchanged, now })
    if ('refusal' in change) return refuse('rule', explainRefusal(change, before.id, by.actor))
    const { status, step, payment, changedAt } = change
    if (status && before.status !== status.to) {
      return refuse('outdated', staffWords.status.changedMeanwhile)
    }
    const drop = (kind: CustomerMailKind | null) =>
      kind === null ||
      dropMails(context, {
        ...{ booking: before.id, kind, since: changedAt },
        lastError: staffWords.mail.undone,
      })
    if (status && !(await drop(mailForStatus(status.to)))) {
      return refuse('rule', staffWords.undo.mailSent)
    }
    // Last, because other bookings wait for the slot's lock.
    const { from, to } = status ?? {}
    const needsPlace = from && to && placeStatuses.includes(from) && !placeStatuses.includes(to)
    if (needsPlace && !(await hasPlace(before, context))) {
      return refuse('rule', staffWords.undo.placeGone)
    }
    // The mail of a step may have left.
    await drop(mailForStep(step))
    if (payment) await clearPayment(before.id, context)
    return {
      set: {
        ...(status && { status: status.from }),
        ...(to === 'completed' && reopenOrder(before)),
        ...(step && unmark(step)),
      },
      event: [
        ...(status ? [{ type: 'undone' as const, from: to, to: from }] : []),
        ...(step ? [{ type: `not-${step}` as const }] : []),
        ...(payment ? [{ type: 'not-paid' as const, to: payment.to, text: payment.text }] : []),
      ],
    }
  })
}

/** Takes places in one order for all bookings, so that two never wait for each other. */
async function hasPlace(booking: Booking, { tx, readBusiness }: ChangeContext): Promise<boolean> {
  const { pickupRules } = await readBusiness()
  const { id, date, time } = booking
  const delivery = getDelivery(booking)
  const trips = [
    { trip: 'pickup' as const, id, date, time },
    ...(delivery ? [{ trip: 'delivery' as const, id, ...delivery }] : []),
  ].toSorted((a, b) => serializePickup(a).localeCompare(serializePickup(b)))
  for (const { trip, ...place } of trips) {
    if (!(await takePlace(trip, place, { rules: pickupRules[defaultLanguage], tx }))) return false
  }
  return true
}

function explainRefusal(
  { refusal, lastEvent, seconds }: NotUndoable,
  id: string,
  actor: string,
): string {
  if (refusal === 'too-late') return staffWords.undo.tooLate(seconds)
  if (refusal === 'already-undone') return staffWords.undo.alreadyUndone
  if (!lastEvent || lastEvent.type === 'booked') return staffWords.status.changedMeanwhile
  const { before, about, after } = describeBookingEvent({ ...lastEvent, booking: id })
  const what = [before, about, after].filter(Boolean).join(' ')
  if (lastEvent.actor === actor) return staffWords.undo.changedSince('You have', what)
  const who = lastEvent.actor === customerActor ? 'The customer' : lastEvent.actor
  return staffWords.undo.changedSince(`${who} has`, what)
}
