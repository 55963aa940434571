import { Client } from 'pg'
import { inject } from 'vitest'
import { environment } from '#environment.ts'
import { isSiteListening } from './database.ts'
import { setDatabaseOffline } from './set-database-offline.ts'

export async function withDatabaseOffline<Result>(act: () => Promise<Result>): Promise<Result> {
  const name = new URL(environment.databaseUrl!).pathname.slice(1)
  const server = new Client({ connectionString: inject('serverUrl') })
  await server.connect()
  // Notes it before the outage, which ends the connection of a listening site.
  await isSiteListening(server)
  try {
    await setDatabaseOffline(server, name, true)
    return await act()
  } finally {
    await setDatabaseOffline(server, name, false)
    await server.end()
  }
}
