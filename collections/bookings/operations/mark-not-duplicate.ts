import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import type { Booking } from '#payload-types.ts'

/**
 * Dismisses the alert for this booking and those with its phone and slot; a later booking raises it
 * again. Throws NotFound or Forbidden.
 */
export function markNotDuplicate(actor: Actor, { id }: { id: string }): Promise<Booking> {
  return updateBooking(actor, id, {}, { notDuplicate: true })
}

export const applyNotDuplicate: Operation = ({ command: { notDuplicate } }) =>
  notDuplicate ? { event: { type: 'not-duplicate' } } : {}
