import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { BookingRefused } from './refusals.ts'

/**
 * Sets the collection time (ISO 8601), or null to undo it. Throws BookingRefused, NotFound or
 * Forbidden.
 */
export function markCollected(
  actor: Actor,
  { id, at }: { id: string; at: string | null },
): Promise<Booking> {
  return writeBooking(actor, id, {}, { collectedAt: at })
}

/** Refuses cancelled bookings. Repeated marks store one event. */
export const marksCollected: Operation = ({ before, command: { collectedAt }, req: { user } }) => {
  if (collectedAt === undefined || !user) return {}
  const wasCollected = Boolean(before.pickedUpAt)
  if (collectedAt === null) {
    return {
      data: { pickedUpAt: null, pickedUpBy: null },
      event: wasCollected ? { type: 'not-collected' } : undefined,
    }
  }
  if (before.status === 'cancelled') {
    throw new BookingRefused(staffMessages.round.cancelled(before.reference))
  }
  return {
    data: { pickedUpAt: collectedAt, pickedUpBy: nameOf(user) },
    event: wasCollected ? undefined : { type: 'collected' },
  }
}
