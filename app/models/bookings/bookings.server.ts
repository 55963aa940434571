import { sql } from '@payloadcms/db-postgres'
import { APIError, NotFound } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { DeliveryChoice } from '#business/bookings/return/delivery.ts'
import {
  pickStepTimes,
  type StepMark,
  type StepTimes,
} from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status/status.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Actor } from '#collections/bookings/booking-change.ts'
import { PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import { addNote as addNoteOperation } from '#collections/bookings/operations/add-note.ts'
import {
  changeStatus as changeStatusOperation,
  type StatusChange,
} from '#collections/bookings/operations/change-status.ts'
import { chooseDelivery as chooseDeliveryOperation } from '#collections/bookings/operations/choose-delivery.ts'
import { markNotDuplicate as markNotDuplicateOperation } from '#collections/bookings/operations/mark-not-duplicate.ts'
import { markStep as markStepOperation } from '#collections/bookings/operations/mark-step.ts'
import { undoStatusChange as undoStatusChangeOperation } from '#collections/bookings/operations/undo-status-change.ts'
import type { Booking, User } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { queryBookings } from './booking-access.server.ts'
import type { MailEntry } from './booking-mails.server.ts'
import { type BookingSummary, summarizeBooking } from './booking-summary.server.ts'
import { computeBookingVersion } from './booking-version.server.ts'

/** Instants are ISO 8601 UTC. */
export interface BookingEntry extends BookingSummary, Required<StepTimes> {
  id: string
  createdAt: string
  version: string
  completedAt: string | null
  firstOrder: boolean
  /** Null if no branch serves the pincode. */
  branch: string | null
  /** Newest first. */
  mails: MailEntry[]
  isErased: boolean
}

/** Requires booking access. */
export async function countBookingsByStatus(user: User): Promise<Record<BookingStatus, number>> {
  const rows = await queryBookings<{ status: string; count: number }>(
    user,
    sql`SELECT status, sum(bookings)::int AS count FROM booking_counts GROUP BY status`,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    bookingStatusValues.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<BookingStatus, number>
}

/** `updatedAt` (ISO 8601 UTC) is the booking's after the change. */
export type BookingChange = Outcome<
  { updatedAt: string },
  { httpStatus: number; problem?: PickupProblem }
>

/** Changes a status; refuses if the status table forbids it, or if `expected` is outdated. */
export async function changeStatus({
  user,
  ...change
}: { user: User } & StatusChange): Promise<BookingChange> {
  return toOutcome(changeStatusOperation(await staffActor(user), change))
}

/** Undoes the change by `user` that left the booking with this `updatedAt`. */
export async function undoStatusChange({
  user,
  ...change
}: {
  user: User
  id: string
  updatedAt: string
}): Promise<BookingChange> {
  return toOutcome(undoStatusChangeOperation(await staffActor(user), change))
}

export async function addNote({
  user,
  ...note
}: {
  user: User
  id: string
  note: string
}): Promise<BookingChange> {
  return toOutcome(addNoteOperation(await staffActor(user), note))
}

/** Dismisses the alert that this booking may be a duplicate. */
export async function markNotDuplicate({
  user,
  id,
}: {
  user: User
  id: string
}): Promise<BookingChange> {
  return toOutcome(markNotDuplicateOperation(await staffActor(user), { id }))
}

/** Marks a step of the order, or takes the mark back. */
export async function markStep({
  user,
  ...mark
}: StepMark & { user: User; id: string }): Promise<BookingChange> {
  return retryChange(user, mark.id, (actor) => markStepOperation(actor, mark))
}

/** Chooses day and slot of the delivery; `to` null removes them. */
export async function chooseDelivery({
  user,
  ...choice
}: { user: User; id: string } & DeliveryChoice): Promise<BookingChange> {
  return toOutcome(chooseDeliveryOperation(await staffActor(user), choice))
}

export const bookingNotFound = {
  ok: false,
  reason: staffWords.status.bookingGone,
  httpStatus: 404,
} as const

export async function staffActor(user: User): Promise<Actor> {
  return { payload: await payloadClient(), user, channel: 'dashboard' }
}

const maxAttempts = 3

/** Repeats a change after a concurrent one, so that a refusal is about the change itself. */
export async function retryChange(
  user: User,
  id: string,
  change: (actor: Actor) => Promise<Booking>,
): Promise<BookingChange> {
  const actor = await staffActor(user)
  const as = { depth: 0, joins: false, disableErrors: true, user, overrideAccess: false } as const
  const readVersion = async () =>
    (await actor.payload.findByID({ collection: 'bookings', id, ...as }))?.updatedAt
  for (let attempt = 1; ; attempt++) {
    const version = await readVersion()
    const outcome = await toOutcome(change(actor))
    if (outcome.ok || attempt === maxAttempts || (await readVersion()) === version) return outcome
  }
}

export async function toOutcome(operation: Promise<Booking>): Promise<BookingChange> {
  try {
    const { updatedAt } = await operation
    return { ok: true, updatedAt }
  } catch (error) {
    if (error instanceof NotFound) return bookingNotFound
    if (error instanceof PickupRefusedError) {
      const { problem } = error
      return { ok: false, reason: problem.message, httpStatus: 409, problem }
    }
    if (error instanceof APIError && error.isPublic) {
      return { ok: false, reason: error.message, httpStatus: error.status }
    }
    throw error
  }
}

/** `booking` must have all fields. */
export function toBookingEntry(booking: Booking, mails: MailEntry[]): BookingEntry {
  return {
    id: booking.id,
    ...summarizeBooking(booking),
    createdAt: booking.createdAt,
    version: computeBookingVersion(booking),
    completedAt: booking.completedAt ?? null,
    firstOrder: booking.firstOrder ?? false,
    branch: relatedId(booking.branch) ?? null,
    ...pickStepTimes(booking),
    mails,
    isErased: Boolean(booking.erasedAt),
  }
}
