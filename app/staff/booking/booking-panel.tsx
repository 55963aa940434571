import { type ReactNode, useState } from 'react'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { describeState, isUnpaid, nextAct } from '#business/bookings/acts.ts'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { bookingBoxes, bookingBoxNames } from '#business/bookings/merge-correction.ts'
import { isMissed, missedReasons, missedState } from '#business/bookings/missed-pickup.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { describeOrderOffer, type Offer } from '#business/content/offers.ts'
import { languages } from '#business/languages/languages.ts'
import { mailsNeedAttention } from '#business/mails/delivery.ts'
import { formatInstant, formatLongDate, formatShortDate } from '#business/pickups/english-dates.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { bookingFields, serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import { ActButton, ActForm, AskButton, NextActButton } from './act-form.tsx'
import { BookingBill } from './booking-bill.tsx'
import { BookingMails } from './booking-mails.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { ConfirmStatusChange } from './confirm-status-change.tsx'

export interface BookingPageData {
  booking: BookingRecord
  offers: Offer[]
  /** From `?ask=`. */
  statusToConfirm: BookingStatus | null
  now: number
}

export function BookingPanel({ close, ...page }: BookingPageData & { close?: ReactNode }) {
  const { booking, statusToConfirm } = page
  const now = new Date(page.now)
  const today = localDateAt(now)
  return (
    <section aria-label={`Booking ${booking.reference}`} className="without-controls @container">
      <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr]">
        <div className="space-y-4">
          <header>
            {close}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-11">
              <h2 className="text-base font-bold tracking-wider tabular-nums">
                {booking.reference}
              </h2>
              <StatusBadge {...describeState(booking)} />
              {booking.firstOrder && <Mark colour="marigold">First order</Mark>}
              {mailsNeedAttention(booking.mails, now) && (
                <Mark colour="red">{staffWords.mail.notDelivered}</Mark>
              )}
            </div>
            <Customer booking={booking} />
            <p className="mt-1">
              {formatLongDate(booking.date)}, {booking.time} ·{' '}
              {serviceTypes[booking.serviceType].label}
            </p>
            {!booking.erasedAt && (
              <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
                <bdi>{booking.address}</bdi>
              </p>
            )}
          </header>
          <BookingActions key={`${booking.status} ${statusToConfirm}`} {...page} />
          <BookingBill booking={booking} />
          <BookingSteps booking={booking} today={today} />
          <div>
            <BookingDetailsList {...page} />
            {!booking.erasedAt && (
              <TapLink
                href={`/admin/bookings/${booking.reference}/change`}
                className="text-sm print:hidden"
              >
                Edit booking
              </TapLink>
            )}
          </div>
        </div>
        <div className="space-y-4">
          {!booking.erasedAt && (
            <Section title="Notes">
              <BookingNotes booking={booking} />
            </Section>
          )}
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
          <BookingMails booking={booking} now={now} />
          <OtherBookings {...booking.otherBookings} today={today} />
        </div>
      </div>
    </section>
  )
}

function Customer({ booking }: { booking: BookingRecord }) {
  const { erasedAt, name, phone, whatsappHref } = booking
  if (erasedAt) return <p className="text-ink-soft">{staffWords.customers.erased}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <TapLink href={phoneHref(phone)} className="tabular-nums">
        {formatPhone(phone)}
      </TapLink>
      <TapLink href={whatsappHref} target="_blank" rel="noreferrer" className="print:hidden">
        WhatsApp
      </TapLink>
      <TapLink href={`/admin/bookings/${booking.reference}/customer`} className="print:hidden">
        Customer
      </TapLink>
    </p>
  )
}

function BookingActions({ booking, statusToConfirm, now: readAt }: BookingPageData) {
  const now = new Date(readAt)
  const allowedStatuses = nextStatuses(booking.status)
  const [confirming, setConfirming] = useState(statusToConfirm)
  if (allowedStatuses.length === 0 && !isUnpaid(booking)) return null
  const asksFirst = (to: BookingStatus) => needsConfirmation(to, booking, now)
  const to = allowedStatuses.find((status) => status === confirming && asksFirst(status))
  if (to) return <ConfirmStatusChange key={to} {...{ booking, to, now }} onAsk={setConfirming} />
  const act = nextAct(booking, localDateAt(now))
  return (
    <ActForm booking={booking} className="flex flex-wrap items-center gap-3">
      <NextActButton booking={booking} now={now} size="snug" onAsk={setConfirming} />
      {allowedStatuses
        .filter((to) => to !== act)
        .map((to) => {
          const button = { booking, to, size: 'line', className: 'md:min-h-11' } as const
          const quiet = { ...button, ...(to === 'completed' && { look: 'quiet' as const }) }
          return (
            <span key={to} className={to === 'cancelled' ? 'ml-auto' : ''}>
              {asksFirst(to) ? (
                <AskButton {...quiet} onAsk={setConfirming} />
              ) : (
                <ActButton {...quiet} />
              )}
            </span>
          )
        })}
    </ActForm>
  )
}

type OtherBookingsProps = BookingRecord['otherBookings'] & { today: LocalDate }

function OtherBookings({ count, newest, today }: OtherBookingsProps) {
  if (count === 0) return null
  return (
    <Section title={`Other bookings from this phone · ${count}`}>
      <ul className="mt-1 divide-y divide-line text-sm">
        {newest.map(({ reference, date, time, serviceType, state }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <a href={`/admin/bookings/${reference}`} className="link tabular-nums">
              {reference}
            </a>
            <span className="grow">
              {formatShortDate(date, today)}, {time} · {serviceTypes[serviceType].label}
            </span>
            <StatusBadge {...state} />
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

function BookingDetailsList({ booking, offers }: BookingPageData) {
  const { collectingBranch, promisedDate, pieceCount, announcedPieces } = booking
  const offer = describeOrderOffer(offers, booking)
  const unassigned = collectingBranch?.isUnassigned ? `. ${staffWords.branch.unassigned}.` : ''
  const rows = [
    ['Branch', collectingBranch && collectingBranch.name + unassigned],
    ['Back by', promisedDate && formatLongDate(promisedDate)],
    ...bookingBoxNames.map((name) => [bookingBoxes[name].label, booking[name] && 'Yes'] as const),
    ...(offer ? [[offer.term, offer.text] as const] : []),
    ...orderDetailNames.map((name) => [bookingFields[name].label, booking[name]] as const),
    ['Pieces', pieceCount && staffWords.runSheet.counted(pieceCount, announcedPieces)],
    [missedState.label, isMissed(booking) ? missedReasons[booking.missedReason!].label : null],
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
