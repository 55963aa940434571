import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { bookingStatuses, isOpen } from '#business/bookings/status.ts'
import { type PickupProblem, problemOfPickup, slotIsFull } from '#business/pickups/availability.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import { rulesForStaff } from '#business/pickups/pickup-rules.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'
import * as messages from '#business/words/messages.ts'
import type { Booking } from '#payload-types.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import { transactionOf } from '#platform/database/transaction.ts'

/** A pickup that cannot be kept. The field and the sentence are those of `problem`. */
export class PickupRefused extends ValidationError {
  constructor(readonly problem: PickupProblem) {
    const { field, sentence } = problem
    super({ collection: 'bookings', errors: [{ path: field, message: sentence }] })
  }
}

/**
 * A booking is rescheduled only where its new slot has a place; a new one is asked for that where it is stored. Staff may
 * move a pickup past the customers' same-day cut-off and days ahead, but never outside opening hours or beyond capacity.
 */
export const reserveSlot: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const pickup = { ...originalDoc, ...data }
  if (!isRescheduled(originalDoc, pickup)) return data
  if (!isOpen(originalDoc)) {
    const sentence = messages.pickup.finished(bookingStatuses[originalDoc.status].label)
    throw new PickupRefused({ field: 'date', sentence })
  }
  // What is no day or no slot is for the field's own rule to refuse, which comes later.
  if (!isLocalDate(pickup.date) || !isTimeSlot(pickup.time)) return data

  const { pickupRules } = await publishedBusiness(req)
  const rules = req.user ? rulesForStaff(pickupRules) : pickupRules
  const problem = problemOfPickup(pickup, { rules, now: new Date() })
  if (problem) throw new PickupRefused(problem)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`SELECT take_place(${pickup.date}, ${pickup.time}, ${rules.capacityPerSlot}, ${pickup.id}) AS taken`,
  )
  if (!rows[0]!.taken) throw new PickupRefused(slotIsFull)
  return data
}
