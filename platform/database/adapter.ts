import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

/** A pool, a transaction or one connection. */
export type SqlExecutor = Pick<PostgresAdapter['drizzle'], 'execute'>

export type Sql = ReturnType<typeof sql>

export function getPostgres({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  return db as unknown as PostgresAdapter
}

const columnsByTable = new WeakMap<object, [field: string, column: string][]>()

/** Maps fields for statements that take rows as JSON. Omits fields with a separate table. */
export function toDbRow(payload: Payload, tableName: string, fields: Record<string, unknown>) {
  const table = getPostgres(payload).tables[tableName] as PgTable
  let columns = columnsByTable.get(table)
  if (!columns) {
    columns = Object.entries(getTableColumns(table)).map(([field, { name }]) => [field, name])
    columnsByTable.set(table, columns)
  }
  return Object.fromEntries(columns.map(([field, column]) => [column, fields[field]]))
}
