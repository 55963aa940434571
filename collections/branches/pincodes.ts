import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, TextareaFieldValidation } from 'payload'
import {
  branchFor,
  isPincodeList,
  parsePincodes,
  toServiceArea,
} from '#business/pickups/service-area.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Branch } from '#payload-types.ts'
import { afterCommit, getTransaction } from '#platform/database/transaction.ts'
import { notifyBookingsChanged } from '#platform/notifications/notify-booking-change.ts'

export const validatePincodes: TextareaFieldValidation = async (value, options) => {
  if (!isPincodeList(value ?? '')) return staffWords.branch.pincodesUnreadable
  const own = parsePincodes(value)
  if (own.length === 0 || (options.data as Partial<Branch>)._status === 'draft') return true
  const others = await findOtherBranches(options)
  for (const { name, pincodes } of others) {
    const shared = parsePincodes(pincodes).find((pincode) => own.includes(pincode))
    if (shared) return staffWords.branch.pincodeTaken(shared, name)
  }
  return true
}

async function findOtherBranches({
  id,
  req,
}: Parameters<TextareaFieldValidation>[1]): Promise<Pick<Branch, 'name' | 'pincodes'>[]> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { _status: { equals: 'published' }, ...(id && { id: { not_equals: id } }) },
    pagination: false,
    depth: 0,
    select: { name: true, pincodes: true },
    overrideAccess: true,
    req,
  })
  return docs
}

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
  await afterCommit(req, () => notifyBookingsChanged(req.payload))
  return doc
}
