import type { ClientBase } from 'pg'

/** Replaces all migrations up to `last`. */
const squashed = { name: '20261125_084206_initial', last: '20261125_004141_account_mails' }

const lastVersionBefore = 'of 25 November 2026 (commit 4efc2ac)'

/** Returns the migration of this version that creates the same tables as `schema`. */
export function equivalentMigration(schema: string): string {
  return schema === squashed.last ? squashed.name : schema
}

/**
 * Marks the migration as run on a database with all earlier ones. Returns a sentence for the
 * operator if some are missing.
 */
export async function adoptSquashedMigration(client: ClientBase): Promise<string | undefined> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('payload_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]!.exists) return undefined
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
  const names = new Set(rows.map(({ name }) => name))
  if (names.size === 0 || names.has(squashed.name)) return undefined
  if (!names.has(squashed.last)) {
    return `This database is from an early version of Saaf. Start the version ${lastVersionBefore} once, then this one. Nothing was changed.`
  }
  await client.query(
    'INSERT INTO payload_migrations (name, batch) SELECT $1, max(batch) + 1 FROM payload_migrations',
    [squashed.name],
  )
}
