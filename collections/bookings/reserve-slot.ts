import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { bookingStatuses, isOpen } from '#business/bookings/status.ts'
import {
  type PickupProblem,
  problemOfPickup,
  type TakenPlaces,
} from '#business/pickups/availability.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import { pickupRulesOf } from '#business/pickups/pickup-rules.ts'
import * as messages from '#business/words/messages.ts'
import { advisoryLocks } from '#cms/database/locks.ts'
import { publishedBusiness } from '#cms/database/published-business.ts'
import { takenPlaces } from '#cms/database/taken-places.ts'
import { takeAdvisoryLock, transactionOf } from '#cms/database/transaction.ts'
import type { Booking } from '#payload-types.ts'

/** A pickup that cannot be kept. The field and the sentence are those of `problem`. */
export class PickupRefused extends ValidationError {
  constructor(readonly problem: PickupProblem) {
    const { field, sentence } = problem
    super({ collection: 'bookings', errors: [{ path: field, message: sentence }] })
  }
}

/**
 * A booking is stored, or rescheduled, only where its slot has a place. Staff may book past the customers' same-day
 * cut-off and days ahead, but never outside opening hours or beyond capacity.
 *
 * Where slots have a capacity, those who want a place in the same one stand in line until the one before them has
 * been stored or has given up: of any number at once exactly as many are taken as there are places.
 */
export const reserveSlot: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const pickup = { ...originalDoc, ...data } as Booking
  if (operation === 'update' && originalDoc) {
    if (!isRescheduled(originalDoc, pickup)) return data
    if (!isOpen(originalDoc)) {
      const sentence = messages.pickup.finished(bookingStatuses[originalDoc.status].label)
      throw new PickupRefused({ field: 'date', sentence })
    }
  }

  // What is no day is for the field's own rule to refuse, which comes later.
  if (!isLocalDate(pickup.date)) return data
  const decided = pickupRulesOf(await publishedBusiness(req))
  const rules = req.user ? { ...decided, daysAhead: null, sameDayCutOff: null } : decided
  const isLimited = rules.capacityPerSlot !== null
  if (isLimited) await takeAdvisoryLock(req, advisoryLocks.slot, `${pickup.date} ${pickup.time}`)
  const taken = isLimited ? await othersOn(pickup, req) : {}
  const problem = problemOfPickup(pickup, { rules, taken, now: new Date() })
  if (problem) throw new PickupRefused(problem)
  return data
}

async function othersOn({ id, date }: Booking, req: PayloadRequest): Promise<TakenPlaces> {
  const days = await takenPlaces(await transactionOf(req), { from: date, to: date, except: id })
  return days.get(date) ?? {}
}
