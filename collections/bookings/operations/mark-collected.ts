import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
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

/** Who collected, and when. Nothing is collected for a cancelled booking. A mark that is sent twice is one event. */
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
