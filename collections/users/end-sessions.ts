import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { User } from '#payload-types.ts'
import type { CustomPersistence } from '#platform/database/custom-persistence.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { isSignIn } from './guard-sign-in.ts'
import { lockUserRow, type TransactionRequest } from './lock-user-row.ts'

/** Signs the user out of site and CMS, on every device. Call it in a transaction. */
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
