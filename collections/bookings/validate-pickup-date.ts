import type { Validate } from 'payload'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { pickupFields } from '#business/words/en.ts'
import { validateWith } from '#platform/fields/validate-with.ts'

const validateDate = validateWith(englishFields.date)

/** Rejects past dates only for new bookings, so that old ones stay editable. */
export const validatePickupDate: Validate<string> = async (value, options) => {
  const result = await validateDate(value, options)
  if (result !== true || options.operation !== 'create') return result
  return String(value) >= localDateAt(new Date()) || pickupFields.dateInPast
}
