import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'

export const bookingsChannel = 'bookings_changed'

const batchMs = 50
const pendingBatches = new WeakSet<Payload>()

/**
 * Sends one notification for all changes within `batchMs`, after their commit: PostgreSQL commits
 * transactions that notify one after another. A crash can lose it; listeners also poll.
 */
export function notifyBookingsChanged(payload: Payload): void {
  if (pendingBatches.has(payload)) return
  pendingBatches.add(payload)
  setTimeout(() => {
    pendingBatches.delete(payload)
    getPostgres(payload)
      .pool.query(`NOTIFY ${bookingsChannel}`)
      .catch(() => {})
  }, batchMs).unref()
}
