import { bookingFieldWords } from '#business/bookings/field-words.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { sitePages } from '#business/content/links/site-pages.ts'
import { slotLabels } from '#business/pickups/slots.ts'
import { bill } from '#business/words/en/bill.ts'
import { booked } from '#business/words/en/booked.ts'
import { booking } from '#business/words/en/booking.ts'
import { bookingLinks } from '#business/words/en/booking-links.ts'
import { bookingReply } from '#business/words/en/booking-reply.ts'
import { calendar } from '#business/words/en/calendar.ts'
import { contact } from '#business/words/en/contact.ts'
import { dates } from '#business/words/en/dates.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { delivery } from '#business/words/en/delivery.ts'
import { errorPages } from '#business/words/en/error-pages.ts'
import { findBooking } from '#business/words/en/find-booking.ts'
import { forms } from '#business/words/en/forms.ts'
import { mails } from '#business/words/en/mails.ts'
import { manage } from '#business/words/en/manage.ts'
import { pickupFields } from '#business/words/en/pickup-fields.ts'
import { pickups } from '#business/words/en/pickups.ts'
import { prices } from '#business/words/en/prices.ts'
import { requests } from '#business/words/en/requests.ts'
import { reschedule } from '#business/words/en/reschedule.ts'
import { returns } from '#business/words/en/returns.ts'
import { sections } from '#business/words/en/sections.ts'
import { serviceArea } from '#business/words/en/service-area.ts'
import { shell } from '#business/words/en/shell.ts'
import { spam } from '#business/words/en/spam.ts'
import { toasts } from '#business/words/en/toasts.ts'
import type { Translation } from '#business/words/sentence.ts'

function mapValues<Key extends string, Value>(
  table: Record<Key, Value>,
  pick: (value: Value) => string,
) {
  const entries = Object.entries<Value>(table).map(([key, value]) => [key, pick(value)])
  return Object.fromEntries(entries) as Record<Key, string>
}

/** All texts for visitors in English. */
export const english = {
  bill,
  contact,
  bookingLinks,
  calendar,
  mails,
  defaultTexts,
  delivery,
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
  booked: { ...booked, manage: bookingLinks.manage },
  reschedule,
  errorPages,
  findBooking,
  manage: { ...manage, bookAgain: bookingLinks.again },
  prices,
  requests,
  returns,
  sections,
  shell,
  spam,
  toasts,
  pageNames: mapValues(sitePages, ({ name }) => name),
  customerStatuses: mapValues(bookingStatuses, ({ customerLabel }) => customerLabel),
}

/** All texts for visitors in one language. */
export type Words = Translation<typeof english>
