import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import type { UserChannel } from '#business/bookings/events.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { bookPickup } from '#collections/bookings/operations/book-pickup.ts'
import type { Refusal } from '#collections/bookings/refusals.ts'
import { type BookingEdit, editBooking } from '#collections/bookings/rest-endpoints.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBooking } from '#platform/database/queries/find-bookings.ts'
import { bookingRequest } from '#tests/helpers/database/database.ts'

/** Resolves with the booking; rejects with the refusal. */
export async function done(change: Promise<{ ok: true; booking: Booking } | Refusal>) {
  const outcome = await change
  if (outcome.ok) return outcome.booking
  const { reason, httpStatus: status, problem } = outcome
  throw Object.assign(new Error(reason), { status, problem })
}

/** Books over the website, in the language of `changes`. */
export function createBooking(
  payload: Payload,
  { language = defaultLanguage, ...changes }: Record<string, unknown> = {},
  { channel = 'site', user = null }: { channel?: UserChannel; user?: User | null } = {},
): Promise<Booking> {
  const request = bookingRequest(changes) as BookingRequest
  const mailLanguage = language as Language
  return done(bookPickup({ payload, user, channel }, request, { mailLanguage }))
}

/** As staff do over REST, or a customer with the manage link. */
export const edit = (
  payload: Payload,
  id: string,
  edit: BookingEdit,
  { user = null, channel = 'cms' }: { user?: User | null; channel?: UserChannel },
) => done(editBooking({ payload, user, channel }, { id, edit }))

export const readBooking = async (payload: Payload, id: string): Promise<Booking> =>
  (await findBooking(payload, getPostgres(payload).drizzle, sql`id = ${id}`))!

/** Without rules, events and mails. */
export async function setFields(
  payload: Payload,
  id: string,
  data: Partial<Booking>,
): Promise<Booking> {
  await payload.db.updateOne({ collection: 'bookings', id, data, returning: false })
  return readBooking(payload, id)
}
