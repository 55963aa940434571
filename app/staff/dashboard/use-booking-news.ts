import { useEffect, useReducer, useState } from 'react'
import type { BookingNews } from '#app/models/bookings/booking-news.server.ts'
import type { StatusReply } from '#app/staff/bookings/status-reply.ts'

const eventsPath = '/admin/bookings/events'
// The list may miss a booking stored while it was read.
export const overlapMs = 1000
const pollMs = 20_000
// Lets the response to an own action arrive first.
const ownChangeDelayMs = 300

type BookingVersion = Pick<BookingNews, 'id' | 'state'>
const versionKey = ({ id, state }: BookingVersion) => `${id} ${state}`

/** Versions of bookings that this page has made or shown. */
const knownVersions = new Set<string>()

/** Keeps own changes from appearing as updates. */
export function useOwnChange(reply: StatusReply | undefined): void {
  useEffect(() => {
    for (const line of reply?.lines ?? []) knownVersions.add(versionKey(line))
  }, [reply])
}

/**
 * The latest version of each booking that others changed since `readAt` (epoch milliseconds).
 * Uses server-sent events and polls while they do not connect.
 */
export function useBookingNews(
  shown: readonly BookingVersion[],
  readAt: number,
): { news: BookingNews[]; take: () => void } {
  const [updates, addUpdates] = useReducer(
    (previous: ReadonlyMap<string, BookingNews>, news: BookingNews[]) =>
      new Map([...previous, ...news.map((booking) => [booking.id, booking] as const)]),
    new Map<string, BookingNews>(),
  )
  const [since] = useState(() => new Date(readAt - overlapMs).toISOString())
  useEffect(() => {
    const addLater = (news: BookingNews[]) => setTimeout(addUpdates, ownChangeDelayMs, news)
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
  const news = [...updates.values()].filter((booking) => {
    const isLater = Date.parse(booking.updatedAt) > readAt - overlapMs
    const key = versionKey(booking)
    return isLater && !knownVersions.has(key) && !shownKeys.has(key)
  })
  return {
    news,
    take: () => {
      for (const booking of updates.values()) knownVersions.add(versionKey(booking))
    },
  }
}

function openStream(url: string, onUpdates: (news: BookingNews[]) => void): EventSource {
  const source = new EventSource(url)
  source.onmessage = ({ data }: MessageEvent<string>) =>
    onUpdates(JSON.parse(data) as BookingNews[])
  return source
}

async function poll(url: string): Promise<BookingNews[]> {
  const answer = await fetch(url, { headers: { Accept: 'application/json' } })
  return (await answer.json()) as BookingNews[]
}
