import { setTimeout as wait } from 'node:timers/promises'
import { payloadClient } from '#app/models/payload.server.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { canShowBookingOnResubmit } from '#business/bookings/forms/resubmitted-form.ts'
import type { Language } from '#business/languages/languages.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import { bookingReply } from '#business/words/en.ts'
import type { Outcome } from '#business/words/outcome.ts'
import type { Actor } from '#collections/bookings/booking-change.ts'
import { DuplicateBookingError, PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import { bookPickup } from '#collections/bookings/operations/book-pickup.ts'
import type { Booking, User } from '#payload-types.ts'
import { currentManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { assertBookingAccess, findBookingOfCustomer } from './booking-access.server.ts'

export interface BookingReceipt {
  reference: string
  date: LocalDate
  time: TimeSlot
  manageKey: string
}

/** Compared with an earlier request with the same key. */
export type Repeats = 'nothing' | 'the same' | 'another'

/** Without `problem`, a refused form created a booking more than 24 hours ago. */
export type BookingOutcome = Outcome<
  { receipt: BookingReceipt; repeats: Repeats },
  { problem?: PickupProblem }
>

export interface RepeatedForm {
  /** Null after 24 hours. */
  receipt: BookingReceipt | null
}

// References have 32 bits, so repeated collisions are not chance.
const maxTries = 3

/**
 * Books for a visitor or, with `user`, for a caller. The customer gets mails in `language`. A used
 * request key (double click, retry) returns its first booking, even if the slot is full now; after
 * 24 hours it is refused. A `user` requires booking access.
 */
export async function requestBooking(
  submitted: BookingRequest,
  by: { language: Language; user?: User },
): Promise<BookingOutcome> {
  const outcome = await storeRequest(submitted, by)
  if (!outcome.ok) return outcome
  return { ok: true, receipt: await toReceipt(outcome.booking), repeats: outcome.repeats }
}

/** Works like `requestBooking`, but returns the stored booking. */
export async function storeRequest(
  submitted: BookingRequest,
  by: { language: Language; user?: User; isConfirmedNext?: boolean },
  triesLeft = maxTries,
): Promise<Outcome<{ booking: Booking; repeats: Repeats }, { problem?: PickupProblem }>> {
  const { language: mailLanguage, user, isConfirmedNext } = by
  const payload = await payloadClient()
  if (user) await assertBookingAccess(user, 'update')
  const channel = user ? 'dashboard' : 'site'
  try {
    const actor: Actor = user
      ? { payload, user, channel }
      : { payload, user: null, channel, language: mailLanguage }
    const booking = await bookPickup(actor, submitted, { mailLanguage, isConfirmedNext })
    return { ok: true, booking, repeats: 'nothing' }
  } catch (error) {
    const isDuplicate = error instanceof DuplicateBookingError
    if (!isDuplicate && !(error instanceof PickupRefusedError)) throw error
    // A repeat may collide with its own first booking.
    const first = await findByRequestKey(submitted.requestKey)
    if (first && !canShowBookingOnResubmit(first.createdAt, new Date())) {
      return { ok: false, reason: bookingReply.bookedBefore }
    }
    if (first) {
      const repeats = hasSameDetails(submitted, first) ? 'the same' : 'another'
      return { ok: true, booking: first, repeats }
    }
    if (isDuplicate && triesLeft > 1) return storeRequest(submitted, by, triesLeft - 1)
    if (isDuplicate) throw error
    return { ok: false, reason: error.problem.message, problem: error.problem }
  }
}

export async function findRepeatedForm(
  requestKey: FormDataEntryValue | null | undefined,
): Promise<RepeatedForm | null> {
  if (typeof requestKey !== 'string') return null
  const first = await findByRequestKey(requestKey)
  if (!first) return null
  const isOpen = canShowBookingOnResubmit(first.createdAt, new Date())
  return { receipt: isOpen ? await toReceipt(first) : null }
}

/** Works like `findRepeatedForm`, but waits a second for a simultaneous request. */
export async function waitForRepeatedForm(
  requestKey: string | undefined,
): Promise<RepeatedForm | null> {
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const repeated = await findRepeatedForm(requestKey)
    if (repeated || !requestKey) return repeated
    await wait(250)
  }
  return findRepeatedForm(requestKey)
}

async function findByRequestKey(requestKey: string | undefined): Promise<Booking | undefined> {
  if (!requestKey) return undefined
  return findBookingOfCustomer({ requestKey: { equals: hashManageKey(requestKey) } })
}

function hasSameDetails({ requestKey: _, ...submitted }: BookingRequest, stored: Booking): boolean {
  const names = Object.keys(submitted) as (keyof typeof submitted)[]
  return names.every((name) => (submitted[name] || '') === (stored[name] || ''))
}

async function toReceipt(booking: Booking): Promise<BookingReceipt> {
  const { secret } = await payloadClient()
  const { reference, date, time } = booking
  return { reference, date, time, manageKey: currentManageKey(secret, booking) }
}
