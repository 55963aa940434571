import type { ClientBase } from 'pg'
import { CommandError } from '#scripts/launch/command-error.ts'
import type { Settings } from '#scripts/launch/settings.ts'

/** The last migration, or null. */
export async function readSchemaVersion(client: ClientBase): Promise<string | null> {
  if (!(await hasTable(client, 'payload_migrations'))) return null
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1',
  )
  return rows[0]?.name ?? null
}

export async function countBookings(client: ClientBase): Promise<number> {
  if (!(await hasTable(client, 'bookings'))) return 0
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM bookings')
  return Number(rows[0]!.count)
}

/** Opening an embedded database has already locked it. */
export async function refuseWhileConnected(
  client: ClientBase,
  { databaseUrl }: Settings,
): Promise<void> {
  const others = databaseUrl ? await countOtherConnections(client) : 0
  if (others === 0) return
  throw new CommandError(
    `The database is in use (connections: ${others}). Stop Saaf and everything else that uses it, then try again.`,
  )
}

async function countOtherConnections(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      -- Only some roles see the type of another role's session.
      AND coalesce(backend_type, 'client backend') = 'client backend'`)
  return Number(rows[0]!.count)
}

async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [
    name,
  ])
  return rows[0]?.found !== null
}
