import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Booking, sourceForChannel, unsetFields } from '#business/bookings/booking.ts'
import { pickDetails, toReference } from '#business/bookings/fields.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { computeReturnDate, isExpressOffered } from '#business/bookings/return/return-date.ts'
import { initialBookingStatus } from '#business/bookings/status/status.ts'
import { undoSeconds } from '#business/bookings/status/undo.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { checkPickup, slotIsFull } from '#business/pickups/availability.ts'
import { placesFor } from '#business/pickups/pickup-rules.ts'
import { branchFor, checkAddress } from '#business/pickups/service-area.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { newBookingMails } from '#collections/bookings/announce-changes.ts'
import type { Actor } from '#collections/bookings/change-booking.ts'
import { type Refusal, refuse, refusePickup } from '#collections/bookings/refusals.ts'
import { getActor, toBookingEventRows } from '#platform/activity/booking-events.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres, toDbRow } from '#platform/database/adapter.ts'
import {
  getLastReadBusiness,
  getPublishedBusiness,
  type PublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import {
  type CountAnswer,
  type CountRequest,
  countTotal,
  type RateLimits,
  toCountRequest,
  toRateLimitResult,
} from '#platform/limits/rate-limits.ts'
import { toOutboxRows } from '#platform/mail/queue-mails.ts'
import { notifyBookingsChanged } from '#platform/notifications/notify-booking-change.ts'

// Upper bound for one query.
const queryTimeoutMs = 10_000

// By then, the mail about the confirmed pickup is queued and replaces the first one.
const confirmSeconds = undoSeconds + 5

/**
 * Stores place, booking, first event, mails and rate limit counts in one statement, or nothing.
 * With `isConfirmedNext`, the mails wait for the confirmation. Refuses with `known` if a booking
 * with the form's key exists. `request` has passed the form's schema.
 */
export async function bookPickup(
  actor: Actor,
  request: BookingRequest,
  {
    mailLanguage,
    isConfirmedNext,
    rateLimits = { limits: [] },
  }: { mailLanguage: Language; isConfirmedNext?: boolean; rateLimits?: RateLimits },
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const { payload, channel, language = defaultLanguage } = actor
  const now = new Date()
  const delaySeconds = isConfirmedNext ? confirmSeconds : 0
  const requested = newBooking(request, { mailLanguage, now, actor })
  const words = wordsFor(language)
  // Once more with fresh rules if the last ones are outdated or refuse the booking.
  let business = await getLastReadBusiness(payload)
  for (let isFresh = false; ; isFresh = true) {
    const { serviceArea } = business
    const rules = business.pickupRules[language]
    const express = requested.express && isExpressOffered(rules)
    const booking: Booking = {
      ...requested,
      express,
      branch: branchFor(requested.address, serviceArea)?.id ?? null,
      promisedDate: computeReturnDate(requested.date, { ...requested, express }, rules),
    }
    const problem =
      checkPickup(booking, { rules, now }, words) ??
      // Callers have already discussed their address with staff.
      (channel === 'site' ? checkAddress(booking.address, serviceArea, words.serviceArea) : null)
    if (problem && isFresh) return refusePickup(problem)
    const limits = toCountRequest(payload, rateLimits)
    const { requestKey } = request
    const answer: StoreResult = problem
      ? { outcome: 'outdated' }
      : await store(booking, business, { actor, requestKey, delaySeconds, limits })
    const { outcome } = answer
    if (outcome === 'stored') {
      if (rateLimits.total) countTotal(payload, rateLimits.total)
      notifyBookingsChanged(payload)
      return { ok: true, booking: { ...booking, firstOrder: answer.firstOrder } }
    }
    if (outcome === 'limited') {
      const { exceeded } = toRateLimitResult(answer, limits, rateLimits.limits)
      return { ...refuse('limit', 'This sender has booked too often.'), exceeded }
    }
    if (outcome === 'full') return refusePickup(slotIsFull(words.pickups))
    if (outcome === 'known') return refuse('known', 'This booking already exists.')
    business = await getPublishedBusiness(payload)
  }
}

function newBooking(
  { requestKey: _, ...request }: BookingRequest,
  { mailLanguage, now, actor }: { mailLanguage: Language; now: Date; actor: Actor },
): Booking {
  const id = randomUUID()
  const createdAt = now.toISOString()
  return {
    ...unsetFields,
    ...request,
    ...{ id, reference: toReference(id), createdAt, updatedAt: createdAt },
    status: initialBookingStatus,
    source: sourceForChannel(actor.channel),
    language: mailLanguage,
    ...pickDetails(request),
    express: request.express ?? false,
  }
}

type StoreResult =
  | { outcome: 'stored'; firstOrder: boolean }
  | ({ outcome: 'limited' } & CountAnswer)
  | { outcome: 'full' | 'outdated' | 'known' }

function store(
  booking: Booking,
  business: PublishedBusiness,
  {
    actor,
    requestKey,
    delaySeconds,
    limits,
  }: {
    actor: Actor
    requestKey: string | undefined
    delaySeconds: number
    limits: CountRequest
  },
): Promise<StoreResult> {
  const { payload } = actor
  const { id, createdAt, date, time } = booking
  const { pickupRules, version } = business
  const { capacity, counted } = placesFor('pickup', pickupRules[defaultLanguage])
  const keys = {
    requestKey: requestKey && hashManageKey(requestKey),
    manageKeyHash: hashManageKey(createManageKey(payload.secret, id)),
  }
  const bookedEvent = { booking: id, createdAt, type: 'booked', to: initialBookingStatus } as const
  const input = {
    booking: toDbRow(payload, 'bookings', { ...booking, ...keys }),
    events: toBookingEventRows(payload, getActor(actor), [bookedEvent]),
    mails: toOutboxRows(payload, newBookingMails(booking, business), { delaySeconds }),
    ...{ capacity, counted, version, limits },
  }
  const runStatement = async () => {
    const { rows } = await getPostgres(payload).drizzle.execute<{ answer: StoreResult }>(sql`
      SELECT store_booking(${JSON.stringify(input)}) AS answer`)
    return rows[0]!.answer
  }
  return capacity === null
    ? runStatement()
    : runQueued(`${date} ${time}`, { timeoutMs: queryTimeoutMs }, runStatement)
}

const queues = new Map<string, LimitFunction>()

/**
 * Runs work with the same key one at a time in this process: waiting work holds no connection.
 * Throws after the limit.
 */
async function runQueued<Result>(
  key: string,
  { timeoutMs }: { timeoutMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(key) ?? pLimit(1)
  queues.set(key, queue)
  const deadline = Date.now() + timeoutMs
  try {
    return await queue(() => {
      if (Date.now() > deadline) throw new Error(`The queue for ${key} did not move.`)
      return work()
    })
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) queues.delete(key)
  }
}
