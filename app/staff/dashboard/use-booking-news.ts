import { useEffect, useReducer, useState } from 'react'
import type { BookingNews } from '#app/models/bookings/booking-news.server.ts'
import type { StatusReply } from '#app/staff/bookings/status-reply.ts'

const address = '/admin/bookings/events'
// What was stored in the moment the list was read may be in it or not.
export const overlapMs = 1000
const askAgainMs = 20_000
// By then the answer to one's own act is here, which tells it from that of a colleague.
const settlingMs = 300

/** One state of one booking. */
type State = Pick<BookingNews, 'id' | 'state'>
const keyOf = ({ id, state }: State) => `${id} ${state}`

/** What somebody at this page has done or has been shown: it is news no more. */
const known = new Set<string>()

/** Remembers what an answer to this page's own act says, so that it is not told as news. */
export function useOwnChange(reply: StatusReply | undefined): void {
  useEffect(() => {
    for (const line of reply?.lines ?? []) known.add(keyOf(line))
  }, [reply])
}

/**
 * What others have done to bookings since those that are `shown` were read at `readAt` (milliseconds since 1970 in UTC), the
 * newest state of each. It comes as it happens; where that does not get through, it is asked for.
 */
export function useBookingNews(
  shown: readonly State[],
  readAt: number,
): { news: BookingNews[]; take: () => void } {
  const [heard, hear] = useReducer(
    (before: ReadonlyMap<string, BookingNews>, news: BookingNews[]) =>
      new Map([...before, ...news.map((booking) => [booking.id, booking] as const)]),
    new Map<string, BookingNews>(),
  )
  const [since] = useState(() => new Date(readAt - overlapMs).toISOString())
  useEffect(() => {
    const hearSoon = (news: BookingNews[]) => setTimeout(hear, settlingMs, news)
    const from = `${address}?${new URLSearchParams({ since })}`
    let source = listenTo(from, hearSoon)
    const timer = setInterval(() => {
      if (source.readyState === EventSource.OPEN || document.visibilityState !== 'visible') return
      void ask(from).then(hearSoon, () => {})
      if (source.readyState === EventSource.CLOSED) source = listenTo(from, hearSoon)
    }, askAgainMs)
    return () => {
      clearInterval(timer)
      source.close()
    }
  }, [since])

  const isShown = new Set(shown.map(keyOf))
  const news = [...heard.values()].filter((booking) => {
    const isLater = Date.parse(booking.updatedAt) > readAt - overlapMs
    const key = keyOf(booking)
    return isLater && !known.has(key) && !isShown.has(key)
  })
  return {
    news,
    take: () => {
      for (const booking of heard.values()) known.add(keyOf(booking))
    },
  }
}

function listenTo(from: string, hear: (news: BookingNews[]) => void): EventSource {
  const source = new EventSource(from)
  source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as BookingNews[])
  return source
}

async function ask(from: string): Promise<BookingNews[]> {
  const answer = await fetch(from, { headers: { Accept: 'application/json' } })
  return (await answer.json()) as BookingNews[]
}
