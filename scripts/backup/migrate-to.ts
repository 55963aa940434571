import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ClientBase } from 'pg'
import { migrationNames } from '#platform/database/migrations/migrations.ts'
import { equivalentMigration } from '#platform/database/migrations/squashed-migration.ts'

interface Migration {
  up: (args: { db: { execute: (query: SQL | string) => Promise<unknown> } }) => Promise<void>
}

const addedValue = /ALTER TYPE ("public"\."\w+") ADD VALUE ('[^']+')(?: BEFORE ('[^']+'))?;/g

/**
 * In the caller's transaction. Before PostgreSQL 17, a transaction cannot use an enum value that it
 * has added, so types are created with all later values.
 */
export async function migrateTo(client: ClientBase, schema: string): Promise<void> {
  const files = migrationNames
    .filter((name) => name <= equivalentMigration(schema))
    .map((name) => path.resolve('migrations', `${name}.ts`))
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const added = sources.flatMap((source) => [
    ...source.split('function down')[0]!.matchAll(addedValue),
  ])
  const dialect = new PgDialect()
  const execute = (query: SQL | string) => {
    const { sql, params } =
      typeof query === 'string' ? { sql: query, params: [] } : dialect.sqlToQuery(query)
    return client.query(withAddedValues(sql.replaceAll(addedValue, ''), added), params)
  }
  for (const file of files) {
    const { up } = (await import(file)) as Migration
    await up({ db: { execute } })
  }
}

function withAddedValues(statements: string, added: RegExpExecArray[]): string {
  return added.reduce((text, [, type = '', value = '', before]) => {
    const beginning = `CREATE TYPE ${type} AS ENUM(`
    const [ahead, ofType, ...rest] = text.split(beginning)
    if (ofType === undefined) return text
    const withValue = before
      ? ofType.replace(before, `${value}, ${before}`)
      : ofType.replace(')', `, ${value})`)
    return [ahead, withValue, ...rest].join(beginning)
  }, statements)
}
