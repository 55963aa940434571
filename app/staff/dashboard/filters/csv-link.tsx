import type { BookingView } from '#business/bookings/lists/views.ts'
import { buildListQuery, type ListFilter } from './list-filter.ts'

export function CsvLink({ view, filter }: { view: BookingView; filter: ListFilter }) {
  return (
    <a
      href={`/admin/bookings.csv${buildListQuery(view, filter)}`}
      download
      className="shrink-0 py-2 text-sm link"
    >
      Export CSV <span className="sr-only">of these bookings</span>
    </a>
  )
}
