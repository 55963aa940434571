import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { BookingUpdate } from '#app/models/bookings/booking-updates.server.ts'
import type { StatusReply } from '#app/staff/booking/bulk-actions.server.ts'
import { playChime, useIsSoundOn } from '#app/staff/shell/sound-switch.tsx'
import { type BranchFilter, matchesBranchFilter } from '#business/bookings/lists/branch-filter.ts'
import { type BookingView, viewCanInclude } from '#business/bookings/lists/views.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'

interface UpdatesBarProps {
  view: BookingView
  date: LocalDate | undefined
  branch: { filter: BranchFilter } | null
  listed: Parameters<typeof useBookingUpdates>[0]
  readAt: number
}

/** The list reloads only on request, so that rows do not move. */
export function UpdatesBar({ view, date, branch, listed, readAt }: UpdatesBarProps) {
  const { updates: allUpdates, markAsSeen } = useBookingUpdates(listed, readAt)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const isSoundOn = useIsSoundOn()

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
  // Fixed in the header, or in the rail above the toasts: the list stays in place.
  return (
    <div
      role="status"
      className="pointer-events-none fixed top-0 left-33 z-20 flex h-13 items-center md:right-52 md:justify-center lg:top-auto lg:right-auto lg:bottom-44 lg:left-2 lg:h-auto lg:w-44 lg:[@media(height<45rem)]:bottom-19"
    >
      {parts.length > 0 && (
        <p className="pointer-events-auto flex items-center gap-x-1.5 rounded-card border border-indigo bg-white px-2 text-sm lg:w-full lg:flex-wrap lg:px-3 lg:shadow-lg">
          <span className="font-semibold max-md:sr-only">{parts.join(', ')}</span>
          <span aria-hidden className="font-semibold md:hidden">
            {updates.length}
          </span>
          <span className="lg:hidden">·</span>
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

const eventsPath = '/admin/bookings/events'
// The list may miss a booking stored while it was read.
const overlapMs = 1000
const pollMs = 20_000
// So that the response to an action on this page arrives first.
const ownChangeDelayMs = 300

type BookingVersion = Pick<BookingUpdate, 'id' | 'version'>
const versionKey = ({ id, version }: BookingVersion) => `${id} ${version}`

const knownVersions = new Set<string>()

export function useIgnoreOwnChanges(reply: StatusReply | undefined): void {
  useEffect(() => {
    for (const booking of reply?.bookings ?? []) knownVersions.add(versionKey(booking))
  }, [reply])
}

/** Bookings that others changed since `readAt`. Polls while server-sent events do not connect. */
function useBookingUpdates(shown: readonly BookingVersion[], readAt: number) {
  const [updates, addUpdates] = useReducer(
    (previous: ReadonlyMap<string, BookingUpdate>, added: BookingUpdate[]) =>
      new Map([...previous, ...added.map((booking) => [booking.id, booking] as const)]),
    new Map<string, BookingUpdate>(),
  )
  const [since] = useState(() => new Date(readAt - overlapMs).toISOString())
  useEffect(() => {
    const addLater = (added: BookingUpdate[]) => setTimeout(addUpdates, ownChangeDelayMs, added)
    const url = `${eventsPath}?${new URLSearchParams({ since })}`
    let source = openStream(url, addLater)
    const timer = setInterval(() => {
      if (source.readyState === EventSource.OPEN || document.visibilityState !== 'visible') return
      void poll(url).then(addLater, () => {})
      if (source.readyState === EventSource.CLOSED) source = openStream(url, addLater)
    }, pollMs)
    return () => {
      clearInterval(timer)
      source.close()
    }
  }, [since])

  const shownKeys = new Set(shown.map(versionKey))
  const unseen = [...updates.values()].filter((booking) => {
    const isLater = Date.parse(booking.updatedAt) > readAt - overlapMs
    const key = versionKey(booking)
    return isLater && !knownVersions.has(key) && !shownKeys.has(key)
  })
  return {
    updates: unseen,
    markAsSeen: () => {
      for (const booking of updates.values()) knownVersions.add(versionKey(booking))
    },
  }
}

function openStream(url: string, onUpdates: (updates: BookingUpdate[]) => void): EventSource {
  const source = new EventSource(url)
  source.onmessage = ({ data }: MessageEvent<string>) =>
    onUpdates(JSON.parse(data) as BookingUpdate[])
  return source
}

async function poll(url: string): Promise<BookingUpdate[]> {
  const answer = await fetch(url, { headers: { Accept: 'application/json' } })
  return (await answer.json()) as BookingUpdate[]
}
