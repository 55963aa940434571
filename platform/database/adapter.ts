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

interface Column {
  field: string
  name: string
  read: (value: unknown) => unknown
}

const columnsByTable = new WeakMap<object, Column[]>()

function columnsOf(payload: Payload, tableName: string): Column[] {
  const table = getPostgres(payload).tables[tableName] as PgTable
  let columns = columnsByTable.get(table)
  if (!columns) {
    columns = Object.entries(getTableColumns(table)).map(([field, { name, columnType }]) => {
      return { field, name, read: readerOf(columnType) }
    })
    columnsByTable.set(table, columns)
  }
  return columns
}

/** Converts values that the driver returns as text. */
function readerOf(columnType: string): Column['read'] {
  if (columnType.startsWith('PgTimestamp')) return (at) => new Date(at as string).toISOString()
  return columnType.startsWith('PgNumeric') ? Number : (value) => value
}

/** Maps fields for statements that take rows as JSON. Omits fields with a separate table. */
export function toDbRow(payload: Payload, tableName: string, fields: Record<string, unknown>) {
  const columns = columnsOf(payload, tableName)
  return Object.fromEntries(columns.map(({ field, name }) => [name, fields[field]]))
}

/** The reverse, for `SELECT *`. Instants are ISO 8601 in UTC. */
export function fromDbRow(payload: Payload, tableName: string, row: Record<string, unknown>) {
  const columns = columnsOf(payload, tableName)
  return Object.fromEntries(
    columns.map(({ field, name, read }) => [field, row[name] === null ? null : read(row[name])]),
  )
}
