import { booking, bookingFields, forms, pickupFields } from '#business/words/en.ts'
import { fieldSchemas } from './booking-request.ts'

/** For staff, CMS, REST and the import. */
export const englishFields = fieldSchemas({ booking, bookingFields, pickupFields, forms })
