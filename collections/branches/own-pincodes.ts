import type { TextareaFieldValidation } from 'payload'
import { pincodeList, pincodesIn } from '#business/pickups/service-area.ts'
import * as messages from '#business/words/messages.ts'
import { validAs } from '#cms/fields/valid-as.ts'
import type { Branch } from '#payload-types.ts'

const readable = validAs(pincodeList)

/** A pincode belongs to one branch, as far as they are published. */
export const ownPincodes: TextareaFieldValidation = async (value, options) => {
  const read = await readable(value, options)
  if (read !== true) return read
  const own = pincodesIn(value)
  if (own.length === 0 || (options.data as Partial<Branch>)._status === 'draft') return true
  const others = await findOthers(options)
  for (const { name, pincodes } of others) {
    const shared = pincodesIn(pincodes).find((pincode) => own.includes(pincode))
    if (shared) return messages.serviceArea.belongsTo(shared, name)
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
