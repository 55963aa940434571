import { mayCustomerChange, reasonAgainstMove } from '#business/managing/customer-changes.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import type { BookingChange } from './booking-change.ts'
import { ChangesClosed, TooManyMoves } from './refusals.ts'

/** Throws if the published rules forbid the change. */
export async function assertCustomerMayChange({
  before,
  door,
  req,
  now,
}: BookingChange): Promise<void> {
  if (door !== 'manage-link') return
  const { pickupRules } = await publishedBusiness(req)
  if (!mayCustomerChange(before, pickupRules, now)) throw new ChangesClosed()
}

/** Limits reschedules, because each one sends mails. */
export async function assertMoveIsWithinLimits({
  before,
  door,
  req,
  now,
}: BookingChange): Promise<void> {
  if (door !== 'manage-link') return
  const { serviceArea } = await publishedBusiness(req)
  const events = await eventsOfBooking(req.payload, before.id, { req })
  const reason = reasonAgainstMove(events, now, serviceArea.phone)
  if (reason) throw new TooManyMoves(reason)
}
