import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import * as messages from '#business/words/messages.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { takeAdvisoryLock } from '#platform/database/transaction.ts'

/*
 * Where there is an admin, there is always one: without, nobody could let anybody in again.
 *
 * Looked at after the whole operation, not after each account of it: what Payload refuses for one of several accounts
 * it commits all the same.
 */

/** A database that never had an admin may still be put right. */
export const rememberIfAdminExists: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  req,
}) => {
  if (operation !== 'update' && operation !== 'delete') return
  const hadAdmin = await hasAdmin(req)
  // Only now: asking with `req` has given it another context.
  req.context.hadAdmin = hadAdmin
}

/** Nobody takes the last admin's role or account away, through whichever door, nor do two admins each other's. */
export const assertAdminRemains: CollectionAfterOperationHook<'users'> = async ({
  operation,
  req,
  result,
}) => {
  const takesAway = /^(update|delete)/.test(operation)
  if (takesAway && req.context.hadAdmin) {
    await takeAdvisoryLock(req, advisoryLocks.accounts)
    if (!(await hasAdmin(req))) {
      throw new APIError(messages.account.adminNeeded, 400, undefined, true)
    }
  }
  return result
}

async function hasAdmin(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
