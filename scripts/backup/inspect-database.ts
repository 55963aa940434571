import type { ClientBase } from 'pg'
import { hasTable } from '#scripts/database/unfinished-restore.ts'
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
  if (!databaseUrl) return
  const { rows: others } = await client.query(`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      -- Only some roles see the type of another role's session.
      AND coalesce(backend_type, 'client backend') = 'client backend'`)
  if (others.length === 0) return
  throw new CommandError(
    `The database is in use (connections: ${others.length}). Stop Saaf and everything else that uses it, then try again.`,
  )
}
