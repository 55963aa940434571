import * as z from 'zod/mini'
import { fieldSchemas } from './booking-request.ts'
import { bookingStatusValues } from './status.ts'

/** What somebody was shown of a booking before deciding to change it, as the fields of a form. */
export const seenBookingSchema = z.pipe(
  z.object({
    seenStatus: z.enum(bookingStatusValues),
    seenDate: fieldSchemas.date,
    seenTime: fieldSchemas.time,
  }),
  z.transform(({ seenStatus: status, seenDate: date, seenTime: time }) => ({ status, date, time })),
)

export type SeenBooking = z.output<typeof seenBookingSchema>
