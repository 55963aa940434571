import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** The SQL connection on which this request's transaction runs, or the pool where it has none. */
export async function transactionOf(req: PayloadRequest) {
  const database = req.payload.db as unknown as PostgresAdapter
  const id = await req.transactionID
  return (id && database.sessions[id]?.db) || database.drizzle
}
