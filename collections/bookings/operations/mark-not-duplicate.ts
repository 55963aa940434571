import type { Booking } from '#payload-types.ts'
import { type Actor, type Operation, updateBooking } from './booking-change.ts'

/**
 * Dismisses the alert for this booking and those with its phone and slot; a later booking raises it
 * again. Throws NotFound or Forbidden.
 */
export function markNotDuplicate(actor: Actor, { id }: { id: string }): Promise<Booking> {
  return updateBooking(actor, id, {}, { notDuplicate: true })
}

export const applyNotDuplicate: Operation = ({ command: { notDuplicate } }) =>
  notDuplicate ? { event: { type: 'not-duplicate' } } : {}
