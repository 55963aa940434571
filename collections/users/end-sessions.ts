import { sql } from '@payloadcms/db-postgres'
import {
  AuthenticationError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import type { OwnStorage } from '#cms/database/own-storage.ts'
import { transactionOf } from '#cms/database/transaction.ts'
import type { User } from '#payload-types.ts'
import { isSignIn } from './guard-sign-in.ts'

/*
 * What has ended stays ended. Payload writes an account as a whole, with all of its sessions, as it has read it some time
 * before: a session that was ended in between would be back, and so would a role or a password. So whatever writes an
 * account takes its turn first, by the account's row, and reads after that. A sign-in reads before its transaction
 * begins, and writes only what is new.
 */

type Asked = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Signs an account out wherever it is signed in, at the site and in the CMS. To be called in a transaction. */
export async function endSessions(req: Asked, userId: string): Promise<void> {
  await takeTurn(req, userId)
  const transaction = await transactionOf(req)
  await transaction.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}`)
}

export const changeInTurn: CollectionBeforeOperationHook<'users'> = async (request) => {
  const { args, operation, req } = request
  if (operation === 'update') {
    await ('id' in args ? takeTurn(req, String(args.id)) : takeTurnOf(req, sql`true`))
  }
  // By the link in a mail.
  if (operation === 'resetPassword')
    await takeTurnOf(req, sql`reset_password_token = ${String(args.data.token)}`)
}

/** A new password also ends the link to another one that may still lie in somebody's mailbox. */
export const endMailedLink: CollectionBeforeChangeHook<User> = ({ data }) =>
  data.password ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data

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

/** Sign-ins that have written their session. */
const hasOpened = new WeakSet<PayloadRequest>()

/**
 * What is written of an account for the sake of its sessions: these alone. A sign-in adds the one that it opens to those that
 * there are by then, and is refused where its password has been changed while it was looked at.
 */
export const storeSessions: OwnStorage['update'] = async ({ id, data, req }) => {
  const { sessions, hash, updatedAt } = data as Partial<Account>
  // How Payload marks what it writes of an account without changing it.
  if (updatedAt !== null || !sessions) return data
  if (!isSignIn(req)) return { sessions, updatedAt }
  // A sign-in that is refused after all takes it out again, and rolls everything back only where that has not failed.
  if (hasOpened.has(req)) return { updatedAt }
  hasOpened.add(req)
  await takeTurn(req, String(id))
  const stored = await req.payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!stored || stored.hash !== hash) throw new AuthenticationError(req.t)
  const unexpired = stored.sessions?.filter(({ expiresAt }) => new Date(expiresAt) > new Date())
  return { sessions: [...(unexpired ?? []), sessions.at(-1)], updatedAt }
}

type Account = Omit<User, 'updatedAt'> & { updatedAt: string | null }

function takeTurn(req: Asked, userId: string): Promise<void> {
  // As text: what an update was asked for need not be an id.
  return takeTurnOf(req, sql`id::text = ${userId}`)
}

async function takeTurnOf(req: Asked, accounts: ReturnType<typeof sql>): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE ${accounts} ORDER BY id FOR NO KEY UPDATE`)
}
