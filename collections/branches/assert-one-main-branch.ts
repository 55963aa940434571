import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import * as staffWords from '#business/words/staff.ts'
import type { Branch } from '#payload-types.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { getTransaction, takeAdvisoryLock } from '#platform/database/transaction.ts'

// Drafts are not checked.

export const markFirstBranch: CollectionBeforeChangeHook<Branch> = async ({ data, req }) => {
  if (data._status !== 'published') return data
  await takeAdvisoryLock(req, advisoryLocks.branches)
  return (await findMainBranch(req)) ? data : { ...data, mainBranch: true }
}

export const unmarkOtherBranches: CollectionAfterChangeHook<Branch> = async ({ doc, req }) => {
  await takeAdvisoryLock(req, advisoryLocks.branches)
  if (doc._status === 'published' && doc.mainBranch) await unmarkOthers(doc, req)
  return doc
}

/**
 * Rejects the whole operation. Payload commits the other entries of a bulk operation when one
 * fails, and the CMS list uses bulk operations even for one entry.
 */
export const assertOneMainBranch: CollectionAfterOperationHook<'branches'> = async ({
  operation,
  req,
  result,
}) => {
  if (/^(create|update|delete|restoreVersion)/.test(operation)) {
    await takeAdvisoryLock(req, advisoryLocks.branches)
    await assertMainBranchExists(req)
  }
  return result
}

async function unmarkOthers({ id }: Branch, req: PayloadRequest): Promise<void> {
  const transaction = await getTransaction(req)
  const unmarked = sql`
    UPDATE branches SET main_branch = false WHERE main_branch AND id <> ${id} RETURNING id`
  // The form opens with the newest version.
  await transaction.execute(sql`
    WITH unmarked AS (${unmarked})
    UPDATE _branches_v SET version_main_branch = false
    WHERE latest AND parent_id IN (SELECT id FROM unmarked)`)
}

async function assertMainBranchExists(req: PayloadRequest): Promise<void> {
  if (await findMainBranch(req)) return
  const { totalDocs } = await req.payload.count({
    collection: 'branches',
    where: { _status: { equals: 'published' } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw new APIError(staffWords.content.mainBranchNeeded, 400, undefined, true)
}

async function findMainBranch(req: PayloadRequest): Promise<Branch | undefined> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { mainBranch: { equals: true }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
