import { Link } from '@remix-run/react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import { bookingTabs, bookingTabValues, type BookingView } from '#business/bookings/lists/views.ts'
import { viewHref } from './list-filter.ts'

export function ViewTabs({
  current,
  work,
  branch,
}: {
  current: BookingView
  work: WorkCounts
  branch: string | undefined
}) {
  return (
    <nav aria-label="Views" className="flex max-md:w-full max-md:flex-wrap">
      {bookingTabValues.map((view) => (
        <Link
          key={view}
          to={viewHref(view, { branch })}
          aria-current={view === current ? 'page' : undefined}
          className="flex min-h-11 items-center gap-x-1.5 border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:font-semibold aria-[current=page]:text-ink max-md:grow max-md:flex-col max-md:px-1 max-md:py-1 max-md:text-sm md:min-h-10 md:px-3"
        >
          {bookingTabs[view].label}
          <span className="text-sm tabular-nums">{work.views[view]}</span>
        </Link>
      ))}
    </nav>
  )
}
