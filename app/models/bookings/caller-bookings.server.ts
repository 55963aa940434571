import { findOpenPickups } from '#app/models/callers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { type CallerPickup, findSameDayPickups } from '#business/bookings/callers.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import type { Language } from '#business/languages/languages.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Booking, User } from '#payload-types.ts'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { type Repeats, storeRequest } from './booking-requests.server.ts'
import { changeStatus } from './bookings.server.ts'

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
    /** References of the bookings that the form warned about. */
    seenPickups: string[]
  },
): Promise<CallerBookingOutcome> {
  const open = await findOpenPickups(user, {
    phone: submitted.phone,
    from: submitted.date,
    exceptRequestKeyHash: submitted.requestKey && hashManageKey(submitted.requestKey),
  })
  const sameDay = findSameDayPickups(open, submitted)
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
    return outcome.ok || (await isConfirmed(user, id)) ? { ok: true } : outcome
  } catch (error) {
    logFailure('A new booking could not be confirmed', error)
    return { ok: false, reason: staffWords.newBooking.confirmAgain }
  }
}

async function isConfirmed(user: User, id: string): Promise<boolean> {
  const payload = await payloadClient()
  const as = { depth: 0, joins: false, disableErrors: true, user, overrideAccess: false } as const
  return (await payload.findByID({ collection: 'bookings', id, ...as }))?.status === 'confirmed'
}
