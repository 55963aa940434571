import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeValidateHook,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { BookingRequest } from '#business/bookings/booking-request.ts'
import { referenceOf } from '#business/bookings/reference.ts'
import { sourceOf } from '#business/bookings/sources.ts'
import { initialBookingStatus } from '#business/bookings/status.ts'
import { problemOfPickup, slotIsFull } from '#business/pickups/availability.ts'
import { branchFor, problemOfAddress } from '#business/pickups/service-area.ts'
import { mailsAboutNew } from '#collections/bookings/booking-mails.ts'
import type { Booking } from '#payload-types.ts'
import { actorOf } from '#platform/activity/actor-of.ts'
import { bookingEventRows } from '#platform/activity/record-booking-events.ts'
import { hashOfKey, manageKey } from '#platform/crypto/manage-key.ts'
import { inLine } from '#platform/database/in-line.ts'
import type { OwnStorage } from '#platform/database/own-storage.ts'
import {
  lastKnownBusiness,
  type PublishedBusiness,
  readBusiness,
} from '#platform/database/queries/published-business.ts'
import { rowOf } from '#platform/database/row-of.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { outboxRows } from '#platform/mail/queue-mail.ts'
import type { Actor } from './booking-change.ts'
import { AlreadyStored, PickupRefused } from './refusals.ts'

// Upper bound for one query.
const queryTimeoutMs = 10_000

/**
 * Books a pickup: stores its place, booking, first event and mails together or not at all. Throws
 * PickupRefused and AlreadyStored.
 */
export function request(
  { payload, user, door }: Actor,
  bookingRequest: BookingRequest,
): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: bookingRequest as RequiredDataFromCollectionSlug<'bookings'>,
    depth: 0,
    // REST and the admin cannot create bookings.
    overrideAccess: true,
    user,
    context: { door },
    // One statement needs no transaction.
    disableTransaction: true,
  })
}

/** Sets ID, reference, status and source. Stores keys of the manage link and form as hashes. */
export const identifyRequest: CollectionBeforeValidateHook = ({
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
    reference: referenceOf(id),
    requestKey: typeof data?.requestKey === 'string' ? hashOfKey(data.requestKey) : undefined,
    manageKeyHash: hashOfKey(manageKey(req.payload.secret, id)),
    status: initialBookingStatus,
    source: sourceOf(context.door ?? 'cms'),
  }
}

/**
 * Stores booking, event and mails in one statement, if the slot has a place. Rereads the rules if
 * the last ones are outdated or refuse the booking. Marks the first booking from a phone.
 */
export const storeRequest: OwnStorage['create'] = async ({ data, req }) => {
  const now = new Date()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const requested = { ...data, ...times } as Booking
  let business = await lastKnownBusiness(req)
  for (let isFresh = false; ; isFresh = true) {
    const { pickupRules: rules, serviceArea } = business
    const booking = { ...requested, branch: branchFor(requested.address, serviceArea)?.id ?? null }
    const problem =
      problemOfPickup(booking, { rules, now }) ??
      // Staff have already talked to callers.
      (booking.source === 'site' ? problemOfAddress(booking.address, serviceArea) : null)
    if (problem && isFresh) throw new PickupRefused(problem)
    const result = problem ? null : await store(booking, business, req)
    if (result?.outcome === 'stored') return { ...booking, firstOrder: result.firstOrder }
    if (result?.outcome === 'full') throw new PickupRefused(slotIsFull)
    if (result?.outcome === 'known') throw new AlreadyStored('There is such a booking.')
    business = await readBusiness(req)
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
  const { capacityPerSlot } = pickupRules
  const bookedEvent = { booking: id, createdAt, type: 'booked', to: initialBookingStatus } as const
  const input = {
    booking: rowOf(payload, 'bookings', { ...booking }),
    events: bookingEventRows(payload, actorOf(req), [bookedEvent]),
    mails: outboxRows(payload, mailsAboutNew(booking, business)),
    capacity: capacityPerSlot,
    version,
  }
  const runStatement = async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<{ answer: StoreResult }>(sql`
      SELECT store_booking(${JSON.stringify(input)}) AS answer`)
    return rows[0]!.answer
  }
  return capacityPerSlot === null
    ? runStatement()
    : inLine(`${date} ${time}`, { patienceMs: queryTimeoutMs }, runStatement)
}
