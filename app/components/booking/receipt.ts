import { z } from 'zod'
import { bookingFields } from '#business/bookings/booking-request.ts'
import { referencePattern } from '#business/bookings/reference.ts'

const receiptSchema = z.object({
  booked: z.string().regex(referencePattern),
  date: bookingFields.date,
  time: bookingFields.time,
  manage: z.string().regex(/^[\w-]{43}$/),
})

/** What an address says of a booking that was made. */
export type Receipt = z.output<typeof receiptSchema>

/** The booking that was just made, from the address, so that a refresh keeps it; null where it says none. */
export function receiptIn(searchParams: URLSearchParams): Receipt | null {
  return receiptSchema.safeParse(Object.fromEntries(searchParams)).data ?? null
}

/** The query string that `receiptIn` reads. */
export function receiptQuery({ booked, date, time, manage }: Receipt): string {
  return new URLSearchParams({ booked, date, time, manage }).toString()
}
