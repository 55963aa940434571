import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { problemOfPickup, slotIsFull } from '#business/pickups/availability.ts'
import { branchFor, problemOfAddress } from '#business/pickups/service-area.ts'
import type { Booking } from '#payload-types.ts'
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
import { mailsAboutNew } from './booking-mails.ts'
import { PickupRefused } from './reserve-slot.ts'

// As long as anybody waits for one answer of the database.
const patienceMs = 10_000

/** A booking with one of this one's keys is there already: perhaps of the same form, sent twice. */
export class AlreadyStored extends Error {}

/**
 * Stores a new booking, its history and its mails in one statement, where its slot has a place: neither exists without the
 * others. It is judged by the rules as they were last read, which the statement checks; where they have changed since, or
 * would refuse it, they are read anew. The first booking from a phone is marked, for the first-order offer.
 *
 * Throws PickupRefused and AlreadyStored.
 */
export const storeBooking: OwnStorage['create'] = async ({ data, req }) => {
  const now = new Date()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const asked = { ...data, ...times } as Booking
  let business = await lastKnownBusiness(req)
  for (let isFresh = false; ; isFresh = true) {
    const { pickupRules: rules, serviceArea } = business
    const booking = { ...asked, branch: branchFor(asked.address, serviceArea)?.id ?? null }
    const problem =
      problemOfPickup(booking, { rules, now }) ??
      // Whoever takes down a call has been called already.
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
  const { date, time, history } = booking
  const { pickupRules, version } = business
  const { capacityPerSlot } = pickupRules
  const rows = {
    booking: rowOf(payload, 'bookings', { ...booking }),
    history: (history ?? []).map((line, index) =>
      rowOf(payload, 'bookings_history', { ...line, _order: index + 1, _parentID: booking.id }),
    ),
    mails: outboxRows(payload, mailsAboutNew(booking, business)),
  }
  const ask = async () => {
    const transaction = await transactionOf(req)
    const { rows: answers } = await transaction.execute<{ answer: Answer }>(sql`
      SELECT store_booking(${JSON.stringify(rows.booking)}, ${JSON.stringify(rows.history)},
        ${JSON.stringify(rows.mails)}, ${capacityPerSlot}, ${version.business},
        ${version.branches}) AS answer`)
    return answers[0]!.answer
  }
  return capacityPerSlot === null ? ask() : inLine(`${date} ${time}`, { patienceMs }, ask)
}
