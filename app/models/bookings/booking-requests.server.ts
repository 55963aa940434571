import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import type { BookingRequest } from '#business/bookings/booking-request.ts'
import { opensItsBooking } from '#business/bookings/repeated-form.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import * as messages from '#business/words/messages.ts'
import type { Outcome } from '#business/words/outcome.ts'
import { AlreadyStored, PickupRefused } from '#collections/bookings/operations/refusals.ts'
import { request } from '#collections/bookings/operations/request.ts'
import type { Booking, User } from '#payload-types.ts'
import { hashOfKey, manageKey } from '#platform/crypto/manage-key.ts'
import { countBooking } from '#platform/metrics/bookings.ts'
import { assertBookingAccess } from './booking-access.server.ts'

/** What a visitor is told of a booking: what people call it by, and when it is picked up. */
export interface BookingReceipt {
  reference: string
  date: LocalDate
  time: TimeSlot
  /** What opens the booking to whoever made it: the last part of the address of its own page. */
  manageKey: string
}

/**
 * Whether the booking was stored, by this request or by the one it `repeats`, perhaps with other particulars; or the `problem` of
 * its pickup. Without a problem the form made a booking more than 24 hours ago.
 */
export type BookingOutcome = Outcome<
  { receipt: BookingReceipt; repeats: 'nothing' | 'the same' | 'another' },
  { problem?: PickupProblem }
>

/** A form that has made a booking before. */
export interface RepeatedForm {
  /** Null when that was more than 24 hours ago. */
  receipt: BookingReceipt | null
}

// Of 4 billion references two in a row are never taken by chance.
const triesForFreeReference = 3

/**
 * Stores a booking as pending, and queues its mails with it: a visitor's, or one that a `user` who works bookings takes
 * down for a caller, by the same rules. A request key that was already used answers with the booking it made the first
 * time, stores nothing and mails nothing: double clicks, lost answers and replays are harmless, whatever has become of
 * the slot since. Refused if that was more than 24 hours ago, or if the slot is not offered or full. Throws if the database
 * cannot store it, and a Forbidden error for a user who does not work bookings.
 */
export async function requestBooking(
  asked: BookingRequest,
  { user, triesLeft = triesForFreeReference }: { user?: User; triesLeft?: number } = {},
): Promise<BookingOutcome> {
  const payload = await payloadClient()
  if (user) await assertBookingAccess(user, 'update')
  const door = user ? 'dashboard' : 'site'
  try {
    const booking = await request({ payload, user: user ?? null, door }, asked)
    countBooking(door, asked.serviceType)
    return { ok: true, receipt: receiptOf(booking, payload.secret), repeats: 'nothing' }
  } catch (error) {
    const isKnown = error instanceof AlreadyStored
    if (!isKnown && !(error instanceof PickupRefused)) throw error
    // Of a repeat, the place may well be taken: by what it repeats.
    const first = await findByRequestKey(payload, asked.requestKey)
    if (first && !opensItsBooking(first.createdAt, new Date())) {
      return { ok: false, reason: messages.repeatedForm.bookedBefore }
    }
    if (first) {
      const repeats = saysTheSame(asked, first) ? 'the same' : 'another'
      return { ok: true, receipt: receiptOf(first, payload.secret), repeats }
    }
    if (isKnown && triesLeft > 1) return requestBooking(asked, { user, triesLeft: triesLeft - 1 })
    if (isKnown) throw error
    return { ok: false, reason: error.problem.sentence, problem: error.problem }
  }
}

/** Finds the booking that a form with this request key has made; null if there is none. */
export async function findRepeatedForm(
  requestKey: FormDataEntryValue | null | undefined,
): Promise<RepeatedForm | null> {
  if (typeof requestKey !== 'string') return null
  const payload = await payloadClient()
  const first = await findByRequestKey(payload, requestKey)
  if (!first) return null
  const isOpen = opensItsBooking(first.createdAt, new Date())
  return { receipt: isOpen ? receiptOf(first, payload.secret) : null }
}

/** The same, of a form that another request may be storing at this moment: looks again for a second. */
export async function awaitRepeatedForm(
  requestKey: string | undefined,
): Promise<RepeatedForm | null> {
  for (let look = 1; look < 5; look += 1) {
    const repeated = await findRepeatedForm(requestKey)
    if (repeated || !requestKey) return repeated
    await wait(250)
  }
  return findRepeatedForm(requestKey)
}

async function findByRequestKey(
  payload: Payload,
  requestKey: string | undefined,
): Promise<Booking | undefined> {
  if (!requestKey) return undefined
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { requestKey: { equals: hashOfKey(requestKey) } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
  })
  return docs[0]
}

function saysTheSame({ requestKey: _, ...asked }: BookingRequest, stored: Booking): boolean {
  const names = Object.keys(asked) as (keyof typeof asked)[]
  return names.every((name) => (asked[name] ?? '') === (stored[name] ?? ''))
}

function receiptOf({ id, reference, date, time }: Booking, secret: string): BookingReceipt {
  return { reference, date, time, manageKey: manageKey(secret, id) }
}
