import type { CollectionBeforeChangeHook } from 'payload'
import { isBookingStatus } from '#business/bookings/status.ts'
import type { Booking } from '#payload-types.ts'
import { actorOf } from '#platform/activity/actor-of.ts'
import {
  type EventOfBooking,
  recordBookingEvents,
} from '#platform/activity/record-booking-events.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { addsNote } from './add-note.ts'
import type { BookingChange, Operation } from './booking-change.ts'
import { changesStatus } from './change-status.ts'
import { corrects } from './correct.ts'
import { lockBooking } from './lock-booking.ts'
import { marksCollected } from './mark-collected.ts'
import { reschedules } from './reschedule.ts'

// Rescheduling comes last because other bookings wait for its slot lock.
const operations: Operation[] = [changesStatus, corrects, addsNote, marksCollected, reschedules]

/** Applies operations from any channel and stores their events. */
export const applyOperations: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc: before,
  operation,
  req,
  context: { door = 'cms', booking: command = {} },
}) => {
  // The field rejects unknown statuses.
  if (operation !== 'update' || !before || !isBookingStatus(data.status)) return data
  await lockBooking(before, { ...command, updatedAt: data.updatedAt }, req)
  const now = new Date()
  const change: BookingChange = { before, command, door, req, now, data: { ...data } }
  const events: EventOfBooking[] = []
  for (const apply of operations) {
    const { data, event } = await apply(change)
    Object.assign(change.data, data)
    if (event) events.push({ booking: before.id, createdAt: now.toISOString(), ...event })
  }
  await recordBookingEvents(req.payload, await transactionOf(req), actorOf(req), events)
  return change.data
}
