import { Link } from '@remix-run/react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import { viewHref } from '#app/staff/dashboard/filters/list-filter.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'

export function TodaysWork({
  work,
  branch,
  now,
}: {
  work: WorkCounts
  branch: string | undefined
  now: Date
}) {
  const today = localDateAt(now)
  const { pending, confirmed, completed } = work.today
  const pickups = pending + confirmed + completed
  const parts = [
    pickups === 1 ? '1 pickup' : `${pickups} pickups`,
    pending > 0 && `${pending} to confirm`,
    completed > 0 && `${completed} completed`,
  ].filter(Boolean)
  return (
    <p className="mt-2">
      <Link to={viewHref('today', { branch })} className="inline-block py-2 link">
        Today, {formatShortDate(today, today)}
      </Link>
      : {parts.join(' · ')}
    </p>
  )
}
