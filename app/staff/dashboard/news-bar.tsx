import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type BranchFilter, isAmong } from '#business/bookings/branch-filter.ts'
import { type BookingView, mayList } from '#business/bookings/views.ts'
import { ring, useSound } from './sound-switch.tsx'
import { overlapMs, useBookingNews } from './use-booking-news.ts'

/**
 * How much has happened since the list was read. It is shown when somebody asks for it: nothing moves under the hand that
 * is working. What the view does not list is shown among all.
 */
export function NewsBar({
  view,
  branch,
  shown,
  readAt,
}: {
  view: BookingView
  /** Whose bookings are listed; null: those of all. */
  branch: { filter: BranchFilter } | null
  /** What is listed, as it was at `readAt` (milliseconds since 1970 in UTC). */
  shown: Parameters<typeof useBookingNews>[0]
  readAt: number
}) {
  const { news: all, take } = useBookingNews(shown, readAt)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isLoud] = useSound()

  const isListed = new Set(shown.map(({ id }) => id))
  const news = all.filter(
    (booking) => isListed.has(booking.id) || !branch || isAmong(branch.filter, booking.branch),
  )
  const made = news.filter(
    ({ id, createdAt }) => !isListed.has(id) && Date.parse(createdAt) > readAt - overlapMs,
  ).length
  useTitleCount(news.length)
  const heardBefore = useRef(0)
  useEffect(() => {
    if (isLoud && made > heardBefore.current) ring()
    heardBefore.current = made
  }, [isLoud, made])

  const show = () => {
    take()
    const isHere = news.some((booking) => mayList(view, booking, new Date()))
    if (isHere) void revalidate()
    else void navigate('/admin/dashboard')
  }
  const changed = news.length - made
  const words = [
    made > 0 && (made === 1 ? '1 new booking' : `${made} new bookings`),
    changed > 0 && (changed === 1 ? '1 changed booking' : `${changed} changed bookings`),
  ].filter(Boolean)
  // Over the page and not in it, so that its coming moves nothing.
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-20 flex justify-center"
    >
      {words.length > 0 && (
        <p className="pointer-events-auto flex items-center gap-2 rounded-full border border-indigo bg-white px-5 text-sm shadow-lg">
          <span className="font-semibold">{words.join(', ')}</span> ·
          <button type="button" className="min-h-11 px-1 link" onClick={show}>
            Show
          </button>
        </p>
      )}
    </div>
  )
}

/** The number of news before the title, for whoever looks at another tab. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count])
}
