import { type BookingView, viewDayAt } from '#business/bookings/lists/views.ts'
import type { ListFilter } from './list-filter.ts'

export function RunSheetLink({
  view,
  filter: { date: day, branch },
  now,
}: {
  view: BookingView
  filter: ListFilter
  now: Date
}) {
  const date = viewDayAt(view, now, day)
  if (!date) return null
  return (
    <a
      href={`/admin/run-sheet?${new URLSearchParams({ date, ...(branch && { branch }) })}`}
      className="shrink-0 py-2 text-sm link"
    >
      Run sheet <span className="sr-only">of this day</span>
    </a>
  )
}
