import { parseWithZod } from '@conform-to/zod/v4'
import { bookingFormSchema } from '#business/bookings/booking-request.ts'

/** What is wrong with a booking form, by what is known of the days. */
export function checkBooking(form: FormData, known: Parameters<typeof bookingFormSchema>[0]) {
  return parseWithZod(form, { schema: bookingFormSchema(known) })
}
