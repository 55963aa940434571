import { parseWithZod } from '@conform-to/zod/v4'
import { bookingFormSchema } from '#business/bookings/forms/booking-request.ts'

export function validateBooking(form: FormData, ...known: Parameters<typeof bookingFormSchema>) {
  return parseWithZod(form, { schema: bookingFormSchema(...known) })
}
