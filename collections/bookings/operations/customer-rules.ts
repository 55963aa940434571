import {
  canCustomerChange,
  checkLimits,
  type LimitedChange,
} from '#business/manage-links/customer-changes.ts'
import type { BookingChange } from '#collections/bookings/booking-change.ts'
import { ChangesClosedError, TooManyChangesError } from '#collections/bookings/booking-errors.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'

export async function assertCustomerMayChange({
  before,
  channel,
  req,
  now,
}: BookingChange): Promise<void> {
  if (channel !== 'manage-link') return
  const { pickupRules } = await getPublishedBusiness(req)
  if (!canCustomerChange(before, pickupRules, now)) throw new ChangesClosedError()
}

/** Limits what customers change, because each change sends mails. */
export async function assertWithinChangeLimits(
  type: LimitedChange,
  { before, channel, req, now }: BookingChange,
): Promise<void> {
  if (channel !== 'manage-link') return
  const { serviceArea } = await getPublishedBusiness(req)
  const events = await findBookingEvents(req.payload, before.id, { req })
  const refusal = checkLimits(type, events, now)
  if (refusal) throw new TooManyChangesError(refusal, serviceArea.phone)
}
