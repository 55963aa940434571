import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { playChime, useSoundSetting } from '#app/staff/shell/sound-switch.tsx'
import { type BranchFilter, matchesBranchFilter } from '#business/bookings/lists/branch-filter.ts'
import { type BookingView, viewCanInclude } from '#business/bookings/lists/views.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { overlapMs, useBookingUpdates } from './use-booking-updates.ts'

/**
 * The list reloads only on request, so that rows do not move. If the view lists no updated booking,
 * the list of all opens.
 */
export function UpdatesBar({
  view,
  date,
  branch,
  listed,
  readAt,
}: {
  view: BookingView
  date: LocalDate | undefined
  branch: { filter: BranchFilter } | null
  listed: Parameters<typeof useBookingUpdates>[0]
  readAt: number
}) {
  const { updates: allUpdates, markAsSeen } = useBookingUpdates(listed, readAt)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isSoundOn] = useSoundSetting()

  const listedIds = new Set(listed.map(({ id }) => id))
  const updates = allUpdates.filter(
    (booking) =>
      listedIds.has(booking.id) || !branch || matchesBranchFilter(branch.filter, booking.branch),
  )
  const newCount = updates.filter(
    ({ id, createdAt }) => !listedIds.has(id) && Date.parse(createdAt) > readAt - overlapMs,
  ).length
  useTitleCount(updates.length)
  const lastNewCount = useRef(0)
  useEffect(() => {
    if (isSoundOn && newCount > lastNewCount.current) playChime()
    lastNewCount.current = newCount
  }, [isSoundOn, newCount])

  const showUpdates = () => {
    markAsSeen()
    const isInView = updates.some((booking) => viewCanInclude(view, booking, new Date(), date))
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
      className="pointer-events-none fixed inset-x-0 top-16 z-20 flex justify-center lg:top-2 lg:left-48"
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
