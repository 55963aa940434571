import {
  type BookingReceipt,
  requestBooking,
} from '#app/models/bookings/booking-requests.server.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'

export async function bookAsVisitor(request: BookingRequest): Promise<BookingReceipt> {
  const outcome = await requestBooking(request, { language: 'en' })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.receipt
}
