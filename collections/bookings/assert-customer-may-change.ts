import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { bookingStatuses } from '#business/bookings/status.ts'
import { mayCustomerChange } from '#business/managing/customer-changes.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { publishedBusiness } from '#cms/database/published-business.ts'
import type { Booking } from '#payload-types.ts'

/** A change that comes too late for the customer to make it. */
export class ChangesClosed extends APIError {
  constructor() {
    super(messages.pickup.changesClosed, 409, undefined, true)
  }
}

/**
 * Whoever holds the link to a booking may cancel it or move its pickup, while the published rules let customers do so.
 * The row is locked by now, so that what was read of it still holds.
 */
export const assertCustomerMayChange: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (context.door !== 'manage-link' || !originalDoc) return data
  const { status } = originalDoc
  const { pickupRules } = await publishedBusiness(req)
  if (!mayCustomerChange(originalDoc, pickupRules, new Date())) throw new ChangesClosed()
  if (data.status && data.status !== status && data.status !== 'cancelled') {
    const [from, to] = [bookingStatuses[status].label, bookingStatuses[data.status].label]
    throw new APIError(staffMessages.status.notAllowed(from, to), 409, undefined, true)
  }
  return data
}
