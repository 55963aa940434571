import { pickupText } from '#business/activity/acts.ts'
import { bookingDetails } from '#business/bookings/fields.ts'
import { referenceOf } from '#business/bookings/reference.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'
import type { Deed } from '#platform/activity/record-activity.ts'
import { recordsActivity } from '#platform/activity/records-activity.ts'
import { relatedId } from '#platform/database/related-id.ts'

/** What somebody does with a booking. Of a new one only that it was taken down for a caller: visitors' leave no line. */
export const recordsBookingActivity = recordsActivity<Booking>(({ before, after }) => {
  if (!after) return [{ act: 'booking-deleted', reference: referenceOf(before!.id) }]
  const { reference } = after
  if (!before) return after.source === 'phone' ? [{ act: 'booking-taken', reference }] : []
  return changesIn(before, after).map((deed) => ({ ...deed, reference }))
})

function changesIn(before: Booking, after: Booking): Deed[] {
  const deeds: Deed[] = []
  const isMoved = isRescheduled(before, after)
  if (isMoved) deeds.push({ act: 'moved', from: pickupText(before), to: pickupText(after) })
  if (before.status !== after.status) {
    deeds.push({ act: 'status-changed', from: before.status, to: after.status })
  }
  const corrected = correctedIn(before, after)
  if (corrected.length > 0) deeds.push({ act: 'corrected', what: corrected.join(', ') })
  if ((after.notes ?? []).length > (before.notes ?? []).length) deeds.push({ act: 'noted' })
  // A pickup that is moved is still to be made, which goes without saying.
  if (!isMoved && Boolean(before.pickedUpAt) !== Boolean(after.pickedUpAt)) {
    deeds.push({ act: after.pickedUpAt ? 'collected' : 'not-collected' })
  }
  return deeds
}

/** Which details were changed, and not what they say. */
function correctedIn(before: Booking, after: Booking): string[] {
  const details = bookingDetails.filter(
    (field) => (before[field] || null) !== (after[field] || null),
  )
  const isAnothers = relatedId(before.branch) !== relatedId(after.branch)
  return [...details, ...(isAnothers ? ['branch'] : [])]
}
