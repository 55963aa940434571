import { type BookingRecord, findBooking } from '#app/models/bookings/booking-record.server.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'

/** The booking that an address of the dashboard names, in whatever case. Throws a 404 with a sentence where there is none. */
export async function requireBooking(user: User, reference: string): Promise<BookingRecord> {
  const booking = await findBooking(user, reference.toUpperCase())
  if (!booking) throw new Response(staffMessages.status.bookingGone, { status: 404 })
  return booking
}
