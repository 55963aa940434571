import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import * as staffWords from '#business/words/staff.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { takeAdvisoryLock } from '#platform/database/transaction.ts'

/*
 * At least one admin must remain. Checked after the operation: a bulk operation commits even if a
 * hook rejects one account.
 */

/** A database without an admin can still be changed, so that it can get one. */
export const rememberIfAdminExists: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  req,
}) => {
  if (operation !== 'update' && operation !== 'delete') return
  const hadAdmin = await hasAdmin(req)
  // Set afterwards, because the query replaces `req.context`.
  req.context.hadAdmin = hadAdmin
}

/** The lock stops two admins from demoting each other at once. */
export const assertAdminRemains: CollectionAfterOperationHook<'users'> = async ({
  operation,
  req,
  result,
}) => {
  const mayRemoveAdmin = /^(update|delete)/.test(operation)
  if (mayRemoveAdmin && req.context.hadAdmin) {
    await takeAdvisoryLock(req, advisoryLocks.accounts)
    if (!(await hasAdmin(req))) {
      throw new APIError(staffWords.account.adminNeeded, 400, undefined, true)
    }
  }
  return result
}

async function hasAdmin(req: PayloadRequest): Promise<boolean> {
  return hasAccount(req.payload, { role: { equals: 'admin' } }, req)
}

export async function hasAccount(payload: Payload, where: Where, req?: PayloadRequest) {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
