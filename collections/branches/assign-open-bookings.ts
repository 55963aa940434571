import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { branchFor, toServiceArea } from '#business/pickups/service-area.ts'
import type { Branch } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { notifyBookingChange } from '#platform/notifications/notify-booking-change.ts'

/** Runs when a published branch adds pincodes. */
export const assignOpenBookings: CollectionAfterChangeHook<Branch> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc._status !== 'published' || !doc.pincodes) return doc
  const isSame = previousDoc?._status === 'published' && previousDoc.pincodes === doc.pincodes
  if (isSame) return doc
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ id: string; address: string }>(
    sql`SELECT id, address FROM bookings WHERE branch_id IS NULL AND is_open`,
  )
  const area = toServiceArea({ branches: [doc], info: {} })
  const assignedIds = rows.filter(({ address }) => branchFor(address, area)).map(({ id }) => id)
  if (assignedIds.length === 0) return doc
  await transaction.execute(
    sql`UPDATE bookings SET branch_id = ${doc.id},
        updated_at = greatest(now(), updated_at + interval '1 millisecond')
      WHERE id = ANY(${sql.param(assignedIds)}::uuid[]) AND branch_id IS NULL`,
  )
  await notifyBookingChange(req)
  return doc
}
