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

/** A new or changed booking. Instants are ISO 8601 UTC. */
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

// Transactions may commit in another order than their `updated_at`.
const overlapMs = 15_000
const maxNews = 500
// Catches up on lost notifications.
const pollIntervalMs = 15_000

const lag = new NoticeLag('bookings')
const listeners = new Set<Listener>()
const notifiedAt = new Map<string, number>()
let isListening = false
let polledAt = 0
let polling: Promise<void> | undefined
let pollAgain = false

/**
 * Calls `listener` with new and changed bookings within a second; returns the unsubscribe function.
 * Listeners share one query.
 */
export function followBookings(listener: Listener): () => void {
  if (!isListening) {
    isListening = true
    void hearNotices(payloadClient, bookingsChannel, (notice = '') => {
      lag.heard(notice)
      poll()
    })
    setInterval(poll, pollIntervalMs).unref()
  }
  if (listeners.size === 0) polledAt = Date.now()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the latest 500 updates, oldest first. Requires booking access. */
export async function newsSince(user: User, since: Date): Promise<BookingNews[]> {
  await assertBookingAccess(user, 'read')
  return readNews(since)
}

/** A call during a read starts another read afterwards. */
function poll(): void {
  pollAgain = polling !== undefined
  polling ??= lag
    .reading(pollOnce)
    // The next read catches up.
    .catch(() => {})
    .finally(() => {
      polling = undefined
      if (pollAgain) poll()
    })
}

async function pollOnce(): Promise<void> {
  if (listeners.size === 0) return
  const now = Date.now()
  const news = (await readNews(new Date(polledAt - overlapMs))).filter(
    (booking) => !notifiedAt.has(updateKey(booking)),
  )
  polledAt = now
  for (const booking of news) notifiedAt.set(updateKey(booking), now)
  for (const [key, at] of notifiedAt) if (at < now - 2 * overlapMs) notifiedAt.delete(key)
  if (news.length > 0) for (const listener of listeners) listener(news)
}

const updateKey = ({ id, updatedAt }: BookingNews) => `${id} ${updatedAt}`

async function readNews(since: Date): Promise<BookingNews[]> {
  const { drizzle } = postgresOf(await payloadClient())
  const { rows } = await drizzle.execute(
    sql`SELECT id, ${stateColumns}, created_at, updated_at
      FROM bookings WHERE updated_at > ${since.toISOString()}
      ORDER BY updated_at DESC LIMIT ${maxNews}`,
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
