import { Client, escapeLiteral } from 'pg'
import { migrationNames } from './migrations.ts'

const key = 'required-migrations'
const timeoutMs = 2_000

interface Database {
  execute: (query: string) => Promise<unknown>
}

/**
 * Marks a migration that removes or changes something the previous release needs: then only
 * releases that know it are compatible.
 */
export async function requireMigration(database: Database, name: string): Promise<void> {
  await database.execute(`
    INSERT INTO payload_kv (key, data)
    VALUES ('${key}', jsonb_build_array(${escapeLiteral(name)}))
    ON CONFLICT (key) DO UPDATE SET data = payload_kv.data || EXCLUDED.data`)
}

export const requiredMigrationsSql = `
  SELECT jsonb_array_elements_text(data) AS name FROM payload_kv WHERE key = '${key}'`

/** Returns undefined if this release knows all required migrations. */
export function schemaMismatchMessage(required: { name: string }[]): string | undefined {
  const unknown = required.find(({ name }) => !migrationNames.includes(name))
  if (!unknown) return undefined
  return `This database belongs to a newer release of Saaf (${unknown.name} removed something that this release needs); start the newer release, or restore a backup made by this one.`
}

/** Returns undefined also if the database does not answer. Never throws. */
export async function checkSchemaCompatibility(url: string | undefined): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // A broken connection also fails the query.
  client.on('error', () => {})
  try {
    await client.connect()
    return schemaMismatchMessage((await client.query<{ name: string }>(requiredMigrationsSql)).rows)
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}
