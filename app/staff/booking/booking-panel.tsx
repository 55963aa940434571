import { type ReactNode, useState } from 'react'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import type { BookingEntry } from '#app/models/bookings/bookings.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { describeFirstOrderOffer, type Offer } from '#business/content/offers.ts'
import { languages } from '#business/languages/languages.ts'
import { mailsNeedAttention } from '#business/mails/delivery.ts'
import { formatInstant, formatLongDate, formatShortDate } from '#business/pickups/english-dates.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { bookingFields, serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import { BookingBill } from './booking-bill.tsx'
import { BookingMails } from './booking-mails.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { ConfirmStatusChange } from './confirm-status-change.tsx'
import { ConfirmStatusButton, StatusButton } from './status-button.tsx'

export interface BookingPageData {
  booking: BookingRecord
  offers: Offer[]
  /** The status change to confirm, from `?ask=`. */
  statusToConfirm: BookingStatus | null
  now: number
}

export function BookingPanel({
  booking,
  offers,
  statusToConfirm,
  now,
  close,
}: BookingPageData & { close?: ReactNode }) {
  const readAt = new Date(now)
  return (
    <section aria-label={`Booking ${booking.reference}`} className="space-y-4">
      <header>
        {close}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-11">
          <h2 className="text-base font-bold tracking-wider tabular-nums">{booking.reference}</h2>
          <StatusBadge status={booking.status} />
          {booking.firstOrder && <Mark colour="marigold">First order</Mark>}
          {mailsNeedAttention(booking.mails, readAt) && (
            <Mark colour="red">{staffWords.mail.notDelivered}</Mark>
          )}
        </div>
        <Customer booking={booking} />
        <p className="mt-1">
          {formatLongDate(booking.date)}, {booking.time} · {serviceTypes[booking.serviceType].label}
        </p>
        {!booking.isErased && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
            <bdi>{booking.address}</bdi>
          </p>
        )}
      </header>
      <BookingActions
        key={`${booking.status} ${statusToConfirm}`}
        booking={booking}
        statusToConfirm={statusToConfirm}
        now={readAt}
      />
      <BookingSteps booking={booking} today={localDateAt(readAt)} />
      <div>
        <BookingDetailsList booking={booking} offers={offers} />
        {!booking.isErased && (
          <a
            href={`/admin/bookings/${booking.reference}/change`}
            className="inline-flex min-h-11 items-center text-sm link"
          >
            Edit booking
          </a>
        )}
      </div>
      <BookingBill booking={booking} />
      {!booking.isErased && (
        <Section title="Notes">
          <BookingNotes booking={booking} />
        </Section>
      )}
      <BookingMails booking={booking} now={readAt} />
      <Section title="History">
        <ol className="mt-1 space-y-1 text-sm">
          {booking.timeline.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <time dateTime={at} className="text-ink-soft">
                {formatInstant(at)}
              </time>{' '}
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      </Section>
      <OtherBookings {...booking.otherBookings} today={localDateAt(readAt)} />
    </section>
  )
}

function Customer({ booking }: { booking: BookingRecord }) {
  const { isErased, name, phone, whatsappHref } = booking
  if (isErased) return <p className="text-ink-soft">{staffWords.customers.erased}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center link tabular-nums">
        {formatPhone(phone)}
      </a>
      <a
        href={whatsappHref}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center link"
      >
        WhatsApp
      </a>
    </p>
  )
}

function BookingActions({
  booking,
  statusToConfirm,
  now,
}: {
  booking: BookingRecord
  statusToConfirm: BookingStatus | null
  now: Date
}) {
  const allowedStatuses = nextStatuses(booking.status)
  const [confirming, setConfirming] = useState(statusToConfirm)
  if (allowedStatuses.length === 0) return null
  if (
    confirming &&
    allowedStatuses.includes(confirming) &&
    needsConfirmation(confirming, booking, now)
  ) {
    return (
      <ConfirmStatusChange
        key={confirming}
        booking={booking}
        to={confirming}
        now={now}
        onAsk={setConfirming}
      />
    )
  }
  return (
    <div className="flex flex-wrap justify-between gap-x-12 gap-y-3">
      {allowedStatuses.map((to) =>
        needsConfirmation(to, booking, now) ? (
          <ConfirmStatusButton
            key={to}
            booking={booking}
            to={to}
            size="snug"
            onOpenConfirmation={() => setConfirming(to)}
          />
        ) : (
          <StatusButton key={to} booking={booking} to={to} size="snug" />
        ),
      )}
    </div>
  )
}

function OtherBookings({
  count,
  newest,
  today,
}: BookingRecord['otherBookings'] & { today: LocalDate }) {
  if (count === 0) return null
  return (
    <Section title={`Other bookings from this phone · ${count}`}>
      <ul className="mt-1 divide-y divide-line text-sm">
        {newest.map(({ reference, date, time, serviceType, status }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <a href={`/admin/bookings/${reference}`} className="link tabular-nums">
              {reference}
            </a>
            <span className="grow">
              {formatShortDate(date, today)}, {time} · {serviceTypes[serviceType].label}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-sm text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}

function BookingDetailsList({
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
