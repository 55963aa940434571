import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { Entry } from './archive.ts'

// What a server makes anew, and must not find as it was. PostgreSQL 25.3.4
const emptiedFolders = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/

/**
 * The data folder of a PostgreSQL of this machine, copied while it works: as it is when the last entry was asked for.
 * Started on it, the server takes up the changes that were made meanwhile from the copied log, and knows by its
 * `backup_label` that it has to. The connection must be the caller's alone. PostgreSQL 25.3.4, "Making a Base Backup Using the Low Level API"
 */
export async function* copyOnline(
  client: Client,
  dataFolder: string,
  name: string,
): AsyncGenerator<Entry> {
  // Keeps the log from here on, and goes with the connection.
  await client.query(`SELECT pg_create_physical_replication_slot('saaf_backup', true, true)`)
  await client.query(`SELECT pg_backup_start('saaf', fast => true)`)
  yield* entriesOf(dataFolder, name)
  const { rows } = await client.query<{ label: string; last: string }>(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(wait_for_archive => false)',
  )
  const { label, last } = rows[0]!
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
  if (!first) throw new Error(`PostgreSQL did not say from where its log is needed: ${label}`)
  for (const segment of await readdir(path.join(dataFolder, 'pg_wal'))) {
    if (!/^[0-9A-F]{24}$/.test(segment) || segment < first || segment > last) continue
    yield { name: `${name}/pg_wal/${segment}`, file: path.join(dataFolder, 'pg_wal', segment) }
  }
  yield { name: `${name}/backup_label`, content: label }
}

async function* entriesOf(folder: string, name: string): AsyncGenerator<Entry> {
  yield { name, isFolder: true }
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue
    const entryName = `${name}/${entry.name}`
    const file = path.join(folder, entry.name)
    if (entry.isFile()) yield { name: entryName, file }
    else if (!emptiedFolders.includes(entry.name)) yield* entriesOf(file, entryName)
    else yield { name: entryName, isFolder: true }
  }
}
