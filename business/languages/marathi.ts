import { bill } from '#business/words/mr/bill.ts'
import { booked } from '#business/words/mr/booked.ts'
import { booking } from '#business/words/mr/booking.ts'
import { bookingFields } from '#business/words/mr/booking-fields.ts'
import { bookingLinks } from '#business/words/mr/booking-links.ts'
import { bookingReply } from '#business/words/mr/booking-reply.ts'
import { calendar } from '#business/words/mr/calendar.ts'
import { contact } from '#business/words/mr/contact.ts'
import { customerStatuses } from '#business/words/mr/customer-statuses.ts'
import { dates } from '#business/words/mr/dates.ts'
import { defaultTexts } from '#business/words/mr/default-texts.ts'
import { delivery } from '#business/words/mr/delivery.ts'
import { errorPages } from '#business/words/mr/error-pages.ts'
import { findBooking } from '#business/words/mr/find-booking.ts'
import { forms } from '#business/words/mr/forms.ts'
import { mails } from '#business/words/mr/mails.ts'
import { manage } from '#business/words/mr/manage.ts'
import { pageNames } from '#business/words/mr/page-names.ts'
import { pickupFields } from '#business/words/mr/pickup-fields.ts'
import { pickups } from '#business/words/mr/pickups.ts'
import { prices } from '#business/words/mr/prices.ts'
import { requests } from '#business/words/mr/requests.ts'
import { reschedule } from '#business/words/mr/reschedule.ts'
import { returns } from '#business/words/mr/returns.ts'
import { sections } from '#business/words/mr/sections.ts'
import { serviceArea } from '#business/words/mr/service-area.ts'
import { serviceTypes } from '#business/words/mr/service-types.ts'
import { shell } from '#business/words/mr/shell.ts'
import { slots } from '#business/words/mr/slots.ts'
import { spam } from '#business/words/mr/spam.ts'
import { toasts } from '#business/words/mr/toasts.ts'
import { dateNames } from './date-names.ts'
import type { Words } from './english.ts'
import { languages } from './languages.ts'

export const marathi: Words = {
  bill,
  contact,
  bookingLinks,
  calendar,
  mails,
  defaultTexts,
  delivery,
  forms,
  dates: { ...dates, ...dateNames(languages.mr.locale) },
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
