import * as staffWords from '#business/words/staff.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'

/** Throws BookingRefusedError, NotFound or Forbidden. */
export function addNote(
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<Booking> {
  return updateBooking(actor, id, {}, { note })
}

export const applyNote: Operation = ({ before, command: { note } }) => {
  if (note === undefined) return {}
  if (before.erasedAt) throw new BookingRefusedError(staffWords.customers.cannotRestore)
  return { event: { type: 'noted', text: note } }
}
