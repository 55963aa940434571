import { type Actor, changeBooking } from '#collections/bookings/change-booking.ts'

/**
 * Dismisses the alert for this booking and those with its phone and slot; a later booking raises it
 * again.
 */
export function markNotDuplicate(actor: Actor, { id }: { id: string }) {
  return changeBooking(actor, { id }, () => ({ event: { type: 'not-duplicate' } }))
}
