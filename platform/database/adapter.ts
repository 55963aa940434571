import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** A pool, a transaction or one connection. */
export type SqlExecutor = Pick<PostgresAdapter['drizzle'], 'execute'>

export type Sql = ReturnType<typeof sql>

export function getPostgres({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  return db as unknown as PostgresAdapter
}
