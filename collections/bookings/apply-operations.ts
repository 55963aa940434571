import type { CollectionBeforeChangeHook } from 'payload'
import { isBookingStatus } from '#business/bookings/status/status.ts'
import { applyPayment } from '#collections/bills/operations/mark-paid.ts'
import { applySavedBill } from '#collections/bills/operations/save-bill.ts'
import { applyNote } from '#collections/bookings/operations/add-note.ts'
import { applyStatusChange } from '#collections/bookings/operations/change-status.ts'
import { applyDelivery } from '#collections/bookings/operations/choose-delivery.ts'
import { applyCorrection } from '#collections/bookings/operations/correct-booking.ts'
import { applyNotDuplicate } from '#collections/bookings/operations/mark-not-duplicate.ts'
import { applyStepMark } from '#collections/bookings/operations/mark-step.ts'
import { applyPromise } from '#collections/bookings/operations/promise-return.ts'
import { applyReschedule } from '#collections/bookings/operations/reschedule.ts'
import { applyUndo } from '#collections/bookings/operations/undo-status-change.ts'
import type { Booking } from '#payload-types.ts'
import { getActor } from '#platform/activity/get-actor.ts'
import {
  type BookingEventInput,
  recordBookingEvents,
} from '#platform/activity/record-booking-events.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import type { BookingChange, Operation } from './booking-change.ts'
import { lockBooking } from './lock-booking.ts'

// Undo, reschedule and delivery come last because other bookings wait for their slot locks.
const operations: Operation[] = [
  applyStatusChange,
  applyCorrection,
  applyNote,
  applyStepMark,
  applyNotDuplicate,
  applySavedBill,
  applyPayment,
  applyUndo,
  applyReschedule,
  applyDelivery,
  applyPromise,
]

export const applyOperations: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc: before,
  operation,
  req,
  context: { channel = 'cms', booking: command = {} },
}) => {
  // Field validation rejects unknown statuses.
  if (operation !== 'update' || !before || !isBookingStatus(data.status)) return data
  await lockBooking(before, { ...command, updatedAt: data.updatedAt }, req)
  const now = new Date()
  const change: BookingChange = { before, command, channel, req, now, data: { ...data } }
  const events: BookingEventInput[] = []
  for (const apply of operations) {
    const { data, event } = await apply(change)
    Object.assign(change.data, data)
    if (event) events.push({ booking: before.id, createdAt: now.toISOString(), ...event })
  }
  await recordBookingEvents(req.payload, await getTransaction(req), getActor(req), events)
  return change.data
}
