import type { ManagedBooking } from '#app/models/managed-bookings.server'
import { formatLongDate } from '#business/local-time'
import { formatPhone } from '#business/phone'
import { serviceTypes } from '#business/service-types'

/** Everything that was booked, as a care label. */
export function BookingDetails({ booking }: { booking: ManagedBooking }) {
  const lines = [
    ['Service', serviceTypes[booking.serviceType].label],
    ['Items', booking.items],
    ['Date', formatLongDate(booking.date)],
    ['Time', booking.time],
    ['Name', booking.name],
    ['Phone', formatPhone(booking.phone)],
    ['Email', booking.email],
    ['Address', booking.address],
    ['Instructions', booking.instructions],
  ].filter(([, value]) => value)
  return (
    <div className="mt-4 rounded-card border border-ink bg-white p-1.5">
      <dl className="divide-y divide-line rounded border border-dashed border-line-strong px-5 py-2">
        {lines.map(([term, value]) => (
          <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[8rem_1fr]">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
