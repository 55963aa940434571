import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { BookingRefused } from './refusals.ts'

/** Adds a note for colleagues. Throws BookingRefused, and Payload's NotFound or Forbidden. */
export function addNote(
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<Booking> {
  return writeBooking(actor, id, {}, { note })
}

/** A note is added after the others. Notes are never changed, and none is added once the customer's details are erased. */
export const addsNote: Operation = ({ before, command: { note }, req: { user }, now }) => {
  if (note === undefined || !user) return {}
  if (before.erasedAt) throw new BookingRefused(staffMessages.customers.stayErased)
  const line = { at: now.toISOString(), by: user.name || user.email, text: note }
  return { notes: [...(before.notes ?? []), line] }
}
