import type { BookingView } from '#business/bookings/lists/views.ts'
import { samples } from '#business/words/staff.ts'
import { buildListQuery, type ListFilter } from './list-filter.ts'

export function CsvLink({
  view,
  filter,
  hasSamples,
}: {
  view: BookingView
  filter: ListFilter
  hasSamples: boolean
}) {
  return (
    <a
      href={`/admin/bookings.csv${buildListQuery(view, filter)}`}
      download
      className="inline-flex min-h-11 shrink-0 items-center gap-x-1 text-sm link md:min-h-9"
    >
      Export CSV <span className="sr-only">of these bookings</span>
      {hasSamples && ` ${samples.leftOut}`}
    </a>
  )
}
