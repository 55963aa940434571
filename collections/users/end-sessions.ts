import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { transactionOf } from '#cms/database/transaction.ts'

/*
 * What has ended stays ended. With each session that Payload prolongs or ends it writes all of the account's sessions, as
 * it has read them before: one that was ended in between would be back, and whoever has stolen it may prolong it without
 * a pause. So they take turns, by the row of the account, from reading on.
 */

type Asked = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Signs an account out wherever it is signed in, at the site and in the CMS. To be called in a transaction. */
export async function endSessions(req: Asked, userId: string): Promise<void> {
  await takeTurn(req, userId)
  const transaction = await transactionOf(req)
  await transaction.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}`)
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

async function takeTurn(req: Asked, userId: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`)
}
