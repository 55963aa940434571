import { bookingFieldWords } from '#business/bookings/field-words.ts'
import { booking } from '#business/words/en/booking.ts'
import { forms } from '#business/words/en/forms.ts'
import { pickupFields } from '#business/words/en/pickup-fields.ts'
import { fieldSchemas } from './booking-request.ts'

/** For staff, CMS, REST and the import. */
export const englishFields = fieldSchemas({
  booking,
  bookingFields: bookingFieldWords,
  pickupFields,
  forms,
})
