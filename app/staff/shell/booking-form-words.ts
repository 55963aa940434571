import { bookingFieldWords } from '#business/bookings/field-words.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { slotLabels } from '#business/pickups/slots.ts'
import { booking } from '#business/words/en/booking.ts'
import { dates } from '#business/words/en/dates.ts'
import { forms } from '#business/words/en/forms.ts'
import { pickupFields } from '#business/words/en/pickup-fields.ts'
import { serviceArea } from '#business/words/en/service-area.ts'

/** In English. */
export const bookingFormWords = {
  booking,
  bookingFields: bookingFieldWords,
  serviceTypes,
  pickupFields,
  dates,
  slots: slotLabels,
  serviceArea,
  forms,
}
