import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { postgresOf } from './adapter.ts'

/** The SQL connection on which this request's transaction runs, or the pool where it has none. */
export async function transactionOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const database = postgresOf(req.payload)
  const id = await req.transactionID
  return (id && database.sessions[id]?.db) || database.drizzle
}

/**
 * Does something once others can read what this request stores: after the COMMIT of its transaction, not at all where
 * that is rolled back or fails, and at once where it has none.
 */
export async function afterCommit(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  act: () => void,
): Promise<void> {
  const id = await req.transactionID
  const session = id ? postgresOf(req.payload).sessions[id] : undefined
  if (!session) return act()
  const { resolve } = session
  session.resolve = async () => {
    await resolve()
    act()
  }
}

/**
 * Waits until no other transaction holds one of `advisoryLocks` and holds it until that of this
 * request ends: of those who change the same, each sees what the one before has done.
 */
export async function takeAdvisoryLock(req: PayloadRequest, lock: number): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lock}, hashtext(''))`)
}
