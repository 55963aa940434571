import { mayCustomerChange, reasonAgainstMove } from '#business/managing/customer-changes.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import type { BookingChange } from './booking-change.ts'
import { ChangesClosed, TooManyMoves } from './refusals.ts'

/** Customers may cancel or move a pickup only as long as the published rules allow it. Other channels are not limited. */
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

/** Customers may move a pickup only so often: each move sends mails. */
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
