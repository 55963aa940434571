import { computeReturnDate, needsNewPromise } from '#business/bookings/return/return-date.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import type { Operation } from '#collections/bookings/booking-change.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'

/** Promises another day after a reschedule or a change of express. New rules change no promise. */
export const applyPromise: Operation = async ({ before, data, req }) => {
  const after = { ...before, ...data }
  if (!needsNewPromise(before, after)) return {}
  // Field validation rejects it.
  if (!isLocalDate(after.date)) return {}
  const { pickupRules } = await getPublishedBusiness(req)
  return { data: { promisedDate: computeReturnDate(after.date, after, pickupRules) } }
}
