import type { PayloadRequest } from 'payload'
import { describeBookingEvent } from '#business/accounts/activity-log.ts'
import { type BookingEvent, customerActor } from '#business/bookings/events.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { withoutImpliedSteps } from '#business/bookings/return/order-steps.ts'
import { placeStatuses } from '#business/bookings/status/status.ts'
import { checkUndo, type NotUndoable, undoSeconds } from '#business/bookings/status/undo.ts'
import { mailForStatus } from '#business/mails/mail-kinds.ts'
import * as staffWords from '#business/words/staff.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { getActor } from '#platform/activity/get-actor.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { dropMails } from '#platform/mail/queue-mails.ts'
import { takePlace } from './take-place.ts'

/**
 * Undoes the actor's status change that left the booking with this `updatedAt`, also a final one.
 * Refused after `undoSeconds`, after another change, or if a worker has taken the mail about it.
 * Throws BookingRefusedError, NotFound or Forbidden.
 */
export function undoStatusChange(
  actor: Actor,
  { id, updatedAt }: { id: string; updatedAt: string },
): Promise<Booking> {
  return updateBooking(actor, id, {}, { undo: { updatedAt } })
}

/**
 * Takes the only step against the status table. Measures time with the servers' clocks, as events
 * do; PostgreSQL's clock decides when the mail is due.
 */
export const applyUndo: Operation = async ({ before, command: { undo }, req, now }) => {
  if (!undo) return {}
  const by = getActor(req)
  const isUnchanged = before.updatedAt === undo.updatedAt
  const events = await findBookingEvents(req.payload, before.id, { req })
  const change = checkUndo(events, { by, isUnchanged, now })
  if ('refusal' in change) throw new BookingRefusedError(explainRefusal(change, before, by))
  const { from, to } = change
  if (before.status !== to) throw new BookingRefusedError(staffWords.status.changedMeanwhile)
  const kind = mailForStatus(to)
  if (kind) {
    const mails = { booking: before.id, kind, since: change.changedAt }
    const isDropped = await dropMails(req, { ...mails, lastError: staffWords.mail.undone })
    if (!isDropped) throw new BookingRefusedError(staffWords.undo.mailSent)
  }
  // Last, because other bookings wait for the slot's lock.
  const needsPlace = placeStatuses.includes(from) && !placeStatuses.includes(to)
  if (needsPlace && !(await hasPlace(before, req))) {
    throw new BookingRefusedError(staffWords.undo.placeGone)
  }
  return {
    data: { status: from, ...(to === 'completed' && reopenOrder(before)) },
    event: { type: 'undone', from: to, to: from },
  }
}

function reopenOrder(before: Booking): Partial<Booking> {
  const steps = withoutImpliedSteps(before)
  return { completedAt: null, ...steps, ...('pickedUpAt' in steps && { pickedUpBy: null }) }
}

async function hasPlace(booking: Booking, req: PayloadRequest): Promise<boolean> {
  const { pickupRules } = await getPublishedBusiness(req)
  const delivery = getDelivery(booking)
  const context = { rules: pickupRules, req }
  return (
    (await takePlace('pickup', booking, context)) &&
    (!delivery || takePlace('delivery', { id: booking.id, ...delivery }, context))
  )
}

function explainRefusal(
  { refusal, lastEvent }: NotUndoable,
  { id }: Booking,
  by: Pick<BookingEvent, 'actor'>,
): string {
  if (refusal === 'too-late') return staffWords.undo.tooLate(undoSeconds)
  if (refusal === 'already-undone') return staffWords.undo.alreadyUndone
  if (!lastEvent || lastEvent.type === 'booked') return staffWords.status.changedMeanwhile
  const { before, about, after } = describeBookingEvent({ ...lastEvent, booking: id })
  const what = [before, about, after].filter(Boolean).join(' ')
  if (lastEvent.actor === by.actor) return staffWords.undo.changedSince('You have', what)
  const who = lastEvent.actor === customerActor ? 'The customer' : lastEvent.actor
  return staffWords.undo.changedSince(`${who} has`, what)
}
