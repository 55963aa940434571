import type { Validate } from 'payload'
import { fieldSchemas } from '#business/bookings/forms/booking-request.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { validateWith } from '#platform/payload/fields/validate-with.ts'

const validateDate = validateWith(fieldSchemas.date)

/** Rejects past dates only for new bookings, so that old ones stay editable. */
export const validatePickupDate: Validate<string> = async (value, options) => {
  const result = await validateDate(value, options)
  if (result !== true || options.operation !== 'create') return result
  return String(value) >= localDateAt(new Date()) || messages.booking.dateInPast
}
