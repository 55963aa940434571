import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { afterCommit } from '#platform/database/transaction.ts'

export const bookingsChannel = 'bookings_changed'

const batchMs = 50
const pendingBatches = new WeakSet<Payload>()

/**
 * Sends one notification for all changes within `batchMs`. Not in their transactions: PostgreSQL
 * commits transactions that notify one after another. A crash can lose it; listeners also poll.
 */
function notifySoon(payload: Payload): void {
  if (pendingBatches.has(payload)) return
  pendingBatches.add(payload)
  setTimeout(() => {
    pendingBatches.delete(payload)
    getPostgres(payload)
      .pool.query(`NOTIFY ${bookingsChannel}`)
      .catch(() => {})
  }, batchMs).unref()
}

/** Notifies after the commit. */
export function notifyBookingChange(req: PayloadRequest): Promise<void> {
  return afterCommit(req, () => notifySoon(req.payload))
}

const afterChange: CollectionAfterChangeHook = ({ req }) => notifyBookingChange(req)

/** No hook for deletions: nothing is left to show. */
export const bookingNotificationHooks = { afterChange: [afterChange] }
