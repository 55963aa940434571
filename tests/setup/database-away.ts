import { Client } from 'pg'
import { inject } from 'vitest'
import { environment } from '#environment.ts'

/** Does something while this test file's database is away. */
export async function whileDatabaseIsAway<Result>(act: () => Promise<Result>): Promise<Result> {
  const name = new URL(environment.databaseUrl!).pathname.slice(1)
  const server = new Client({ connectionString: inject('serverUrl') })
  await server.connect()
  try {
    await setAway(server, name, true)
    return await act()
  } finally {
    await setAway(server, name, false)
    await server.end()
  }
}

/** While it is away a database takes no connections and has cut off those there were. `server` is on another one. */
export async function setAway(server: Client, name: string, isAway: boolean): Promise<void> {
  await server.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${!isAway}`)
  if (isAway) while (await cutOff(server, name));
}

/** Returns whether there were any connections, or one that was only just being made, perhaps to this database. */
async function cutOff(server: Client, name: string): Promise<boolean> {
  const { rowCount } = await server.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1
      UNION ALL
      SELECT true FROM pg_stat_activity WHERE datname IS NULL AND backend_type = 'client backend'`,
    [name],
  )
  return rowCount !== 0
}
