import { bookingFieldWords } from '#business/bookings/field-words.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { manageLabel } from '#business/manage-links/manage-link.ts'
import { slotLabels } from '#business/pickups/slots.ts'
import { booked } from '#business/words/en/booked.ts'
import { booking } from '#business/words/en/booking.ts'
import { bookingReply } from '#business/words/en/booking-reply.ts'
import { contact } from '#business/words/en/contact.ts'
import { dates } from '#business/words/en/dates.ts'
import { forms } from '#business/words/en/forms.ts'
import { pickupFields } from '#business/words/en/pickup-fields.ts'
import { pickups } from '#business/words/en/pickups.ts'
import { reschedule } from '#business/words/en/reschedule.ts'
import { serviceArea } from '#business/words/en/service-area.ts'
import type { Translation } from '#business/words/sentence.ts'
import type { Language } from './languages.ts'

const en = {
  contact,
  forms,
  dates,
  slots: slotLabels,
  pickups,
  pickupFields,
  serviceArea,
  serviceTypes,
  bookingFields: bookingFieldWords,
  booking,
  bookingReply,
  booked: { ...booked, manage: manageLabel },
  reschedule,
}

/** All texts for visitors in one language. Pages send browsers only the subjects they need. */
export type Words = Translation<typeof en>

const words: Record<Language, Words> = { en }

/** For the server: a browser would load every language. */
export function wordsFor(language: Language): Words {
  return words[language]
}
