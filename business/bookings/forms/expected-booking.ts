import * as z from 'zod/mini'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { fieldSchemas } from './booking-request.ts'

/** The booking as shown when the user decided to change it. */
export const expectedBookingSchema = z.pipe(
  z.object({
    seenStatus: z.enum(bookingStatusValues),
    seenDate: fieldSchemas.date,
    seenTime: fieldSchemas.time,
  }),
  z.transform(({ seenStatus: status, seenDate: date, seenTime: time }) => ({ status, date, time })),
)

export type ExpectedBooking = z.output<typeof expectedBookingSchema>
