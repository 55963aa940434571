import { sql } from '@payloadcms/db-postgres'
import { payloadClient } from '#app/models/payload.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { canShowBookingOnResubmit } from '#business/bookings/forms/resubmitted-form.ts'
import { isExpressOffered } from '#business/bookings/return/return-date.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import { bookingReply } from '#business/words/en.ts'
import type { Outcome } from '#business/words/outcome.ts'
import type { Actor } from '#collections/bookings/change-booking.ts'
import { bookPickup } from '#collections/bookings/operations/book-pickup.ts'
import type { Refusal } from '#collections/bookings/refusals.ts'
import type { User } from '#payload-types.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import {
  getPublishedBusiness,
  type PublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import { readManageKeys } from '#platform/mail/manage-link.ts'
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
  Pick<Refusal, 'problem' | 'exceeded'>
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
  by: { language: Language; user?: User; rateLimits?: RateLimits },
): Promise<BookingOutcome> {
  const outcome = await storeRequest(submitted, by)
  if (!outcome.ok) return outcome
  const { booking, repeats } = outcome
  const { secret } = await payloadClient()
  const newKey = repeats === 'nothing' ? createManageKey(secret, booking.id) : undefined
  return { ok: true, receipt: await toReceipt(booking, newKey), repeats }
}

/** Works like `requestBooking`, but returns the stored booking. */
export async function storeRequest(
  submitted: BookingRequest,
  by: {
    language: Language
    user?: User
    isConfirmedNext?: boolean
    rateLimits?: RateLimits
  },
  triesLeft = maxTries,
): Promise<Outcome<{ booking: Booking; repeats: Repeats }, Pick<Refusal, 'problem' | 'exceeded'>>> {
  const { language: mailLanguage, user = null, ...options } = by
  const payload = await payloadClient()
  if (user) assertBookingAccess(user)
  const actor: Actor = user
    ? { payload, user, channel: 'dashboard' }
    : { payload, user, channel: 'site', language: mailLanguage }
  const outcome = await bookPickup(actor, submitted, { mailLanguage, ...options })
  if (outcome.ok) return { ...outcome, repeats: 'nothing' }
  // A repeat may collide with its own first booking.
  const first = await findByRequestKey(submitted.requestKey)
  if (first && !canShowBookingOnResubmit(first.createdAt, new Date())) {
    return { ok: false, reason: bookingReply.bookedBefore }
  }
  if (first) {
    const isSame = hasSameDetails(submitted, first, await getPublishedBusiness(payload))
    return { ok: true, booking: first, repeats: isSame ? 'the same' : 'another' }
  }
  if (outcome.kind !== 'known') return outcome
  if (triesLeft > 1) return storeRequest(submitted, by, triesLeft - 1)
  throw new Error('No reference is free.')
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

async function findByRequestKey(requestKey: string | undefined): Promise<Booking | undefined> {
  if (!requestKey) return undefined
  return findBookingOfCustomer(sql`request_key = ${hashManageKey(requestKey)}`)
}

function hasSameDetails(
  { requestKey: _, ...submitted }: BookingRequest,
  stored: Booking,
  { pickupRules }: PublishedBusiness,
): boolean {
  // Booking ignores express if it is not offered.
  const express = submitted.express && isExpressOffered(pickupRules[defaultLanguage])
  const compared = { ...submitted, express }
  const names = Object.keys(compared) as (keyof typeof compared)[]
  return names.every((name) => (compared[name] || '') === (stored[name] || ''))
}

async function toReceipt(
  { id, reference, date, time }: Booking,
  newKey?: string,
): Promise<BookingReceipt> {
  const manageKey = newKey ?? (await readManageKeys(await payloadClient(), [id])).get(id)!
  return { reference, date, time, manageKey }
}
