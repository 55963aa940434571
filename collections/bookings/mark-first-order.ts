import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { advisoryLocks } from '#cms/database/locks.ts'
import { takeAdvisoryLock, transactionOf } from '#cms/database/transaction.ts'
import type { Booking } from '#payload-types.ts'

/**
 * A booking from a phone that was never seen before is marked, for the first-order offer. Of two at once from the
 * same phone one is the first: the second waits here until the other is stored.
 */
export const markFirstOrder: CollectionBeforeChangeHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  await takeAdvisoryLock(req, advisoryLocks.phone, data.phone)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ known: boolean }>(
    sql`SELECT EXISTS (SELECT FROM bookings WHERE phone = ${data.phone}) AS known`,
  )
  return { ...data, firstOrder: !rows[0]?.known }
}
