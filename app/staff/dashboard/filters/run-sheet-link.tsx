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
      className="inline-flex min-h-11 shrink-0 items-center text-sm link md:min-h-9"
    >
      Run sheet <span className="sr-only">of this day</span>
    </a>
  )
}
