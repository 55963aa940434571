import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq, executeAccess, NotFound } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status.ts'
import * as messages from '#business/words/messages.ts'
import type { Outcome } from '#business/words/outcome.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import type { Booking, User } from '#payload-types.ts'
import { type BookingDetails, detailsOf } from './booking-details.server.ts'
import { type MailEntry, mailsOfBookings } from './booking-mails.server.ts'
import { stateOf } from './booking-state.server.ts'

/** A booking as the dashboard shows it. Instants are ISO 8601 in UTC. */
export interface BookingEntry extends BookingDetails {
  id: string
  createdAt: string
  /** See `stateOf`. */
  state: string
  completedAt: string | null
  /** No booking from this phone before. */
  firstOrder: boolean
  /** The newest first. */
  mails: MailEntry[]
  /** Whether everything that says whose it was has been removed. */
  isErased: boolean
}

export interface BookingPage {
  bookings: BookingEntry[]
  /** Counted from 1. */
  page: number
  /** At least 1. */
  pages: number
}

const bookingsPerPage = 25

/** A page of bookings, newest first, of one status or of all. Only for a user who works bookings; others get a Forbidden error. */
export async function listBookings({
  user,
  status,
  page,
}: {
  user: User
  status?: BookingStatus
  page: number
}): Promise<BookingPage> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'bookings',
    where: status ? { status: { equals: status } } : {},
    sort: '-createdAt',
    limit: bookingsPerPage,
    page,
    depth: 0,
    joins: false,
    user,
    overrideAccess: false,
  })
  const ids = found.docs.map(({ id }) => id)
  const mails = await mailsOfBookings(ids, user)
  return {
    bookings: found.docs.map((booking) => entryOf(booking, mails.get(booking.id) ?? [])),
    page: found.page ?? 1,
    pages: Math.max(found.totalPages, 1),
  }
}

/** How many bookings there are of each status, whatever is filtered. Only for a user who works bookings. */
export async function countBookings(user: User): Promise<Record<BookingStatus, number>> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  await executeAccess({ req }, payload.collections.bookings.config.access.read)
  const { rows } = await postgresOf(payload).drizzle.execute<{ status: string; count: number }>(
    sql`SELECT status, count(*)::int AS count FROM bookings GROUP BY status`,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    bookingStatusValues.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<BookingStatus, number>
}

/**
 * Changes the status of a booking from that in which `user` saw it, with the pickup it had then. Refused where the
 * status table forbids it, and where somebody else changed the booking in the meantime: of two at once exactly one is
 * made. `httpStatus` is the class of refusal.
 */
export async function changeStatus({
  user,
  id,
  seen,
  to,
}: {
  user: User
  id: string
  seen: SeenBooking
  to: BookingStatus
}): Promise<Outcome<unknown, { httpStatus: number }>> {
  const payload = await payloadClient()
  try {
    await payload.update({
      collection: 'bookings',
      id,
      data: { status: to },
      depth: 0,
      user,
      overrideAccess: false,
      context: { door: 'dashboard', seen },
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof NotFound) {
      return { ok: false, reason: messages.status.bookingGone, httpStatus: 404 }
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
    ...detailsOf(booking),
    createdAt: booking.createdAt,
    state: stateOf(booking),
    completedAt: booking.completedAt ?? null,
    firstOrder: booking.firstOrder ?? false,
    mails,
    isErased: Boolean(booking.erasedAt),
  }
}
