import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { User } from '#payload-types.ts'
import type { OwnStorage } from '#platform/database/own-storage.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { isSignIn } from './guard-sign-in.ts'
import { type Asked, takeTurn } from './take-turns.ts'

/** Signs an account out wherever it is signed in, at the site and in the CMS. To be called in a transaction. */
export async function endSessions(req: Asked, userId: string): Promise<void> {
  await takeTurn(req, userId)
  const transaction = await transactionOf(req)
  await transaction.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}`)
}

/** A new password also ends the link to another one that may still lie in somebody's mailbox. */
export const endMailedLink: CollectionBeforeChangeHook<User> = ({ data }) =>
  data.password ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data

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
