import { sql } from '@payloadcms/db-postgres'
import { APIError, NotFound } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { addNote as addNoteOperation } from '#collections/bookings/operations/add-note.ts'
import type { Actor } from '#collections/bookings/operations/booking-change.ts'
import { changeStatus as changeStatusOperation } from '#collections/bookings/operations/change-status.ts'
import { correct, type Correction } from '#collections/bookings/operations/correct.ts'
import { markCollected as markCollectedOperation } from '#collections/bookings/operations/mark-collected.ts'
import { PickupRefused } from '#collections/bookings/operations/refusals.ts'
import type { Booking, User } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { askBookings } from './booking-access.server.ts'
import type { MailEntry } from './booking-mails.server.ts'
import { stateOf } from './booking-state.server.ts'
import { type BookingSummary, summaryOf } from './booking-summary.server.ts'

/** A booking as the dashboard shows it. Instants are ISO 8601 in UTC. */
export interface BookingEntry extends BookingSummary {
  id: string
  createdAt: string
  /** See `stateOf`. */
  state: string
  completedAt: string | null
  /** No booking from this phone before. */
  firstOrder: boolean
  /** The id of the branch that collects; null where no branch names the pincode. */
  branch: string | null
  /** When it was ticked off on the round, and by whom. */
  pickedUp: { at: string; by: string } | null
  /** The newest first. */
  mails: MailEntry[]
  /** Whether everything that says whose it was has been removed. */
  isErased: boolean
}

/** How many bookings there are of each status, whatever is filtered. Only for a user who works bookings. */
export async function countBookings(user: User): Promise<Record<BookingStatus, number>> {
  const rows = await askBookings<{ status: string; count: number }>(
    user,
    sql`SELECT status, sum(bookings)::int AS count FROM booking_counts GROUP BY status`,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    bookingStatusValues.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<BookingStatus, number>
}

/** Whether a booking is now as somebody wanted it. `httpStatus` is the class of refusal. */
type BookingChange = Outcome<unknown, { httpStatus: number; problem?: PickupProblem }>

/**
 * Changes the status of a booking from that in which `user` saw it, with the pickup it had then. Refused if the status table
 * forbids it, or if somebody else changed the booking in the meantime.
 */
export async function changeStatus({
  user,
  ...change
}: {
  user: User
  id: string
  seen: SeenBooking
  to: BookingStatus
}): Promise<BookingChange> {
  return outcomeOf(changeStatusOperation(await staffActor(user), change))
}

/**
 * Corrects a booking, or moves its pickup, as `user` saw it in the state `seenState` (see `stateOf`). Refused if it has
 * changed since, or if the new pickup is not offered, which is the `problem`.
 */
export async function correctBooking({
  user,
  id,
  seenState,
  correction,
}: {
  user: User
  id: string
  seenState: string
  correction: Correction
}): Promise<BookingChange> {
  const actor = await staffActor(user)
  const as = { depth: 0, joins: false, disableErrors: true, user, overrideAccess: false } as const
  const present = await actor.payload.findByID({ collection: 'bookings', id, ...as })
  if (!present) return gone
  if (stateOf(present) !== seenState) {
    return { ok: false, reason: staffMessages.status.changedMeanwhile, httpStatus: 409 }
  }
  const { updatedAt } = present
  return outcomeOf(correct(actor, { id, correction, updatedAt }))
}

/** Adds a note for colleagues. */
export async function addNote({
  user,
  ...note
}: {
  user: User
  id: string
  note: string
}): Promise<BookingChange> {
  return outcomeOf(addNoteOperation(await staffActor(user), note))
}

/** Records that a pickup was made at an instant (ISO 8601), or by null that it was not. */
export async function markCollected({
  user,
  ...mark
}: {
  user: User
  id: string
  at: string | null
}): Promise<BookingChange> {
  return outcomeOf(markCollectedOperation(await staffActor(user), mark))
}

const gone = { ok: false, reason: staffMessages.status.bookingGone, httpStatus: 404 } as const

async function staffActor(user: User): Promise<Actor> {
  return { payload: await payloadClient(), user, door: 'dashboard' }
}

async function outcomeOf(operation: Promise<Booking>): Promise<BookingChange> {
  try {
    await operation
    return { ok: true }
  } catch (error) {
    if (error instanceof NotFound) return gone
    if (error instanceof PickupRefused) {
      const { problem } = error
      return { ok: false, reason: problem.sentence, httpStatus: 409, problem }
    }
    if (error instanceof APIError && error.isPublic) {
      return { ok: false, reason: error.message, httpStatus: error.status }
    }
    throw error
  }
}

/** A booking that was read whole, with its mails. */
export function entryOf(booking: Booking, mails: MailEntry[]): BookingEntry {
  return {
    id: booking.id,
    ...summaryOf(booking),
    createdAt: booking.createdAt,
    state: stateOf(booking),
    completedAt: booking.completedAt ?? null,
    firstOrder: booking.firstOrder ?? false,
    branch: relatedId(booking.branch) ?? null,
    pickedUp: pickedUpOf(booking),
    mails,
    isErased: Boolean(booking.erasedAt),
  }
}

function pickedUpOf({ pickedUpAt, pickedUpBy }: Booking): BookingEntry['pickedUp'] {
  return pickedUpAt ? { at: pickedUpAt, by: pickedUpBy ?? '' } : null
}
