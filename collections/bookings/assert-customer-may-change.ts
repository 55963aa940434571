import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { bookingStatuses } from '#business/bookings/status.ts'
import { mayCustomerChange, reasonAgainstMove } from '#business/managing/customer-changes.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'

/** A change that comes too late for the customer to make it. */
export class ChangesClosed extends APIError {
  constructor() {
    super(messages.pickup.changesClosed, 409, undefined, true)
  }
}

/** A move that is one more than a customer may make. */
export class TooManyMoves extends APIError {
  constructor(reason: string) {
    super(reason, 429, undefined, true)
  }
}

/**
 * A customer may cancel a booking through its link, or move its pickup, as long as the published rules allow it and the limits
 * for moves are not reached. An earlier hook has locked the row, so that the status and history read before are still current.
 */
export const assertCustomerMayChange: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (context.door !== 'manage-link' || !originalDoc) return data
  const { status } = originalDoc
  const { pickupRules, serviceArea } = await publishedBusiness(req)
  const now = new Date()
  if (!mayCustomerChange(originalDoc, pickupRules, now)) throw new ChangesClosed()
  if (isRescheduled(originalDoc, { ...originalDoc, ...data })) {
    const reason = reasonAgainstMove(originalDoc.history ?? [], now, serviceArea.phone)
    if (reason) throw new TooManyMoves(reason)
  }
  if (data.status && data.status !== status && data.status !== 'cancelled') {
    const [from, to] = [bookingStatuses[status].label, bookingStatuses[data.status].label]
    throw new APIError(staffMessages.status.notAllowed(from, to), 409, undefined, true)
  }
  return data
}
