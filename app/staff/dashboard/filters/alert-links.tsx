import { Link } from '@remix-run/react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import {
  bookingAlerts,
  bookingAlertValues,
  type BookingView,
} from '#business/bookings/lists/views.ts'
import { viewHref } from './list-filter.ts'

export function AlertLinks({
  current,
  work,
  branch,
}: {
  current: BookingView
  work: WorkCounts
  branch: string | undefined
}) {
  const alerts = bookingAlertValues.filter((view) => work.views[view] > 0)
  if (alerts.length === 0) return null
  return (
    <ul aria-label="Needs attention" className="flex flex-wrap gap-2 py-1 md:py-0.5">
      {alerts.map((view) => (
        <li key={view}>
          <Link
            to={viewHref(view, { branch })}
            aria-current={view === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-card border border-red bg-red-pale px-3 text-sm font-semibold text-red hover:underline aria-[current=page]:bg-red aria-[current=page]:text-white md:min-h-9"
          >
            {bookingAlerts[view].label}
            <span className="tabular-nums">{work.views[view]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
