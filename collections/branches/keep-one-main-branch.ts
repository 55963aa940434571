import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { Branch } from '#payload-types'

const markAnother = 'Please mark another branch as the main one first: there is always exactly one.'

/** There is always exactly one main branch: marking one unmarks the other, and the first branch is marked by itself. */
export const keepOneMainBranch: CollectionBeforeChangeHook<Branch> = async ({
  data,
  originalDoc,
  req,
}) => {
  const main = await mainBranch(req)
  if (!main) return { ...data, mainBranch: true }
  if (main.id === originalDoc?.id) {
    if (data.mainBranch === false) throw new APIError(markAnother, 400, undefined, true)
    return data
  }
  if (data.mainBranch) {
    await req.payload.db.updateOne({
      collection: 'branches',
      id: main.id,
      data: { mainBranch: false },
      req,
    })
  }
  return data
}

/** The main branch goes last, so that none of the others is left without one. */
export const keepMainBranchTillLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'branches',
    overrideAccess: true,
    req,
  })
  const main = await mainBranch(req)
  if (main?.id === id && totalDocs > 1) throw new APIError(markAnother, 400, undefined, true)
}

async function mainBranch(req: PayloadRequest): Promise<Branch | undefined> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { mainBranch: { equals: true } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
