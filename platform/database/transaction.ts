import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { getPostgres, type SqlExecutor } from './adapter.ts'
import { getTransactionQueue } from './transaction-queue.ts'

/** For SQL alone. Rolls back if `work` throws. */
export function runTransaction<Result>(
  payload: Payload,
  work: (tx: SqlExecutor) => Promise<Result>,
): Promise<Result> {
  const { drizzle } = getPostgres(payload)
  return getTransactionQueue(payload).run((reportBegun) =>
    drizzle.transaction((tx) => {
      reportBegun()
      return work(tx)
    }),
  )
}

export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** A request of Payload, or a transaction of `runTransaction`. */
export type Transactional = Pick<PayloadRequest, 'payload' | 'transactionID'> & { tx?: SqlExecutor }

/** Returns the transaction, or the pool without one. */
export async function getTransaction({
  payload,
  transactionID,
  tx,
}: Transactional): Promise<SqlExecutor> {
  if (tx) return tx
  const database = getPostgres(payload)
  const id = await transactionID
  return (id && database.sessions[id]?.db) || database.drizzle
}

/** Runs after the commit, never after a rollback, and immediately without a transaction. */
export async function afterCommit(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  callback: () => void,
): Promise<void> {
  const id = await req.transactionID
  const session = id ? getPostgres(req.payload).sessions[id] : undefined
  if (!session) return callback()
  const { resolve } = session
  session.resolve = async () => {
    await resolve()
    callback()
  }
}

/**
 * Holds the lock until this request's transaction ends, so concurrent requests see each other's
 * changes.
 */
export async function takeAdvisoryLock(req: PayloadRequest, lock: number, key = ''): Promise<void> {
  const transaction = await getTransaction(req)
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lock}, hashtext(${key}))`)
}
