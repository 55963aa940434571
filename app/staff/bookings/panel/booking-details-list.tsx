import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import type { BookingEntry } from '#app/models/bookings/bookings.server.ts'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { describeFirstOrderOffer, type Offer } from '#business/content/offers.ts'
import { languages } from '#business/languages/languages.ts'
import { formatInstant, formatLongDate } from '#business/pickups/english-dates.ts'
import { bookingFields } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'

export function BookingDetailsList({
  booking,
  offers,
}: {
  booking: BookingEntry & Partial<Pick<BookingRecord, 'collectingBranch'>>
  offers: Offer[]
}) {
  const { collectingBranch, promisedDate } = booking
  const rows = [
    ['Branch', collectingBranch && describeCollector(collectingBranch)],
    ['Back by', promisedDate && formatLongDate(promisedDate)],
    ['Express', booking.express ? 'Yes' : null],
    ['First order', booking.firstOrder ? describeFirstOrderOffer(offers, booking) : null],
    ...orderDetailNames.map((name) => [bookingFields[name].label, booking[name]] as const),
    ['Email', booking.email],
    ['Language', languages[booking.language].name],
    ['Booked', formatInstant(booking.createdAt)],
  ].filter(([, value]) => value)
  return (
    <dl className="mt-1 space-y-1">
      {rows.map(([term, value]) => (
        <div key={term} className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function describeCollector({
  name,
  isUnassigned,
}: NonNullable<BookingRecord['collectingBranch']>): string {
  return isUnassigned ? `${name}. ${staffWords.branch.unassigned}.` : name
}
