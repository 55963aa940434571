import type { TextareaFieldValidation } from 'payload'
import { isPincodeList, parsePincodes } from '#business/pickups/service-area.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Branch } from '#payload-types.ts'

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
