import type { Booking } from '#business/bookings/booking.ts'
import {
  canCustomerChange,
  checkLimits,
  explainLimitRefusal,
  type LimitedChange,
} from '#business/manage-links/customer-changes.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { ChangeContext } from '#collections/bookings/change-booking.ts'
import { type Refusal, refuse } from '#collections/bookings/refusals.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'

/** Customers change a pickup until its cut-off. Null for staff. */
export async function checkCustomerMayChange(
  before: Booking,
  { channel, readBusiness, now, language }: ChangeContext,
): Promise<Refusal | null> {
  if (channel !== 'manage-link') return null
  const { pickupRules } = await readBusiness()
  return canCustomerChange(before, pickupRules[language], now)
    ? null
    : refuse('closed', wordsFor(language).pickups.changesClosed)
}

/** Limits what customers change, because each change sends mails. Null for staff. */
export async function checkChangeLimits(
  type: LimitedChange,
  { id }: Booking,
  { payload, channel, tx, readBusiness, now, language }: ChangeContext,
): Promise<Refusal | null> {
  if (channel !== 'manage-link') return null
  const exceeded = checkLimits(type, await findBookingEvents(payload, id, { tx }), now)
  if (!exceeded) return null
  const { phone } = (await readBusiness()).serviceArea
  return refuse('limit', explainLimitRefusal(exceeded, phone, wordsFor(language).spam))
}
