import type { TextareaFieldValidation } from 'payload'
import { isPincodeList, pincodesIn } from '#business/pickups/service-area.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Branch } from '#payload-types.ts'

/** A pincode belongs to one branch, as far as they are published. */
export const ownPincodes: TextareaFieldValidation = async (value, options) => {
  if (!isPincodeList(value ?? '')) return staffMessages.branch.pincodesUnreadable
  const own = pincodesIn(value)
  if (own.length === 0 || (options.data as Partial<Branch>)._status === 'draft') return true
  const others = await findOthers(options)
  for (const { name, pincodes } of others) {
    const shared = pincodesIn(pincodes).find((pincode) => own.includes(pincode))
    if (shared) return staffMessages.branch.pincodeTaken(shared, name)
  }
  return true
}

async function findOthers({
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
