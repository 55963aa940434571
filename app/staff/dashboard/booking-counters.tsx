import { Link, useFetchers } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
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
    <dl className="flex min-w-0 grow gap-1 max-md:basis-full max-md:justify-between">
      {counters.map(({ label, count, to }) => (
        <div
          key={label}
          className="relative flex min-h-11 shrink-0 flex-col justify-center rounded-card px-2 hover:bg-white md:min-h-9 xl:flex-row xl:items-center xl:gap-1.5"
        >
          <dt className="text-ink-soft max-xl:text-xs xl:text-sm">
            <Link to={to} className="after:absolute after:inset-0">
              {label}
            </Link>
          </dt>
          <dd className="leading-5 font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

export function useWorkCounts(work: WorkCounts | null, readAt: number, query: string) {
  const [latest, setLatest] = useState<{ work: WorkCounts; readAt: number; query: string }>()
  const isPosting = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const wasPosting = useRef(false)
  useEffect(() => {
    if (wasPosting.current && !isPosting) {
      // Old counts stay if the network is gone or the session has ended.
      void readCounts(query).then(
        (counts) => setLatest({ ...counts, query }),
        () => {},
      )
    }
    wasPosting.current = isPosting
  }, [isPosting, query])
  return latest?.query === query && latest.readAt > readAt ? latest.work : work
}

async function readCounts(query: string) {
  const answer = await fetch(`/admin/dashboard/counts${query}`)
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as { work: WorkCounts; readAt: number }
}
