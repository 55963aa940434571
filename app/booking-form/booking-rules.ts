import { parseWithZod } from '@conform-to/zod/v4'
import { bookingFormSchema } from '#business/bookings/booking-request.ts'

export function checkBooking(form: FormData, known: Parameters<typeof bookingFormSchema>[0]) {
  return parseWithZod(form, { schema: bookingFormSchema(known) })
}
