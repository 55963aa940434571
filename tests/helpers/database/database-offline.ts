import { Client } from 'pg'
import { inject } from 'vitest'
import { environment } from '#environment.ts'

export async function withDatabaseOffline<Result>(act: () => Promise<Result>): Promise<Result> {
  const name = new URL(environment.databaseUrl!).pathname.slice(1)
  const server = new Client({ connectionString: inject('serverUrl') })
  await server.connect()
  try {
    await setDatabaseOffline(server, name, true)
    return await act()
  } finally {
    await setDatabaseOffline(server, name, false)
    await server.end()
  }
}

/** Blocks new connections and closes existing ones. `server` is connected to another database. */
export async function setDatabaseOffline(
  server: Client,
  name: string,
  isOffline: boolean,
): Promise<void> {
  await server.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${!isOffline}`)
  if (isOffline) while (await closeConnections(server, name));
}

/** False when no connection is left. A new one may not name its database yet. */
async function closeConnections(server: Client, name: string): Promise<boolean> {
  const { rowCount } = await server.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1
      UNION ALL
      SELECT true FROM pg_stat_activity WHERE datname IS NULL AND backend_type = 'client backend'`,
    [name],
  )
  return rowCount !== 0
}
