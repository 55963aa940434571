import { Link, useFetchers } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { viewHref } from './list-filter.ts'

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

type TodaysWorkProps = { work: WorkCounts; branch: string | undefined; now: Date }

export function TodaysWork({ work, branch, now }: TodaysWorkProps) {
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
