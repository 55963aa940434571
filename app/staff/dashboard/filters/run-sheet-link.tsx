import { type BookingView, viewTimesAt } from '#business/bookings/lists/views.ts'

export function RunSheetLink({
  view,
  branch,
  now,
}: {
  view: BookingView
  branch: string | undefined
  now: Date
}) {
  if (view !== 'today' && view !== 'tomorrow') return null
  const date = viewTimesAt(now)[view]
  return (
    <a
      href={`/admin/run-sheet?${new URLSearchParams({ date, ...(branch && { branch }) })}`}
      className="shrink-0 py-2 text-sm link"
    >
      Run sheet <span className="sr-only">of this day</span>
    </a>
  )
}
