import { bill } from '#business/words/hi/bill.ts'
import { booked } from '#business/words/hi/booked.ts'
import { booking } from '#business/words/hi/booking.ts'
import { bookingFields } from '#business/words/hi/booking-fields.ts'
import { bookingLinks } from '#business/words/hi/booking-links.ts'
import { bookingReply } from '#business/words/hi/booking-reply.ts'
import { calendar } from '#business/words/hi/calendar.ts'
import { contact } from '#business/words/hi/contact.ts'
import { customerStatuses } from '#business/words/hi/customer-statuses.ts'
import { dates } from '#business/words/hi/dates.ts'
import { defaultTexts } from '#business/words/hi/default-texts.ts'
import { delivery } from '#business/words/hi/delivery.ts'
import { errorPages } from '#business/words/hi/error-pages.ts'
import { findBooking } from '#business/words/hi/find-booking.ts'
import { forms } from '#business/words/hi/forms.ts'
import { mails } from '#business/words/hi/mails.ts'
import { manage } from '#business/words/hi/manage.ts'
import { pageNames } from '#business/words/hi/page-names.ts'
import { pickupFields } from '#business/words/hi/pickup-fields.ts'
import { pickups } from '#business/words/hi/pickups.ts'
import { prices } from '#business/words/hi/prices.ts'
import { requests } from '#business/words/hi/requests.ts'
import { reschedule } from '#business/words/hi/reschedule.ts'
import { returns } from '#business/words/hi/returns.ts'
import { sections } from '#business/words/hi/sections.ts'
import { serviceArea } from '#business/words/hi/service-area.ts'
import { serviceTypes } from '#business/words/hi/service-types.ts'
import { shell } from '#business/words/hi/shell.ts'
import { slots } from '#business/words/hi/slots.ts'
import { spam } from '#business/words/hi/spam.ts'
import { toasts } from '#business/words/hi/toasts.ts'
import { dateNames } from './date-names.ts'
import type { Words } from './english.ts'
import { languages } from './languages.ts'

export const hindi: Words = {
  bill,
  contact,
  bookingLinks,
  calendar,
  mails,
  defaultTexts,
  delivery,
  forms,
  dates: { ...dates, ...dateNames(languages.hi.locale) },
  slots,
  pickups,
  pickupFields,
  serviceArea,
  serviceTypes,
  bookingFields,
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
  pageNames,
  customerStatuses,
}
