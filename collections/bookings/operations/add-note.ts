import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { BookingRefused } from './refusals.ts'

/** Throws BookingRefused, NotFound or Forbidden. */
export function addNote(
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<Booking> {
  return writeBooking(actor, id, {}, { note })
}

/** Erased bookings accept no notes. */
export const addsNote: Operation = ({ before, command: { note } }) => {
  if (note === undefined) return {}
  if (before.erasedAt) throw new BookingRefused(staffMessages.customers.stayErased)
  return { event: { type: 'noted', text: note } }
}
