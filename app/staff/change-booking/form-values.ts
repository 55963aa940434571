import { mapDetails } from '#business/bookings/fields.ts'
import { noBranch } from '#business/bookings/lists/branch-filter.ts'
import type { EditableBooking } from '#business/bookings/merge-correction.ts'

export function toFormValues(booking: EditableBooking) {
  const { date, time, branch } = booking
  return { date, time, ...mapDetails((name) => booking[name] ?? ''), branch: branch ?? noBranch }
}
