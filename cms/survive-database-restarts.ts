import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * A restart of the database breaks every open connection, and Node ends a process whose connection breaks without
 * anyone listening. The pool replaces broken connections by itself, so it is enough to have listened: what was being
 * asked at that moment fails, and the next query is answered.
 */
export function surviveDatabaseRestarts(payload: Payload): void {
  const { pool } = payload.db as unknown as PostgresAdapter
  pool.on('error', (error) =>
    payload.logger.warn(`The database closed a connection: ${error.message}`),
  )
  // The pool listens only to connections that are idle, not to those that a transaction has taken.
  pool.on('connect', (client) => client.on('error', () => {}))
}
