import type { BookingStatus } from '#business/bookings/status.ts'

/** Counts over all bookings, whatever the list is filtered by. */
export function BookingCounters({ counts }: { counts: Record<BookingStatus, number> }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const counters = [
    ['Total Bookings', total],
    ['Pending', counts.pending],
    ['Confirmed', counts.confirmed],
    ['Completed', counts.completed],
  ] as const
  return (
    <dl className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      {counters.map(([label, count]) => (
        <div key={label} className="rounded-card border border-line bg-white px-4 py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
