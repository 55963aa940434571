import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { transactionOf } from '#platform/database/transaction.ts'

/*
 * What has ended stays ended. Payload writes an account as a whole, with all of its sessions, as it has read it some time
 * before: a session that was ended in between would be back, and so would a role or a password. So whatever writes an
 * account takes its turn first, by the account's row, and reads after that. A sign-in reads before its transaction
 * begins, and writes only what is new.
 */

export type Asked = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Until the end of the transaction. */
export function takeTurn(req: Asked, userId: string): Promise<void> {
  // As text: what an update was asked for need not be an id.
  return takeTurnOf(req, sql`id::text = ${userId}`)
}

async function takeTurnOf(req: Asked, accounts: ReturnType<typeof sql>): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE ${accounts} ORDER BY id FOR NO KEY UPDATE`)
}

export const changeInTurn: CollectionBeforeOperationHook<'users'> = async (request) => {
  const { args, operation, req } = request
  if (operation === 'update') {
    const mayChangeAll = args.overrideAccess || req.user?.role === 'admin'
    // Who may change none waits for none.
    if (mayChangeAll) {
      await ('id' in args ? takeTurn(req, String(args.id)) : takeTurnOf(req, sql`true`))
    } else if (req.user) await takeTurn(req, req.user.id)
  }
  // By the link in a mail.
  if (operation === 'resetPassword')
    await takeTurnOf(req, sql`reset_password_token = ${String(args.data.token)}`)
}

export const prolongInTurn: CollectionBeforeOperationHook<'users'> = async ({ operation, req }) => {
  if (operation !== 'refresh' || !req.user) return
  // Payload's types do not tell of it.
  const { _sid: session = '' } = req.user as { _sid?: string }
  await takeTurn(req, req.user.id)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT FROM users_sessions WHERE _parent_id = ${req.user.id} AND id = ${session}`,
  )
  if (rows.length === 0) throw new Forbidden(req.t)
}

export const signOutInTurn: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await takeTurn(req, req.user.id)
}
