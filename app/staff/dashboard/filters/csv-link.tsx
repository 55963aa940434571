import type { BookingView } from '#business/bookings/views.ts'
import { queryOf, type ShownFilter } from './shown-filter.ts'

export function CsvLink({ view, filter }: { view: BookingView; filter: ShownFilter }) {
  return (
    <a
      href={`/admin/bookings.csv${queryOf(view, filter)}`}
      download
      className="shrink-0 py-2 text-sm link"
    >
      CSV <span className="sr-only">of these bookings</span>
    </a>
  )
}
