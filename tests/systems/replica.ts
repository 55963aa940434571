import { appendFile, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { copyOnline } from '#scripts/backup/online-copy.ts'
import {
  dataFolderIn,
  type RunningPostgres,
  startPostgres,
} from '#scripts/database/embedded-postgres.ts'
import { type Silenceable, silenceable } from './system.ts'

/**
 * Starts a read replica of a PostgreSQL of this machine at `port`: copied from it, and streaming from it. What it is told
 * besides is in `serverOptions`.
 */
export async function startReplica(
  primaryUrl: string,
  { port, serverOptions = {} }: { port: number; serverOptions?: Record<string, string> },
): Promise<RunningPostgres & Silenceable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-replica-'))
  const dataFolder = dataFolderIn(folder)
  const primary = new Client({ connectionString: primaryUrl })
  await primary.connect()
  try {
    const { rows } = await primary.query<{ data: string }>(
      `SELECT current_setting('data_directory') AS data
       FROM pg_create_physical_replication_slot('replica_of_test', true)`,
    )
    for await (const entry of copyOnline(primary, rows[0]!.data, 'data')) {
      const place = path.join(folder, entry.name)
      if ('isFolder' in entry) await mkdir(place, { mode: 0o700 })
      else if ('file' in entry) await copyFile(entry.file, place).catch(ignoreVanished)
      else await writeFile(place, entry.content)
    }
  } finally {
    await primary.end()
  }
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl)
  await writeFile(path.join(dataFolder, 'standby.signal'), '')
  await appendFile(
    path.join(dataFolder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${password}'
     primary_slot_name = 'replica_of_test'\n`,
  )
  await writeFile(path.join(folder, 'password'), password, { mode: 0o600 })
  const { url, stop } = await startPostgres({
    folder,
    serverOptions: { port: String(port), ...serverOptions },
  })
  return {
    url,
    ...silenceable(folder),
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Replayed from the log, a file that the server has removed meanwhile is removed there too. */
function ignoreVanished(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
