import { type BookingDetails, pickDetails } from '#business/bookings/fields.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Language } from '#business/languages/languages.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'

/** `date` is a day in the business's time zone. */
export interface BookingSummary extends Pickup, BookingDetails {
  reference: string
  status: BookingStatus
  serviceType: ServiceType
  language: Language
  /** Null if no day is promised. */
  promisedDate: LocalDate | null
  express: boolean
  /** Null until a delivery time is chosen. */
  delivery: Pickup | null
}

export function summarizeBooking(booking: Booking): BookingSummary {
  const { reference, status, serviceType, language, date, time } = booking
  return {
    ...{ reference, status, serviceType, language, date, time },
    promisedDate: booking.promisedDate ?? null,
    express: booking.express ?? false,
    delivery: getDelivery(booking),
    ...pickDetails(booking),
  }
}
