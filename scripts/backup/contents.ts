import type { ClientBase } from 'pg'

/** The last migration that a database has had; null where it holds nothing of Saaf. */
export async function schemaOf(client: ClientBase): Promise<string | null> {
  if (!(await hasTable(client, 'payload_migrations'))) return null
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1',
  )
  return rows[0]?.name ?? null
}

/** How many bookings a database has, which may hold nothing at all. */
export async function bookingCountIn(client: ClientBase): Promise<number> {
  if (!(await hasTable(client, 'bookings'))) return 0
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM bookings')
  return Number(rows[0]!.count)
}

/** How many others are connected to the database of this connection. */
export async function connectionsBeside(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      -- Of others' sessions not everybody is told of which kind they are.
      AND coalesce(backend_type, 'client backend') = 'client backend'`)
  return Number(rows[0]!.count)
}

/** Removes all that migrations make. The schema and its extensions stay: not everybody may make those. */
export const removeTables = `
  DO $$
  DECLARE
    statement text;
  BEGIN
    FOR statement IN
      WITH of_extensions AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
      SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND oid NOT IN (TABLE of_extensions)
      UNION ALL
      SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND oid NOT IN (TABLE of_extensions)
      UNION ALL
      SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
      WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' AND oid NOT IN (TABLE of_extensions)
    LOOP
      EXECUTE statement;
    END LOOP;
  END $$`

async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [
    name,
  ])
  return rows[0]?.found !== null
}
