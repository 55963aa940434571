import {
  booking,
  bookingFields,
  dates,
  forms,
  pickupFields,
  serviceArea,
  serviceTypes,
  slots,
} from '#business/words/en.ts'

/** In English. */
export const bookingFormWords = {
  booking,
  bookingFields,
  serviceTypes,
  pickupFields,
  dates,
  slots,
  serviceArea,
  forms,
}
