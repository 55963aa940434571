import { useFetcher } from '@remix-run/react'
import { SeenFields } from '#app/components/forms/seen-fields.tsx'
import { ToastOnArrival } from '#app/components/layout/toast-on-arrival.tsx'
import { Button } from '#app/components/parts/button.tsx'
import { StatusBadge } from '#app/components/parts/status-badge.tsx'
import type { BookingEntry } from '#app/models/bookings/bookings.server.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { bookingStatuses, nextStatuses } from '#business/bookings/status.ts'
import { firstOrderNote, type Offer } from '#business/content/offers.ts'
import { mailsNeedCare } from '#business/mails/delivery.ts'
import { formatDayOf, formatLongDate, formatMoment } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { BookingMails } from './booking-mails.tsx'
import { Mark } from './mark.tsx'

/** One booking: who, when, where and what on sight, the rest folded in, and what may be done with it. */
export function BookingCard({
  booking,
  offers,
  now,
}: {
  booking: BookingEntry
  /** Of which one may have been promised for it. */
  offers: Offer[]
  /** When the list was read. */
  now: Date
}) {
  const headingId = `booking-${booking.reference}`
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4 md:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={headingId} className="text-base font-bold tracking-wider tabular-nums">
            {booking.reference}
          </h2>
          <StatusBadge status={booking.status} />
          {booking.firstOrder && <Mark colour="marigold">First order</Mark>}
          {mailsNeedCare(booking.mails, now) && <Mark colour="red">{messages.mail.inTrouble}</Mark>}
          <Customer booking={booking} />
        </div>
        <p className="mt-1">
          {formatLongDate(booking.date)}, {booking.time} · {serviceTypes[booking.serviceType].label}
        </p>
        {!booking.isErased && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{booking.address}</p>
        )}
        <MoreOfBooking booking={booking} offers={offers} now={now} />
      </div>
      <BookingActions booking={booking} />
    </article>
  )
}

function Customer({ booking: { isErased, name, phone } }: { booking: BookingEntry }) {
  if (isErased) return <span className="text-ink-soft">{messages.customers.removed}</span>
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      <a href={phoneHref(phone)} className="tabular-nums underline">
        {formatPhone(phone)}
      </a>
    </>
  )
}

function MoreOfBooking({ booking, offers, now }: Parameters<typeof BookingCard>[0]) {
  const lines = [
    ['First order', booking.firstOrder ? firstOrderNote(offers, booking) : null],
    ['Items', booking.items],
    ['Instructions', booking.instructions],
    ['Email', booking.email],
    ['Booked', formatMoment(booking.createdAt)],
  ].filter(([, value]) => value)
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-1 text-sm underline">More</summary>
      <dl className="mt-1 space-y-1">
        {lines.map(([term, value]) => (
          <div key={term} className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <BookingMails booking={booking} now={now} />
    </details>
  )
}

function BookingActions({ booking }: { booking: BookingEntry }) {
  const fetcher = useFetcher<{ toast: ToastMessage }>({ key: `status-${booking.id}` })
  const following = nextStatuses(booking.status)
  return (
    <div className="flex items-center gap-2 md:flex-col md:items-stretch md:justify-start">
      <ToastOnArrival toast={fetcher.data?.toast} />
      {booking.status === 'completed' && (
        <p className="text-sm text-green-ink">
          Completed on {formatDayOf(booking.completedAt ?? booking.createdAt)}
          <br />
          <span className="text-ink-soft">Booked on {formatDayOf(booking.createdAt)}</span>
        </p>
      )}
      {following.map((to) => (
        <fetcher.Form key={to} method="post" className="grow md:grow-0">
          <input type="hidden" name="booking" value={booking.id} />
          <SeenFields booking={booking} />
          <Button
            type="submit"
            name="to"
            value={to}
            look={to === 'cancelled' ? 'danger' : 'main'}
            className="w-full"
            disabled={fetcher.state !== 'idle'}
            aria-describedby={`booking-${booking.reference}`}
          >
            {bookingStatuses[to].action}
          </Button>
        </fetcher.Form>
      ))}
    </div>
  )
}
