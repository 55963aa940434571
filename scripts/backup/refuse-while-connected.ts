import type { ClientBase } from 'pg'
import { CommandError } from '#scripts/launch/command-error.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { countOtherConnections } from './inspect-database.ts'

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
