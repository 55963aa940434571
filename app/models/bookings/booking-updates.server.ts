import { sql } from '@payloadcms/db-postgres'
import { payloadClient } from '#app/models/payload.server.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBookings } from '#platform/database/queries/find-bookings.ts'
import { bookingsChannel } from '#platform/notifications/notify-booking-change.ts'
import { subscribe } from '#platform/notifications/subscribe.ts'
import { assertBookingAccess } from './booking-access.server.ts'
import { computeBookingVersion } from './booking-version.server.ts'

/** Instants are ISO 8601 UTC. */
export type BookingUpdate = Awaited<ReturnType<typeof readUpdates>>[number]

type Listener = (updates: BookingUpdate[]) => void

// Reads again this far back: transactions may commit in another order than their `updated_at`.
const overlapMs = 15_000
const maxUpdates = 500
// Catches up on lost notifications.
const pollIntervalMs = 15_000

const listeners = new Set<Listener>()
const notifiedAt = new Map<string, number>()
let isListening = false
let polledAt = 0
let polling: Promise<void> | undefined
let pollAgain = false

/**
 * Calls `listener` within a second of a change; returns the unsubscribe function. Listeners share
 * one query.
 */
export function subscribeToBookingUpdates(listener: Listener): () => void {
  if (!isListening) {
    isListening = true
    void subscribe(payloadClient, bookingsChannel, poll)
    setInterval(poll, pollIntervalMs).unref()
  }
  if (listeners.size === 0) polledAt = Date.now()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Lists at most the latest 500 updates, oldest first. Requires booking access. */
export async function listUpdatesSince(user: User, since: Date): Promise<BookingUpdate[]> {
  assertBookingAccess(user)
  return readUpdates(since)
}

/** A call during a read starts another read afterwards. */
function poll(): void {
  pollAgain = polling !== undefined
  polling ??= pollOnce()
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
  const updates = (await readUpdates(new Date(polledAt - overlapMs))).filter(
    (booking) => !notifiedAt.has(updateKey(booking)),
  )
  polledAt = now
  for (const booking of updates) notifiedAt.set(updateKey(booking), now)
  for (const [key, at] of notifiedAt) if (at < now - 2 * overlapMs) notifiedAt.delete(key)
  if (updates.length > 0) for (const listener of listeners) listener(updates)
}

const updateKey = ({ id, updatedAt }: BookingUpdate) => `${id} ${updatedAt}`

async function readUpdates(since: Date) {
  const payload = await payloadClient()
  const bookings = await findBookings(
    payload,
    getPostgres(payload).drizzle,
    sql`updated_at > ${since.toISOString()} ORDER BY updated_at DESC LIMIT ${maxUpdates}`,
  )
  return bookings.reverse().map((booking) => {
    const { id, date, status, branch, createdAt, updatedAt } = booking
    const version = computeBookingVersion(booking)
    return { id, date, status, branch, createdAt, updatedAt, version }
  })
}
