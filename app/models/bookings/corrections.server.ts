import {
  type EditableBooking,
  type FieldConflict,
  mergeCorrection,
  pickEditable,
  pickLastChange,
} from '#business/bookings/merge-correction.ts'
import * as staffWords from '#business/words/staff.ts'
import { correctBooking as correctBookingOperation } from '#collections/bookings/operations/correct-booking.ts'
import type { Booking, User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { findBookingById } from './booking-access.server.ts'
import { type BookingChange, bookingNotFound, staffActor, toOutcome } from './bookings.server.ts'

/** Two people changed the same fields. Nothing was stored. */
export interface CorrectionConflict {
  current: EditableBooking
  changes: Partial<EditableBooking>
  fields: BookingConflict[]
}

/** `by` and `at` (ISO 8601 UTC) say who changed the booking; null if no event says it. */
export interface BookingConflict extends FieldConflict {
  by: string | null
  at: string | null
}

export type CorrectionOutcome =
  | { ok: true; changes: Partial<EditableBooking> }
  | (Extract<BookingChange, { ok: false }> & { conflict?: CorrectionConflict })

// A conflict in between, such as a reminder, is rare.
const maxAttempts = 3

/**
 * Stores only what differs from `seen`, also a new pickup. Refuses if someone else has changed the
 * same fields (`conflict`), or the pickup is unavailable (`problem`).
 */
export async function correctBooking({
  user,
  id,
  seen,
  typed,
}: {
  user: User
  id: string
  /** The booking as the form showed it; null if unknown. */
  seen: EditableBooking | null
  typed: Partial<EditableBooking>
}): Promise<CorrectionOutcome> {
  const actor = await staffActor(user)
  let booking = await findBookingById(user, id)
  for (let attempt = 1; booking; attempt++) {
    const current = toEditableBooking(booking)
    const { changes, conflicts } = mergeCorrection({ seen, typed, current })
    if (Object.keys(changes).length === 0) return { ok: true, changes }
    if (booking.erasedAt) return refusal(staffWords.customers.cannotRestore)
    if (conflicts.length > 0) {
      const events = await findBookingEvents(actor.payload, id, { user })
      const fields = conflicts.map((conflict) => {
        const { actor: by = null, createdAt: at = null } =
          pickLastChange(conflict.field, events) ?? {}
        return { ...conflict, by, at }
      })
      const conflict = { current, changes, fields }
      return { ...refusal(staffWords.correction.conflict), conflict }
    }
    const { updatedAt } = booking
    const outcome = await toOutcome(
      correctBookingOperation(actor, { id, correction: changes, updatedAt }),
    )
    if (outcome.ok) return { ok: true, changes }
    booking = await findBookingById(user, id)
    if (booking?.updatedAt === updatedAt || attempt === maxAttempts) return outcome
  }
  return bookingNotFound
}

function refusal(reason: string) {
  return { ok: false, reason, httpStatus: 409 } as const
}

/** `booking` must have all fields. */
export function toEditableBooking(booking: Booking): EditableBooking {
  const branch = relatedId(booking.branch) ?? null
  return pickEditable({ ...booking, branch, express: booking.express ?? false } as EditableBooking)
}
