import { pickDetails } from '#business/bookings/fields.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import type { Booking } from '#payload-types.ts'

/** `date` is a day in the business's time zone. */
export function summarizeBooking(booking: Booking) {
  const { reference, status, serviceType, language, date, time } = booking
  return {
    ...{ reference, status, serviceType, language, date, time },
    /** Null if no day is promised. */
    promisedDate: booking.promisedDate ?? null,
    express: booking.express ?? false,
    /** Null until a delivery time is chosen. */
    delivery: getDelivery(booking),
    ...pickDetails(booking),
  }
}
