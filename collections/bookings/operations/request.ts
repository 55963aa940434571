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

// An upper bound for one database query.
const patienceMs = 10_000

/**
 * Books a pickup, for a visitor or, by staff, for a caller: a place in its slot, the booking, its first event and its mails are
 * stored together or not at all. Throws PickupRefused and AlreadyStored.
 */
export function request({ payload, user, door }: Actor, asked: BookingRequest): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: asked as RequiredDataFromCollectionSlug<'bookings'>,
    depth: 0,
    // Nobody may create bookings over REST or in the admin.
    overrideAccess: true,
    user,
    context: { door },
    // The booking is one statement.
    disableTransaction: true,
  })
}

/**
 * Gives a new booking its id, from which its reference follows, its status and its source. The keys that open it, that of the
 * manage link and that of its form, are stored as hashes.
 */
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
 * Stores a new booking, its first event and its mails in one statement, if its slot has a place. The rules are those that this
 * process read last. The statement checks whether they still hold; if not, or if they refuse the booking, they are read again.
 * The first booking from a phone is marked, for the first-order offer.
 */
export const storeRequest: OwnStorage['create'] = async ({ data, req }) => {
  const now = new Date()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const asked = { ...data, ...times } as Booking
  let business = await lastKnownBusiness(req)
  for (let isFresh = false; ; isFresh = true) {
    const { pickupRules: rules, serviceArea } = business
    const booking = { ...asked, branch: branchFor(asked.address, serviceArea)?.id ?? null }
    const problem =
      problemOfPickup(booking, { rules, now }) ??
      // Staff have already talked to a caller.
      (booking.source === 'site' ? problemOfAddress(booking.address, serviceArea) : null)
    if (problem && isFresh) throw new PickupRefused(problem)
    const answer = problem ? null : await store(booking, business, req)
    if (answer?.outcome === 'stored') return { ...booking, firstOrder: answer.firstOrder }
    if (answer?.outcome === 'full') throw new PickupRefused(slotIsFull)
    if (answer?.outcome === 'known') throw new AlreadyStored('There is such a booking.')
    business = await readBusiness(req)
  }
}

type Answer =
  { outcome: 'stored'; firstOrder: boolean } | { outcome: 'full' | 'outdated' | 'known' }

function store(
  booking: Booking,
  business: PublishedBusiness,
  req: PayloadRequest,
): Promise<Answer> {
  const { payload } = req
  const { id, createdAt, date, time } = booking
  const { pickupRules, version } = business
  const { capacityPerSlot } = pickupRules
  const booked = { booking: id, createdAt, type: 'booked', to: initialBookingStatus } as const
  const asked = {
    booking: rowOf(payload, 'bookings', { ...booking }),
    events: bookingEventRows(payload, actorOf(req), [booked]),
    mails: outboxRows(payload, mailsAboutNew(booking, business)),
    capacity: capacityPerSlot,
    version,
  }
  const ask = async () => {
    const transaction = await transactionOf(req)
    const { rows: answers } = await transaction.execute<{ answer: Answer }>(sql`
      SELECT store_booking(${JSON.stringify(asked)}) AS answer`)
    return answers[0]!.answer
  }
  return capacityPerSlot === null ? ask() : inLine(`${date} ${time}`, { patienceMs }, ask)
}
