import type { Validate } from 'payload'
import { fieldSchemas } from '#business/bookings/booking-request.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { validAs } from '#platform/payload/fields/valid-as.ts'

const isRealDate = validAs(fieldSchemas.date)

/** Rejects past dates only for new bookings, so that old ones stay editable. */
export const validPickupDate: Validate<string> = async (value, options) => {
  const real = await isRealDate(value, options)
  if (real !== true || options.operation !== 'create') return real
  return String(value) >= localDateAt(new Date()) || messages.booking.dateInPast
}
