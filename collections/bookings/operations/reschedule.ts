import { sql } from '@payloadcms/db-postgres'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { bookingStatuses, isOpen } from '#business/bookings/status.ts'
import { problemOfPickup, slotIsFull } from '#business/pickups/availability.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isRescheduled, type Pickup, pickupText } from '#business/pickups/pickup.ts'
import { rulesForStaff } from '#business/pickups/pickup-rules.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'
import * as messages from '#business/words/messages.ts'
import type { Booking } from '#payload-types.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { assertCustomerMayChange, assertMoveIsWithinLimits } from './customer-rules.ts'
import { PickupRefused } from './refusals.ts'

/**
 * Moves a pickup from when the actor saw it to another day or slot. Throws PickupRefused, BookingRefused, and Payload's
 * NotFound or Forbidden.
 */
export function reschedule(
  actor: Actor,
  { id, to: { date, time }, seen }: { id: string; to: Pickup; seen: SeenBooking },
): Promise<Booking> {
  return writeBooking(actor, id, { date, time }, { seen })
}

/**
 * A pending or confirmed pickup moves to a slot that is offered and has a place. Staff may move it past the customers' same-day
 * cut-off and days ahead, but never outside opening hours or beyond capacity.
 */
export const reschedules: Operation = async (change) => {
  const { before, data, req, now } = change
  const to = { ...before, ...data }
  if (!isRescheduled(before, to)) return {}
  await assertCustomerMayChange(change)
  await assertMoveIsWithinLimits(change)
  if (!isOpen(before)) {
    const sentence = messages.pickup.finished(bookingStatuses[before.status].label)
    throw new PickupRefused({ field: 'date', sentence })
  }
  // The fields themselves refuse what is no day or no slot.
  if (!isLocalDate(to.date) || !isTimeSlot(to.time)) return {}

  const { pickupRules } = await publishedBusiness(req)
  const rules = req.user ? rulesForStaff(pickupRules) : pickupRules
  const problem = problemOfPickup(to, { rules, now })
  if (problem) throw new PickupRefused(problem)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`SELECT take_place(${to.date}, ${to.time}, ${rules.capacityPerSlot}, ${before.id}) AS taken`,
  )
  if (!rows[0]!.taken) throw new PickupRefused(slotIsFull)
  return {
    // The pickup is still to be made.
    data: { pickedUpAt: null, pickedUpBy: null },
    event: { type: 'rescheduled', from: pickupText(before), to: pickupText(to) },
  }
}
