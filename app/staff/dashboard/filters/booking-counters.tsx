import { Link } from '@remix-run/react'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'

const countedStatuses = ['pending', 'confirmed', 'completed'] as const

/** Counts all bookings regardless of the filter. */
export function BookingCounters({ counts }: { counts: Record<BookingStatus, number> }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const counters = [
    { label: 'Total Bookings', count: total, to: '/admin/dashboard' },
    ...countedStatuses.map((status) => ({
      label: bookingStatuses[status].label,
      count: counts[status],
      to: `/admin/dashboard?status=${status}`,
    })),
  ]
  return (
    <dl className="mt-3 grid grid-fit-32 gap-3 md:grid-cols-4">
      {counters.map(({ label, count, to }) => (
        <div
          key={label}
          className="relative rounded-card border border-line bg-white px-4 py-3 hover:border-ink"
        >
          <dt className="text-sm text-ink-soft">
            <Link to={to} className="after:absolute after:inset-0">
              {label}
            </Link>
          </dt>
          <dd className="font-display text-2xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
