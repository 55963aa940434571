import { randomUUID } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import type { Door } from '#business/bookings/history.ts'
import { referenceOf } from '#business/bookings/reference.ts'
import { sourceOf } from '#business/bookings/sources.ts'
import { initialBookingStatus } from '#business/bookings/status.ts'
import { hashOfKey, manageKey } from '#platform/crypto/manage-key.ts'

/**
 * Gives a new booking its id, so that the reference people read is known before it is stored, and its source. The keys that open
 * it, its own and that of its form, are stored as hashes.
 */
export const numberNewBooking: CollectionBeforeValidateHook = ({
  data,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create') return data
  const id = randomUUID()
  return {
    ...data,
    id,
    reference: referenceOf(id),
    requestKey: typeof data?.requestKey === 'string' ? hashOfKey(data.requestKey) : undefined,
    manageKeyHash: hashOfKey(manageKey(req.payload.secret, id)),
    status: initialBookingStatus,
    source: sourceOf(context.door as Door),
  }
}
