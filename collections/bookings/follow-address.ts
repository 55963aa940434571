import type { CollectionBeforeChangeHook } from 'payload'
import { branchFor, pincodeOf } from '#business/pickups/service-area.ts'
import type { Booking } from '#payload-types.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import { relatedId } from '#platform/database/related-id.ts'

/** A booking whose address gets another pincode goes to the branch of that one, unless somebody has chosen another. */
export const followAddress: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || typeof data.address !== 'string') return data
  const isChosen = (data.branch || undefined) !== relatedId(originalDoc.branch)
  if (isChosen || pincodeOf(data.address) === pincodeOf(originalDoc.address)) return data
  const { serviceArea } = await publishedBusiness(req)
  return { ...data, branch: branchFor(data.address, serviceArea)?.id ?? null }
}
