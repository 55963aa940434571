import * as z from 'zod/mini'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { englishFields } from './english-fields.ts'

/** The booking as shown when the user decided to change it. */
export const expectedBookingSchema = z.pipe(
  z.object({
    seenStatus: z.enum(bookingStatusValues),
    seenDate: englishFields.date,
    seenTime: englishFields.time,
  }),
  z.transform(({ seenStatus: status, seenDate: date, seenTime: time }) => ({ status, date, time })),
)

export type ExpectedBooking = z.output<typeof expectedBookingSchema>
