import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { postgresOf } from './adapter.ts'

const columnsKnown = new WeakMap<object, [field: string, column: string][]>()

/**
 * What is kept in a row of a table, by the names of its columns, for a statement that takes rows as JSON. Fields that have
 * a table of their own are left out.
 */
export function rowOf(payload: Payload, tableName: string, fields: Record<string, unknown>) {
  const table = postgresOf(payload).tables[tableName] as PgTable
  let columns = columnsKnown.get(table)
  if (!columns) {
    columns = Object.entries(getTableColumns(table)).map(([field, { name }]) => [field, name])
    columnsKnown.set(table, columns)
  }
  return Object.fromEntries(columns.map(([field, column]) => [column, fields[field]]))
}
