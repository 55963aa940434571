import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'

const timeoutMs = 2_000

/**
 * Read at start, because a deployment may replace the files. Importing them, with Payload's
 * adapter, would take seconds.
 */
export const migrationNames = readdirSync('migrations')
  .filter((file) => /^\d+_\d+_\w+\.ts$/.test(file))
  .map((file) => path.parse(file).name)

/** Returns undefined if this version has all migrations that have run. */
export function schemaMismatchMessage(done: { name: string }[]): string | undefined {
  const unknown = done.find(({ name }) => !migrationNames.includes(name))
  if (!unknown) return undefined
  return `This database belongs to another version of Saaf (${unknown.name}): export its bookings with that version (dashboard, All, Export CSV), then start this one with an empty database and import them (npm run bookings:import -- bookings.csv).`
}

/** Returns undefined also if the database does not answer or is empty. Never throws. */
export async function checkSchemaCompatibility(
  url: string | undefined,
): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // A broken connection also fails the query.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
    return schemaMismatchMessage(rows)
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}
