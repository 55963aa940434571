import type { BookingEntry } from '#app/models/bookings/bookings.server.ts'
import { BookingMails } from '#app/staff/bookings/booking-mails.tsx'
import { BookingParticulars } from '#app/staff/bookings/booking-particulars.tsx'
import { StatusButton } from '#app/staff/bookings/status-button.tsx'
import { useStatusFetcher } from '#app/staff/bookings/status-reply.ts'
import { confirmButtonId } from '#app/staff/dashboard/skip-to-confirm.tsx'
import { useOwnChange } from '#app/staff/dashboard/use-booking-news.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { nextStatuses } from '#business/bookings/status.ts'
import type { Offer } from '#business/content/offers.ts'
import { mailsNeedCare } from '#business/mails/delivery.ts'
import { formatDayOf, formatLongDate } from '#business/pickups/local-time.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffMessages from '#business/words/staff-messages.ts'

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
  const { data: reply } = useStatusFetcher(booking)
  useOwnChange(reply)
  const headingId = `booking-${booking.reference}`
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4 md:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            id={headingId}
            tabIndex={-1}
            className="text-base font-bold tracking-wider tabular-nums"
          >
            {booking.reference}
          </h2>
          <StatusBadge status={booking.status} />
          {booking.firstOrder && <Mark colour="marigold">First order</Mark>}
          {mailsNeedCare(booking.mails, now) && (
            <Mark colour="red">{staffMessages.mail.inTrouble}</Mark>
          )}
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
      <div className="empty:hidden md:col-span-2">
        <ToastOnArrival
          toast={reply?.toast}
          stays={reply?.toast.kind === 'error' ? reply.toast.description : undefined}
        />
      </div>
    </article>
  )
}

function Customer({ booking: { isErased, name, phone } }: { booking: BookingEntry }) {
  if (isErased) return <span className="text-ink-soft">{staffMessages.customers.removed}</span>
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
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-1 text-sm underline">More</summary>
      <BookingParticulars booking={booking} offers={offers} />
      <BookingMails booking={booking} now={now} />
    </details>
  )
}

/** One press acts; what cannot be taken back is far from what is done all day. */
function BookingActions({ booking }: { booking: BookingEntry }) {
  return (
    <div className="grid grid-fit-28 items-center gap-x-12 gap-y-10 md:flex md:flex-col md:items-stretch md:justify-start">
      {booking.status === 'completed' && (
        <p className="col-span-full text-sm text-green-ink">
          Completed on {formatDayOf(booking.completedAt ?? booking.createdAt)}
          <br />
          <span className="text-ink-soft">Booked on {formatDayOf(booking.createdAt)}</span>
        </p>
      )}
      {nextStatuses(booking.status).map((to) => (
        <StatusButton
          key={to}
          id={to === 'confirmed' ? confirmButtonId(booking) : undefined}
          booking={booking}
          to={to}
          className="w-full"
        />
      ))}
    </div>
  )
}
