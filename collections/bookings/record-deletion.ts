import type { CollectionAfterDeleteHook } from 'payload'
import type { Booking } from '#payload-types.ts'
import { actorOf } from '#platform/activity/actor-of.ts'
import { eraseEventTexts, recordBookingEvents } from '#platform/activity/record-booking-events.ts'
import { transactionOf } from '#platform/database/transaction.ts'

/** Keeps the events without texts that people wrote. */
export const recordDeletion: CollectionAfterDeleteHook<Booking> = async ({ id, req }) => {
  const booking = String(id)
  const transaction = await transactionOf(req)
  await eraseEventTexts(transaction, [booking])
  await recordBookingEvents(req.payload, transaction, actorOf(req), [{ booking, type: 'deleted' }])
}
