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

/** Throws PickupRefused, BookingRefused, NotFound or Forbidden. */
export function reschedule(
  actor: Actor,
  { id, to: { date, time }, seen }: { id: string; to: Pickup; seen: SeenBooking },
): Promise<Booking> {
  return writeBooking(actor, id, { date, time }, { seen })
}

/**
 * Needs an open booking and an offered slot with a place. Staff can ignore the same-day cut-off and
 * days ahead, but not opening hours or capacity.
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
  // The fields reject invalid values.
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
    // The new pickup is not collected yet.
    data: { pickedUpAt: null, pickedUpBy: null },
    event: { type: 'rescheduled', from: pickupText(before), to: pickupText(to) },
  }
}
