import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import pLimit, { type LimitFunction } from 'p-limit'
import type {
  CollectionBeforeValidateHook,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { sourceForChannel } from '#business/bookings/booking-sources.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { toReference } from '#business/bookings/reference.ts'
import { computeReturnDate, isExpressOffered } from '#business/bookings/return/return-date.ts'
import { initialBookingStatus } from '#business/bookings/status/status.ts'
import { undoSeconds } from '#business/bookings/status/undo.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { checkPickup, slotIsFull } from '#business/pickups/availability.ts'
import { placesFor } from '#business/pickups/pickup-rules.ts'
import { branchFor, checkAddress } from '#business/pickups/service-area.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Actor } from '#collections/bookings/booking-change.ts'
import { DuplicateBookingError, PickupRefusedError } from '#collections/bookings/booking-errors.ts'
import { newBookingMails } from '#collections/bookings/booking-mails.ts'
import type { Booking } from '#payload-types.ts'
import { getActor } from '#platform/activity/get-actor.ts'
import { toBookingEventRows } from '#platform/activity/record-booking-events.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { toDbRow } from '#platform/database/adapter.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import {
  getLastReadBusiness,
  type PublishedBusiness,
  readPublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { toOutboxRows } from '#platform/mail/queue-mails.ts'

// Upper bound for one query.
const queryTimeoutMs = 10_000

// By then, the mail about the confirmed pickup is queued and replaces the first one.
const confirmSeconds = undoSeconds + 5

/**
 * Stores place, booking, first event and mails together or not at all. Throws PickupRefusedError
 * and DuplicateBookingError. The customer gets mails in `mailLanguage`. With `isConfirmedNext`, the
 * mails wait for the confirmation.
 */
export function bookPickup(
  { payload, user, channel, language }: Actor,
  bookingRequest: BookingRequest,
  { mailLanguage, isConfirmedNext }: { mailLanguage: Language; isConfirmedNext?: boolean },
): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: {
      ...bookingRequest,
      language: mailLanguage,
    } as RequiredDataFromCollectionSlug<'bookings'>,
    depth: 0,
    // REST and the admin cannot create bookings.
    overrideAccess: true,
    user,
    context: { channel, language, booking: { isConfirmedNext } },
    // One statement needs no transaction.
    disableTransaction: true,
  })
}

/** Stores keys of the manage link and form as hashes. */
export const initializeBooking: CollectionBeforeValidateHook = ({
  data,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create') return data
  const id = randomUUID()
  return {
    ...data,
    id,
    reference: toReference(id),
    requestKey: typeof data?.requestKey === 'string' ? hashManageKey(data.requestKey) : undefined,
    manageKeyHash: hashManageKey(createManageKey(req.payload.secret, id)),
    status: initialBookingStatus,
    source: sourceForChannel(context.channel ?? 'cms'),
  }
}

/**
 * Stores a booking in one statement, if the slot has a place. Rereads the rules if the last ones
 * are outdated or refuse the booking. Marks the first booking from a phone.
 */
export const storeNewBooking: CustomPersistence['create'] = async ({ data, req }) => {
  const now = new Date()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const requested = { ...data, ...times } as Booking
  const words = wordsFor(req.context.language ?? defaultLanguage)
  let business = await getLastReadBusiness(req)
  for (let isFresh = false; ; isFresh = true) {
    const { pickupRules: rules, serviceArea } = business
    const express = Boolean(requested.express) && isExpressOffered(rules)
    const booking: Booking = {
      ...requested,
      express,
      branch: branchFor(requested.address, serviceArea)?.id ?? null,
      promisedDate: computeReturnDate(requested.date, { ...requested, express }, rules),
    }
    const problem =
      checkPickup(booking, { rules, now }, words) ??
      // Callers have already discussed their address with staff.
      (booking.source === 'site'
        ? checkAddress(booking.address, serviceArea, words.serviceArea)
        : null)
    if (problem && isFresh) throw new PickupRefusedError(problem)
    const result = problem ? null : await store(booking, business, req)
    if (result?.outcome === 'stored') return { ...booking, firstOrder: result.firstOrder }
    if (result?.outcome === 'full') throw new PickupRefusedError(slotIsFull(words.pickups))
    if (result?.outcome === 'known') throw new DuplicateBookingError('This booking already exists.')
    business = await readPublishedBusiness(req)
  }
}

type StoreResult =
  { outcome: 'stored'; firstOrder: boolean } | { outcome: 'full' | 'outdated' | 'known' }

function store(
  booking: Booking,
  business: PublishedBusiness,
  req: PayloadRequest,
): Promise<StoreResult> {
  const { payload } = req
  const { id, createdAt, date, time } = booking
  const { pickupRules, version } = business
  const { capacity, counted } = placesFor('pickup', pickupRules)
  const bookedEvent = { booking: id, createdAt, type: 'booked', to: initialBookingStatus } as const
  const input = {
    booking: toDbRow(payload, 'bookings', { ...booking }),
    events: toBookingEventRows(payload, getActor(req), [bookedEvent]),
    mails: toOutboxRows(payload, newBookingMails(booking, business), {
      delaySeconds: req.context.booking?.isConfirmedNext ? confirmSeconds : 0,
    }),
    capacity,
    counted,
    version,
  }
  const runStatement = async () => {
    const transaction = await getTransaction(req)
    const { rows } = await transaction.execute<{ answer: StoreResult }>(sql`
      SELECT store_booking(${JSON.stringify(input)}) AS answer`)
    return rows[0]!.answer
  }
  return capacity === null
    ? runStatement()
    : runQueued(`${date} ${time}`, { timeoutMs: queryTimeoutMs }, runStatement)
}

const queues = new Map<string, LimitFunction>()

/**
 * Runs work with the same key one at a time in this process: waiting work holds no database
 * connection. Throws if it has waited longer than the limit.
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
