import { sql } from '@payloadcms/db-postgres'
import { APIError, NotFound } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { pickStepTimes } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status/status.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Actor } from '#collections/bookings/booking-change.ts'
import { PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import * as note from '#collections/bookings/operations/add-note.ts'
import * as status from '#collections/bookings/operations/change-status.ts'
import * as delivery from '#collections/bookings/operations/choose-delivery.ts'
import * as duplicate from '#collections/bookings/operations/mark-not-duplicate.ts'
import * as steps from '#collections/bookings/operations/mark-step.ts'
import * as undo from '#collections/bookings/operations/undo-status-change.ts'
import type { Booking, User } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { findBookingById, queryBookings } from './booking-access.server.ts'
import type { MailEntry } from './booking-mails.server.ts'
import { summarizeBooking } from './booking-summary.server.ts'
import { computeBookingVersion } from './booking-version.server.ts'

export type BookingEntry = ReturnType<typeof toBookingEntry>

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

/** Refuses if the status table forbids it, or if `expected` is outdated. */
export const changeStatus = byStaff(status.changeStatus)

/** Undoes the change by `user` that left the booking with this `updatedAt`. */
export const undoStatusChange = byStaff(undo.undoStatusChange)

export const addNote = byStaff(note.addNote)

/** Dismisses the alert that this booking may be a duplicate. */
export const markNotDuplicate = byStaff(duplicate.markNotDuplicate)

/** Chooses day and slot of the delivery; `to` null removes them. */
export const chooseDelivery = byStaff(delivery.chooseDelivery)

/** Marks a step of the order, or takes the mark back. */
export const markStep = byStaffRepeatedly(steps.markStep)

export const bookingNotFound = {
  ok: false,
  reason: staffWords.status.bookingGone,
  httpStatus: 404,
} as const

export async function staffActor(user: User): Promise<Actor> {
  return { payload: await payloadClient(), user, channel: 'dashboard' }
}

type Operation<Change> = (actor: Actor, change: Change) => Promise<Booking>

function byStaff<Change>(operate: Operation<Change>) {
  return async ({ user, ...change }: Change & { user: User }): Promise<BookingChange> =>
    toOutcome(operate(await staffActor(user), change as unknown as Change))
}

const maxAttempts = 3

/** Repeats a change after a concurrent one, so that a refusal is about the change itself. */
export function byStaffRepeatedly<Change extends { id: string }>(operate: Operation<Change>) {
  const changeOnce = byStaff(operate)
  return async (change: Change & { user: User }): Promise<BookingChange> => {
    const readVersion = async () => (await findBookingById(change.user, change.id))?.updatedAt
    for (let attempt = 1; ; attempt++) {
      const version = await readVersion()
      const outcome = await changeOnce(change)
      if (outcome.ok || attempt === maxAttempts || (await readVersion()) === version) return outcome
    }
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

/** `booking` must have all fields, `mails` are newest first. */
export function toBookingEntry(booking: Booking, mails: MailEntry[]) {
  return {
    id: booking.id,
    ...summarizeBooking(booking),
    createdAt: booking.createdAt,
    version: computeBookingVersion(booking),
    completedAt: booking.completedAt ?? null,
    firstOrder: booking.firstOrder ?? false,
    /** Null if no branch serves the pincode. */
    branch: relatedId(booking.branch) ?? null,
    ...pickStepTimes(booking),
    mails,
    isErased: Boolean(booking.erasedAt),
  }
}
