import type { Client } from 'pg'

/** Blocks new connections and closes existing ones. `server` is connected to another database. */
export async function setDatabaseOffline(
  server: Client,
  name: string,
  isOffline: boolean,
): Promise<void> {
  await server.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${!isOffline}`)
  if (isOffline) while (await closeConnections(server, name));
}

/** Returns false when no connection is left. A new connection may not name its database yet. */
async function closeConnections(server: Client, name: string): Promise<boolean> {
  const { rowCount } = await server.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1
      UNION ALL
      SELECT true FROM pg_stat_activity WHERE datname IS NULL AND backend_type = 'client backend'`,
    [name],
  )
  return rowCount !== 0
}
