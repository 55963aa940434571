import { Client, escapeLiteral } from 'pg'
import { migrationNames } from './migrations.ts'

const key = 'required-migrations'
const patienceMs = 2_000

/** What a migration is given to ask with. */
interface Database {
  execute: (query: string) => Promise<unknown>
}

/**
 * Marks the schema: from this migration on, only releases that know it can work. Asked for by a migration that takes away or
 * changes what the release before it needs; all others leave it running beside the new one.
 */
export async function requireMigration(database: Database, name: string): Promise<void> {
  await database.execute(`
    INSERT INTO payload_kv (key, data)
    VALUES ('${key}', jsonb_build_array(${escapeLiteral(name)}))
    ON CONFLICT (key) DO UPDATE SET data = payload_kv.data || EXCLUDED.data`)
}

/** The SQL that lists, as `name`, the migrations that this schema requires of a release. */
export const requiredMigrations = `
  SELECT jsonb_array_elements_text(data) AS name FROM payload_kv WHERE key = '${key}'`

/** Why this release cannot work on a schema that requires these migrations, as a sentence; undefined where it can. */
export function newerSchema(required: { name: string }[]): string | undefined {
  const unknown = required.find(({ name }) => !migrationNames.includes(name))
  if (!unknown) return undefined
  return `This database is that of a newer release of Saaf (${unknown.name} took away what this one needs); start that release, or restore a backup that this one has made.`
}

/** As `newerSchema`, of the database at `url`; a database that does not answer within two seconds is not judged. Never throws. */
export async function newerSchemaAt(url: string | undefined): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  // A connection that breaks is a query that fails.
  client.on('error', () => {})
  try {
    await client.connect()
    return newerSchema((await client.query<{ name: string }>(requiredMigrations)).rows)
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}
