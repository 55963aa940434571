import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/get-actor.ts'
import { type Actor, type Operation, updateBooking } from './booking-change.ts'
import { BookingRefusedError } from './booking-errors.ts'

/**
 * Sets the collection time (ISO 8601); null undoes it. Throws BookingRefusedError, NotFound or
 * Forbidden.
 */
export function markCollected(
  actor: Actor,
  { id, at }: { id: string; at: string | null },
): Promise<Booking> {
  return updateBooking(actor, id, {}, { collectedAt: at })
}

/** Refuses cancelled bookings. Repeated marks store one event. */
export const applyCollectedMark: Operation = ({
  before,
  command: { collectedAt },
  req: { user },
}) => {
  if (collectedAt === undefined || !user) return {}
  const wasCollected = Boolean(before.pickedUpAt)
  if (collectedAt === null) {
    return {
      data: { pickedUpAt: null, pickedUpBy: null },
      event: wasCollected ? { type: 'not-collected' } : undefined,
    }
  }
  if (before.status === 'cancelled') {
    throw new BookingRefusedError(staffMessages.runSheet.cancelled(before.reference))
  }
  return {
    data: { pickedUpAt: collectedAt, pickedUpBy: displayNameFor(user) },
    event: wasCollected ? undefined : { type: 'collected' },
  }
}
