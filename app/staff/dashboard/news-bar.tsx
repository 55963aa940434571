import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type BranchFilter, isAmong } from '#business/bookings/branch-filter.ts'
import { type BookingView, mayList } from '#business/bookings/views.ts'
import { ring, useSound } from './sound-switch.tsx'
import { overlapMs, useBookingNews } from './use-booking-news.ts'

/**
 * Counts updates. The list reloads only on request, so that rows do not move while staff work; if
 * the view lists no updated booking, the list of all opens.
 */
export function NewsBar({
  view,
  branch,
  shown,
  readAt,
}: {
  view: BookingView
  /** Null for all branches. */
  branch: { filter: BranchFilter } | null
  shown: Parameters<typeof useBookingNews>[0]
  readAt: number
}) {
  const { news: allUpdates, take } = useBookingNews(shown, readAt)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isSoundOn] = useSound()

  const listedIds = new Set(shown.map(({ id }) => id))
  const updates = allUpdates.filter(
    (booking) => listedIds.has(booking.id) || !branch || isAmong(branch.filter, booking.branch),
  )
  const newCount = updates.filter(
    ({ id, createdAt }) => !listedIds.has(id) && Date.parse(createdAt) > readAt - overlapMs,
  ).length
  useTitleCount(updates.length)
  const lastNewCount = useRef(0)
  useEffect(() => {
    if (isSoundOn && newCount > lastNewCount.current) ring()
    lastNewCount.current = newCount
  }, [isSoundOn, newCount])

  const showUpdates = () => {
    take()
    const isInView = updates.some((booking) => mayList(view, booking, new Date()))
    if (isInView) void revalidate()
    else void navigate('/admin/dashboard')
  }
  const changedCount = updates.length - newCount
  const parts = [
    newCount > 0 && (newCount === 1 ? '1 new booking' : `${newCount} new bookings`),
    changedCount > 0 &&
      (changedCount === 1 ? '1 changed booking' : `${changedCount} changed bookings`),
  ].filter(Boolean)
  // Fixed, to avoid a layout shift.
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-20 flex justify-center"
    >
      {parts.length > 0 && (
        <p className="pointer-events-auto flex items-center gap-2 rounded-full border border-indigo bg-white px-5 text-sm shadow-lg">
          <span className="font-semibold">{parts.join(', ')}</span> ·
          <button type="button" className="min-h-11 px-1 link" onClick={showUpdates}>
            Show
          </button>
        </p>
      )}
    </div>
  )
}

function useTitleCount(count: number): void {
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count])
}
