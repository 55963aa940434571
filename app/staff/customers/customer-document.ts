import type { BillLine } from '#business/bills/bill.ts'
import type { BookingEvent } from '#business/bookings/events.ts'
import { bookingDetailNames, type BookingDetails } from '#business/bookings/fields.ts'
import { type PaymentMethod, paymentMethods } from '#business/bookings/payments.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { describeEventToCustomer } from '#business/bookings/timelines.ts'
import { type Language, languages } from '#business/languages/languages.ts'
import { type MailStatus, mailStatuses } from '#business/mails/delivery.ts'
import { formatInstant, formatLongDate } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { bookingFields, serviceTypes } from '#business/words/en.ts'
import { formatPhone } from '#business/words/phone.ts'
import { formatPaise } from '#business/words/rupees.ts'

/** All data about a phone. Instants are ISO 8601 UTC. */
export interface CustomerExport {
  phone: string
  exportedAt: string
  preferences: string | null
  bookings: ExportedBooking[]
  messages: ExportedMessage[]
  mails: ExportedMail[]
}

interface ExportedBooking extends Pickup, BookingDetails {
  reference: string
  status: BookingStatus
  serviceType: ServiceType
  language: Language
  promisedDate: LocalDate | null
  express: boolean
  delivery: Pickup | null
  createdAt: string
  firstOrder: boolean
  completedAt: string | null
  bill: ExportedBill | null
  events: BookingEvent[]
}

interface ExportedBill {
  lines: Pick<BillLine, 'item' | 'count' | 'unit' | 'unitPaise'>[]
  totalPaise: number
  paidAt: string | null
  paymentMethod: PaymentMethod | null
}

interface ExportedMessage {
  createdAt: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
}

interface ExportedMail {
  createdAt: string
  sentAt: string | null
  status: MailStatus
  to: string
  subject: string
  text: string | null
}

/** Returns plain text. */
export function buildCustomerDocument(exported: CustomerExport): string {
  const { phone, exportedAt, preferences, bookings, messages, mails } = exported
  const about = {
    'Phone number': formatPhone(phone),
    Preferences: preferences,
    Downloaded: formatInstant(exportedAt),
  }
  const parts = [
    ['Your data', '', ...labelled(about)].join('\n'),
    ...toSection('Bookings', bookings.map(describeBooking)),
    ...toSection('Messages from you', messages.map(describeMessage)),
    ...toSection('Emails about your bookings and messages', mails.map(describeMail)),
  ]
  return `${parts.join('\n\n')}\n`
}

function toSection(heading: string, entries: string[]): string[] {
  const title = `${heading}: ${entries.length}`
  return [`${title}\n${'='.repeat(title.length)}`, ...entries]
}

function describeBooking(booking: ExportedBooking): string {
  const { bill, delivery } = booking
  const lines = {
    Pickup: `${formatLongDate(booking.date)}, ${booking.time}`,
    Service: serviceTypes[booking.serviceType].label,
    Express: booking.express ? 'Yes' : null,
    'Back by': booking.promisedDate && formatLongDate(booking.promisedDate),
    Delivery: delivery && `${formatLongDate(delivery.date)}, ${delivery.time}`,
    Status: bookingStatuses[booking.status].label,
    ...Object.fromEntries(
      bookingDetailNames.map((name) => [bookingFields[name].label, formatDetail(booking, name)]),
    ),
    Language: languages[booking.language].name,
    'First order': booking.firstOrder ? 'Yes' : null,
    Booked: formatInstant(booking.createdAt),
    Completed: booking.completedAt && formatInstant(booking.completedAt),
  }
  return [
    underlined(`Booking ${booking.reference}`),
    ...labelled(lines),
    ...(bill ? describeBill(bill) : []),
    'History:',
    ...booking.events.map((event) => `- ${indented(describeEventToCustomer(event))}`),
  ].join('\n')
}

function describeBill({ lines, totalPaise, paidAt, paymentMethod }: ExportedBill): string[] {
  const method = paymentMethod && ` by ${paymentMethods[paymentMethod].label}`
  const payment = paidAt ? `paid${method ?? ''}, ${formatInstant(paidAt)}` : 'not paid'
  return [
    `Bill: ${formatPaise(totalPaise)}, ${payment}`,
    ...lines.flatMap(({ item, count, unit, unitPaise }) => {
      const price = formatPaise(unitPaise)
      const line = unit
        ? `- ${count} ${unit} of ${item}, ${price} a ${unit}`
        : `- ${count} × ${item}, ${price} each`
      return item ? [line] : []
    }),
  ]
}

function formatDetail(booking: BookingDetails, name: keyof BookingDetails): string | null {
  return name === 'phone' ? formatPhone(booking.phone) : booking[name]
}

function describeMessage({ createdAt, name, email, phone, subject, message }: ExportedMessage) {
  const lines = {
    Sent: formatInstant(createdAt),
    Name: name,
    Email: email,
    Phone: phone && formatPhone(phone),
  }
  return [underlined(subject), ...labelled(lines), '', message].join('\n')
}

function describeMail({ createdAt, sentAt, status, to, subject, text }: ExportedMail) {
  const lines = { To: to, [mailStatuses[status].label]: formatInstant(sentAt ?? createdAt) }
  return [underlined(subject), ...labelled(lines), ...(text ? ['', text.trim()] : [])].join('\n')
}

function labelled(lines: Record<string, string | null>): string[] {
  return Object.entries(lines).flatMap(([label, value]) =>
    value ? [indented(`${label}: ${value}`)] : [],
  )
}

const underlined = (title: string) => `${title}\n${'-'.repeat(title.length)}`
const indented = (text: string) => text.replace(/\r?\n/g, '\n    ')
