import type { CollectionAfterDeleteHook } from 'payload'
import { eraseBillTexts } from '#collections/bills/bill-rows.ts'
import { deleteUnusedPreferences } from '#collections/customers/preferences.ts'
import type { Booking } from '#payload-types.ts'
import {
  eraseEventTexts,
  getActor,
  recordBookingEvents,
} from '#platform/activity/booking-events.ts'
import { getTransaction } from '#platform/database/transaction.ts'

/** Keeps the events without texts that people wrote. */
export const recordDeletion: CollectionAfterDeleteHook<Booking> = async ({ id, req }) => {
  const booking = String(id)
  const transaction = await getTransaction(req)
  await eraseEventTexts(transaction, [booking])
  await eraseBillTexts(transaction, [booking])
  await deleteUnusedPreferences(transaction)
  const by = getActor({ user: req.user, channel: req.context.channel })
  await recordBookingEvents(req.payload, transaction, by, [{ booking, type: 'deleted' }])
}
