import { useEffect, useReducer, useState } from 'react'
import type { BookingUpdate } from '#app/models/bookings/booking-updates.server.ts'
import type { StatusReply } from '#app/staff/booking/booking-forms.ts'

const eventsPath = '/admin/bookings/events'
// The list may miss a booking stored while it was read.
export const overlapMs = 1000
const pollMs = 20_000
// So that the response to an action on this page arrives first.
const ownChangeDelayMs = 300

type BookingVersion = Pick<BookingUpdate, 'id' | 'version'>
const versionKey = ({ id, version }: BookingVersion) => `${id} ${version}`

const knownVersions = new Set<string>()

/** Keeps changes made on this page from appearing as updates. */
export function useIgnoreOwnChanges(reply: StatusReply | undefined): void {
  useEffect(() => {
    for (const booking of reply?.bookings ?? []) knownVersions.add(versionKey(booking))
  }, [reply])
}

/**
 * Returns each booking that others changed since `readAt` (epoch milliseconds). Polls while server-
 * sent events do not connect.
 */
export function useBookingUpdates(
  shown: readonly BookingVersion[],
  readAt: number,
): { updates: BookingUpdate[]; markAsSeen: () => void } {
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
