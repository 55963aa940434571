import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'

/** What was booked and by whom, as plain values; `date` is a day in the business’s zone. */
export interface BookingDetails extends Pickup {
  reference: string
  status: BookingStatus
  serviceType: ServiceType
  name: string
  phone: string
  email: string | null
  address: string
  items: string | null
  instructions: string | null
}

export function detailsOf(booking: Booking): BookingDetails {
  return {
    reference: booking.reference,
    status: booking.status,
    serviceType: booking.serviceType,
    date: booking.date,
    time: booking.time,
    name: booking.name,
    phone: booking.phone,
    email: booking.email ?? null,
    address: booking.address,
    items: booking.items ?? null,
    instructions: booking.instructions ?? null,
  }
}
