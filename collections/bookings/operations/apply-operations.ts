import type { CollectionBeforeChangeHook } from 'payload'
import { isBookingStatus } from '#business/bookings/status.ts'
import type { Booking } from '#payload-types.ts'
import { addsNote } from './add-note.ts'
import type { BookingChange, Operation } from './booking-change.ts'
import { changesStatus } from './change-status.ts'
import { corrects } from './correct.ts'
import { lockBooking } from './lock-booking.ts'
import { marksCollected } from './mark-collected.ts'
import { reschedules } from './reschedule.ts'

// Rescheduling comes last: it locks the new slot, for which other bookings wait.
const operations: Operation[] = [changesStatus, corrects, addsNote, marksCollected, reschedules]

/** Runs every operation that a change of a booking amounts to, whichever channel it came through. */
export const applyOperations: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc: before,
  operation,
  req,
  context: { door = 'cms', booking: command = {} },
}) => {
  // The field itself refuses a value that is no status.
  if (operation !== 'update' || !before || !isBookingStatus(data.status)) return data
  await lockBooking(before, { ...command, updatedAt: data.updatedAt }, req)
  // Nobody rewrites what is recorded.
  const recorded = { history: before.history, notes: before.notes }
  const change: BookingChange = {
    ...{ before, command, door, req, now: new Date() },
    data: { ...data, ...recorded },
  }
  for (const apply of operations) Object.assign(change.data, await apply(change))
  return change.data
}
