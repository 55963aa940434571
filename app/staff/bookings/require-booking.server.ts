import { type BookingRecord, findBooking } from '#app/models/bookings/booking-record.server.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'

/** Ignores case. Throws a 404. */
export async function requireBooking(user: User, reference: string): Promise<BookingRecord> {
  const booking = await findBooking(user, reference.toUpperCase())
  if (!booking) throw new Response(staffWords.status.bookingGone, { status: 404 })
  return booking
}
