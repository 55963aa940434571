import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { BookingRefused } from './refusals.ts'

/**
 * Records that the things were collected at an instant (ISO 8601), or by null that they were not. Throws BookingRefused, and
 * Payload's NotFound or Forbidden.
 */
export function markCollected(
  actor: Actor,
  { id, at }: { id: string; at: string | null },
): Promise<Booking> {
  return writeBooking(actor, id, {}, { collectedAt: at })
}

/** Who collected, and when. Nothing is collected for a cancelled booking. */
export const marksCollected: Operation = ({ before, command: { collectedAt }, req: { user } }) => {
  if (collectedAt === null) return { pickedUpAt: null, pickedUpBy: null }
  if (collectedAt === undefined || !user) return {}
  if (before.status === 'cancelled') {
    throw new BookingRefused(staffMessages.round.cancelled(before.reference))
  }
  return { pickedUpAt: collectedAt, pickedUpBy: user.name || user.email }
}
