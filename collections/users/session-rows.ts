import { sql } from '@payloadcms/db-postgres'
import {
  AuthenticationError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import type { User } from '#payload-types.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { isSignIn } from './guard-sign-in.ts'

/*
 * Payload writes a whole account as read earlier, which would undo changes made in between: ended
 * sessions, roles, passwords. So every writer locks the row before reading. A sign-in reads
 * earlier, and writes only its new session.
 */

type TransactionRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

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

/** Covers site and CMS on every device. Call it in a transaction. */
export async function endSessions(req: TransactionRequest, userId: string): Promise<void> {
  await lockUserRow(req, userId)
  const transaction = await getTransaction(req)
  await transaction.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}`)
}

/** Revokes an unused link after a new password. */
export const revokeResetLink: CollectionBeforeChangeHook<User> = ({ data }) =>
  data.password ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data

const signInsWithSession = new WeakSet<PayloadRequest>()

/** Writes only sessions. A sign-in appends one, and fails if the password hash has changed. */
export const storeSessions: CustomPersistence['update'] = async ({ id, data, req }) => {
  const { sessions, hash, updatedAt } = data as Partial<Account>
  // Payload writes sessions with `updatedAt: null`.
  if (updatedAt !== null || !sessions) return data
  if (!isSignIn(req)) return { sessions, updatedAt }
  // Payload removes the session of a refused sign-in, and rolls back only if this succeeds.
  if (signInsWithSession.has(req)) return { updatedAt }
  signInsWithSession.add(req)
  await lockUserRow(req, String(id))
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
