import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'
import { afterCommit } from '#platform/database/transaction.ts'
import { noticeOf } from './notice.ts'

/** The PostgreSQL channel on which every site process hears that bookings have been made or changed. */
export const bookingsChannel = 'bookings_changed'

const gatheredMs = 50
const gathering = new WeakSet<Payload>()

/**
 * Tells of what has been stored in this moment, once for all of it. Not in the transactions themselves, for those that say
 * something commit one after the other. So it may get lost with its process: who listens looks now and then anyway.
 */
function announceSoon(payload: Payload): void {
  if (gathering.has(payload)) return
  gathering.add(payload)
  setTimeout(() => {
    gathering.delete(payload)
    postgresOf(payload)
      .pool.query('SELECT pg_notify($1, $2)', [bookingsChannel, noticeOf('bookings')])
      .catch(() => {})
  }, gatheredMs).unref()
}

/** Tells that this request has made or changed bookings, once that is stored. */
export function announceBookings(req: PayloadRequest): Promise<void> {
  return afterCommit(req, () => announceSoon(req.payload))
}

const afterChange: CollectionAfterChangeHook = ({ req }) => announceBookings(req)

/** The hooks of what staff watch as it happens. What was deleted is no news: nothing is left to show. */
export const announcesBookings = { afterChange: [afterChange] }
