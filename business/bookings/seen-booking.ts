import * as z from 'zod/mini'
import { fieldSchemas } from './booking-request.ts'
import { bookingStatusValues } from './status.ts'

/** The booking as shown when the user decided to change it. */
export const seenBookingSchema = z.pipe(
  z.object({
    seenStatus: z.enum(bookingStatusValues),
    seenDate: fieldSchemas.date,
    seenTime: fieldSchemas.time,
  }),
  z.transform(({ seenStatus: status, seenDate: date, seenTime: time }) => ({ status, date, time })),
)

export type SeenBooking = z.output<typeof seenBookingSchema>
