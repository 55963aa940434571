import { sql } from '@payloadcms/db-postgres'
import { NoticeLag } from '#app/models/notice-lag.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import { bookingsChannel } from '#platform/changes/announce-booking.ts'
import { hearNotices } from '#platform/changes/hear-notices.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { assertBookingAccess } from './booking-access.server.ts'
import { stateColumns, stateOf } from './booking-state.server.ts'

/** That a booking was made or changed, and how it is since. Instants are ISO 8601 in UTC. */
export interface BookingNews {
  id: string
  date: LocalDate
  status: BookingStatus
  branch: string | null
  createdAt: string
  updatedAt: string
  /** See `stateOf`. */
  state: string
}

type Listener = (news: BookingNews[]) => void

// What is read once more: changes are stored in another order than they are dated.
const overlapMs = 15_000
const mostNews = 500
// Where a notice got lost.
const ownLookMs = 15_000

const lag = new NoticeLag('bookings')
const listeners = new Set<Listener>()
const told = new Map<string, number>()
let isListening = false
let lookedAt = 0
let looking: Promise<void> | undefined
let lookAgain = false

/**
 * Calls `listener` with what happens to bookings from now on, within a second, until the function that is returned is
 * called. However many listen, the database is asked once.
 */
export function followBookings(listener: Listener): () => void {
  if (!isListening) {
    isListening = true
    void hearNotices(payloadClient, bookingsChannel, (notice = '') => {
      lag.heard(notice)
      look()
    })
    setInterval(look, ownLookMs).unref()
  }
  if (listeners.size === 0) lookedAt = Date.now()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What has happened since an instant, the oldest first; the newest 500 of it. Only for a user who works bookings. */
export async function newsSince(user: User, since: Date): Promise<BookingNews[]> {
  await assertBookingAccess(user, 'read')
  return readNews(since)
}

/** One look at a time; who asks during one gets another after it. */
function look(): void {
  lookAgain = looking !== undefined
  looking ??= lag
    .reading(lookOnce)
    // The database is away: the next look finds what happened meanwhile.
    .catch(() => {})
    .finally(() => {
      looking = undefined
      if (lookAgain) look()
    })
}

async function lookOnce(): Promise<void> {
  if (listeners.size === 0) return
  const now = Date.now()
  const news = (await readNews(new Date(lookedAt - overlapMs))).filter(
    (booking) => !told.has(keyOf(booking)),
  )
  lookedAt = now
  for (const booking of news) told.set(keyOf(booking), now)
  for (const [key, at] of told) if (at < now - 2 * overlapMs) told.delete(key)
  if (news.length > 0) for (const listener of listeners) listener(news)
}

const keyOf = ({ id, updatedAt }: BookingNews) => `${id} ${updatedAt}`

async function readNews(since: Date): Promise<BookingNews[]> {
  const { drizzle } = postgresOf(await payloadClient())
  const { rows } = await drizzle.execute(
    sql`SELECT id, ${stateColumns}, created_at, updated_at
      FROM bookings WHERE updated_at > ${since.toISOString()}
      ORDER BY updated_at DESC LIMIT ${mostNews}`,
  )
  return (rows as unknown as Row[]).reverse().map((row) => ({
    id: row.id,
    date: row.date,
    status: row.status,
    branch: row.branch,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    state: stateOf(row),
  }))
}

type Row = Parameters<typeof stateOf>[0] & {
  id: string
  branch: string | null
  created_at: string
  updated_at: string
}
