import type { BookingDraft } from '#app/booking/wizard/booking-draft.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { bookingFields, detailsOf } from '#business/bookings/fields.ts'
import { isServiceType } from '#business/bookings/service-types.ts'

/**
 * What a link to the form already says of the booking: `?service=` and `?items=`, or all of an earlier booking but its
 * pickup, by the manage key that `?again=` carries. Nothing where the link is wrong or too old.
 */
export async function askedBooking(query: URLSearchParams, now: Date): Promise<BookingDraft> {
  const again = query.get('again')
  if (again !== null) return earlierBooking(again, now)
  const service = query.get('service')
  const items = query.get('items')?.slice(0, bookingFields.items.maxLength)
  return { ...(isServiceType(service) && { serviceType: service }), ...(items && { items }) }
}

async function earlierBooking(key: string, now: Date): Promise<BookingDraft> {
  const { booking } = await findByManageKey(key, now).catch((error: unknown) => {
    logFailure('An earlier booking could not be read', error)
    return { booking: undefined }
  })
  if (!booking) return {}
  const { serviceType } = booking
  const written = Object.entries({ serviceType, ...detailsOf(booking) })
  return Object.fromEntries(written.filter((field): field is [string, string] => field[1] !== null))
}
