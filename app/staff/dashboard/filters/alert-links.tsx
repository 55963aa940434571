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
  const alerts = [
    ...bookingAlertValues.map((view) => ({
      label: bookingAlerts[view].label,
      count: work.views[view],
      to: viewHref(view, { branch }),
      isCurrent: view === current,
    })),
    {
      label: 'Unanswered messages',
      count: work.openMessages,
      to: '/admin/messages',
      isCurrent: false,
    },
  ].filter(({ count }) => count > 0)
  if (alerts.length === 0) return null
  return (
    <ul
      aria-label="Needs attention"
      className="flex min-w-0 grow basis-32 gap-2 overflow-x-auto py-1 md:order-1"
    >
      {alerts.map(({ label, count, to, isCurrent }) => (
        <li key={label} className="shrink-0">
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-card border border-red bg-red-pale px-3 text-sm font-semibold text-red hover:underline aria-[current=page]:bg-red aria-[current=page]:text-white md:min-h-9"
          >
            {label}
            <span className="tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
