import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type ClientBase, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrationNames } from '#platform/database/migrations.ts'

/** Columns by table, in order. */
export type Columns = Record<string, string[]>

/** Rate limit counts are at most hours old, and their table is unlogged. */
const excludedTables = ['rate_limits']

/** Omits generated columns. */
export async function readColumns(client: ClientBase): Promise<Columns> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [excludedTables],
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** Blocks migrations until the transaction ends. */
export async function lockTables(client: ClientBase, columns: Columns): Promise<void> {
  const names = Object.keys(columns).map(escapeIdentifier).join(', ')
  await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`)
}

export async function copyTable(
  client: ClientBase,
  { name, columns, file }: { name: string; columns: string[]; file: string },
): Promise<void> {
  const rows = client.query(copyTo(`COPY ${tableWithColumns(name, columns)} TO STDOUT`))
  await pipeline(rows, createWriteStream(file, { mode: 0o600 }))
}

/**
 * From a folder with one file each, in the caller's transaction. Drops and adds foreign keys,
 * because only a superuser can disable their triggers.
 */
export async function replaceTables(
  client: ClientBase,
  { columns, folder }: { columns: Columns; folder: string },
): Promise<void> {
  await removeTables(client)
  await createTables(client)
  const runForEach = <Item>(items: Item[], statement: (item: Item) => string) =>
    client.query(items.map(statement).join(';'))
  const createdTables = Object.keys(await readColumns(client)).map(escapeIdentifier)
  await runForEach(createdTables, (table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`)
  const foreignKeys = await readForeignKeys(client)
  await runForEach(foreignKeys, ({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const [name, names] of Object.entries(columns)) {
    const rows = client.query(copyFrom(`COPY ${tableWithColumns(name, names)} FROM STDIN`))
    await pipeline(createReadStream(path.join(folder, name)), rows)
  }
  await runForEach(
    foreignKeys,
    ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
  )
  await runForEach(createdTables, (table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await advanceSequences(client)
}

interface Migration {
  up: (args: { db: { execute: (statements: SQL) => Promise<unknown> } }) => Promise<void>
}

async function createTables(client: ClientBase): Promise<void> {
  const dialect = new PgDialect()
  const execute = (statements: SQL) => client.query(dialect.sqlToQuery(statements).sql)
  for (const name of migrationNames) {
    const { up } = (await import(path.resolve('migrations', `${name}.ts`))) as Migration
    await up({ db: { execute } })
  }
}

function tableWithColumns(table: string, columns: string[]): string {
  return `${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')})`
}

async function readForeignKeys(client: ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  return rows
}

async function advanceSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `SELECT pg_class.oid::regclass::text AS sequence, refobjid::regclass::text AS table, quote_ident(attname) AS column
     FROM pg_class JOIN pg_depend ON objid = pg_class.oid AND deptype = 'a'
     JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
     WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
  )
  for (const { sequence, table, column } of rows) {
    await client.query(`SELECT setval($1, max(${column})) FROM ${table} HAVING count(*) > 0`, [
      sequence,
    ])
  }
}

/**
 * Keeps the schema and its extensions, which not every role can create. Drops routines first:
 * dropping a table also drops routines that take its row.
 */
export async function removeTables(client: ClientBase): Promise<void> {
  await client.query(`
  DO $$
  DECLARE
    statement text;
  BEGIN
    FOR statement IN
      WITH of_extensions AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
      SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND oid NOT IN (TABLE of_extensions)
      UNION ALL
      SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND oid NOT IN (TABLE of_extensions)
      UNION ALL
      SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
      WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' AND oid NOT IN (TABLE of_extensions)
    LOOP
      EXECUTE statement;
    END LOOP;
  END $$`)
}
