import { sql } from '@payloadcms/db-postgres'
import { findBookingsForStaff, queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { type Repeats, storeRequest } from '#app/models/bookings/booking-requests.server.ts'
import { changeStatus } from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { type CallerPickup, pickSameDayPickups } from '#business/bookings/callers.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import type { Language } from '#business/languages/languages.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import { selectMessageIdsByPhone } from '#collections/customers/customer-records.ts'
import type { User } from '#payload-types.ts'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { payloadClient } from './payload.server.ts'

export type Caller = Awaited<ReturnType<typeof findCaller>>

const maxMessages = 5
const maxUpcoming = 20

/** `phone` has 10 digits. Requires booking access. */
export async function findCaller(user: User, phone: string) {
  const today = localDateAt(new Date())
  const [counted, newestFound, upcoming, messages] = await Promise.all([
    queryBookings<{ count: number }>(
      user,
      sql`SELECT count(*)::int AS count FROM bookings WHERE phone = ${phone}`,
    ),
    findBookingsForStaff(user, sql`phone = ${phone} ORDER BY created_at DESC LIMIT 1`),
    findOpenPickups(user, { phone, from: today }),
    findMessages(user, phone),
  ])
  const [newest] = newestFound
  return {
    phone,
    /** From the newest booking. */
    name: newest?.name ?? null,
    email: newest?.email ?? null,
    address: newest?.address ?? null,
    newest: newest
      ? {
          ...{ reference: newest.reference, date: newest.date, status: newest.status },
          serviceType: newest.serviceType,
        }
      : null,
    bookings: counted[0]!.count,
    upcoming,
    ...messages,
  }
}

/** Finds open bookings by pickup, except the form's own. Requires booking access. */
function findOpenPickups(
  user: User,
  by: { phone: string; from: LocalDate; exceptRequestKeyHash?: string },
): Promise<CallerPickup[]> {
  return queryBookings<CallerPickup>(
    user,
    sql`SELECT reference, name, status, date, time FROM bookings
      WHERE phone = ${by.phone} AND is_open AND date >= ${by.from}
        AND request_key IS DISTINCT FROM ${by.exceptRequestKeyHash ?? ''}
      ORDER BY date, time, created_at LIMIT ${maxUpcoming}`,
  )
}

async function findMessages(user: User, phone: string) {
  const payload = await payloadClient()
  const { rows } = await getPostgres(payload).drizzle.execute<{ id: string; unanswered: number }>(
    sql`SELECT id, count(*) FILTER (WHERE handled IS NOT TRUE) OVER ()::int AS unanswered
      FROM contact_messages WHERE id IN (${selectMessageIdsByPhone(phone)})
      ORDER BY created_at DESC LIMIT ${maxMessages}`,
  )
  const { docs } = await payload.find({
    collection: 'contact-messages',
    where: { id: { in: rows.map(({ id }) => id) } },
    sort: '-createdAt',
    depth: 0,
    user,
    overrideAccess: false,
  })
  return {
    unansweredMessages: rows[0]?.unanswered ?? 0,
    /** Newest first; `createdAt` is ISO 8601 UTC. */
    messages: docs.map(({ id, subject, createdAt, handled }) => ({
      ...{ id, subject, createdAt },
      isAnswered: Boolean(handled),
    })),
  }
}

/**
 * `confirmation` is null if none was requested, or if the form had created another booking.
 * `sameDay` are open bookings that staff have not seen; nothing is stored.
 */
export type CallerBookingOutcome = Outcome<
  { reference: string; repeats: Repeats; confirmation: Outcome | null },
  { problem?: PickupProblem; sameDay?: CallerPickup[] }
>

/**
 * Books like `requestBooking`, and confirms the booking if requested. First asks about open
 * bookings from the same phone on the same day. Requires booking access.
 */
export async function bookForCaller(
  user: User,
  submitted: BookingRequest,
  {
    language,
    confirms,
    seenPickups,
  }: {
    language: Language
    confirms: boolean
    seenPickups: string[]
  },
): Promise<CallerBookingOutcome> {
  const open = await findOpenPickups(user, {
    phone: submitted.phone,
    from: submitted.date,
    exceptRequestKeyHash: submitted.requestKey && hashManageKey(submitted.requestKey),
  })
  const sameDay = pickSameDayPickups(open, submitted)
  if (sameDay.some(({ reference }) => !seenPickups.includes(reference))) {
    return { ok: false, reason: staffWords.newBooking.notBookedYet, sameDay }
  }
  const outcome = await storeRequest(submitted, { language, user, isConfirmedNext: confirms })
  if (!outcome.ok) return outcome
  const { booking, repeats } = outcome
  const isConfirmable = confirms && repeats !== 'another'
  const confirmation = isConfirmable ? await confirmNewBooking(user, booking) : null
  return { ok: true, reference: booking.reference, repeats, confirmation }
}

/** A failure leaves the booking pending. */
async function confirmNewBooking(user: User, { id, date, time }: Booking): Promise<Outcome> {
  try {
    const expected = { status: 'pending', date, time } as const
    const outcome = await changeStatus({ user, id, expected, to: 'confirmed' })
    // A double click confirms twice.
    if (outcome.ok) return { ok: true }
    const [current] = await findBookingsForStaff(user, sql`id = ${id}`)
    return current?.status === 'confirmed' ? { ok: true } : outcome
  } catch (error) {
    logFailure('A new booking could not be confirmed', error)
    return { ok: false, reason: staffWords.newBooking.confirmAgain }
  }
}
