import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** What SQL is asked of: a pool, a transaction, or one connection. */
export type Connection = Pick<PostgresAdapter['drizzle'], 'execute'>

/** A piece of SQL, as `sql` returns it. */
export type Sql = ReturnType<typeof sql>

/** Payload's database as what it is, for what Payload has no words for: SQL of our own, and its connections. */
export function postgresOf({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  return db as unknown as PostgresAdapter
}
