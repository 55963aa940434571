import { mapDetails } from '#business/bookings/fields.ts'
import { noBranch } from '#business/bookings/lists/branch-filter.ts'
import type { EditableBooking } from '#business/bookings/merge-correction.ts'

export function toFormValues(booking: EditableBooking) {
  const { date, time, branch, language, express } = booking
  const details = mapDetails((name) => booking[name] ?? '')
  return {
    date,
    time,
    ...details,
    branch: branch ?? noBranch,
    language,
    express: express ? 'on' : '',
  }
}
