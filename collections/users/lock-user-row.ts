import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { getTransaction } from '#platform/database/transaction.ts'

/*
 * Payload writes a whole account as read earlier, which would undo changes made in between: ended
 * sessions, roles, passwords. So every writer locks the row before reading. A sign-in reads
 * earlier, and writes only its new session.
 */

export type TransactionRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

export function lockUserRow(req: TransactionRequest, userId: string): Promise<void> {
  // Cast, because the requested id may be malformed.
  return lockUserRows(req, sql`id::text = ${userId}`)
}

async function lockUserRows(
  req: TransactionRequest,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT FROM users WHERE ${condition} ORDER BY id FOR NO KEY UPDATE`)
}

export const lockBeforeChange: CollectionBeforeOperationHook<'users'> = async (request) => {
  const { args, operation, req } = request
  if (operation === 'update') {
    const mayChangeAll = args.overrideAccess || req.user?.role === 'admin'
    // Users without permission never wait for a lock.
    if (mayChangeAll) {
      await ('id' in args ? lockUserRow(req, String(args.id)) : lockUserRows(req, sql`true`))
    } else if (req.user) await lockUserRow(req, req.user.id)
  }
  if (operation === 'resetPassword')
    await lockUserRows(req, sql`reset_password_token = ${String(args.data.token)}`)
}

export const lockBeforeRefresh: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  req,
}) => {
  if (operation !== 'refresh' || !req.user) return
  // Missing from Payload's types.
  const { _sid: session = '' } = req.user as { _sid?: string }
  await lockUserRow(req, req.user.id)
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute(
    sql`SELECT FROM users_sessions WHERE _parent_id = ${req.user.id} AND id = ${session}`,
  )
  if (rows.length === 0) throw new Forbidden(req.t)
}

export const lockAfterLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockUserRow(req, req.user.id)
}
