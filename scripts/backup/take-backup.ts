import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { advisoryLocks } from '#platform/database/locks.ts'
import { recordBackup } from '#platform/monitoring/backups.ts'
import { connect, connectOrStartDatabase } from '#scripts/database/database.ts'
import { isConnectionLost } from '#scripts/database/explain-database-error.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { type ArchiveEntry, writeArchive } from './archive.ts'
import { readSchemaVersion } from './inspect-database.ts'
import { entryNames } from './manifest.ts'
import { type Columns, copyTable, lockTables, readColumns } from './tables.ts'

const backupName = /^saaf-\d{8}T\d{6}Z\.tar\.gz$/

/**
 * The database, the pictures and the generated secret, also while Saaf runs. Then removes the
 * oldest backups beyond BACKUPS_KEPT, not counting other prefixes. Throws a CommandError on
 * failure.
 */
export async function takeBackup(settings: Settings, now: Date, prefix = 'saaf') {
  const { folder, maxCount } = settings.backups
  const database = await connectOrStartDatabase(settings)
  const client = await connect(database.url)
  try {
    await acquireBackupLock(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const schema = await readSchemaVersion(client)
    if (!schema) {
      throw new CommandError('This database has no tables of Saaf. There is nothing to back up.')
    }
    const file = path.join(folder, `${prefix}-${formatTimestamp(now)}.tar.gz`)
    const tables = await readColumns(client)
    await lockTables(client, tables)
    const manifest = await withWritableFolder(folder, () =>
      writeArchive(
        file,
        readEntries(settings, { client, tables, temporary: `${file}.table` }),
        (files) => ({
          format: 2,
          madeAt: now.toISOString(),
          schema,
          tables,
          pictures: settings.s3 ? 'bucket' : 'files',
          files,
        }),
      ),
    )
    await client.query('COMMIT')
    await recordBackup(client, now)
    await removeOldBackups(file, maxCount)
    return { file, manifest }
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    throw new CommandError(
      `The connection to the database was lost during the backup (${(error as Error).message}). Check that the database is running, then back up again. Existing backups were not changed.`,
    )
  } finally {
    await client.end()
    await database.close()
  }
}

/** UTC, for file names: 20261123T163005Z. */
export function formatTimestamp(now: Date): string {
  return now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

async function acquireBackupLock(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS mine',
    [advisoryLocks.backup],
  )
  if (rows[0]?.mine) return
  throw new CommandError('Another backup of this database is running. Wait until it has finished.')
}

async function withWritableFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeLeftovers(folder)
    return await work()
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    if (!syscall || isConnectionLost(error)) throw error
    throw new CommandError(
      `The backup could not be written (${message}). Check the free space and the permissions of ${folder}, or set BACKUP_DIR. Existing backups were not changed.`,
    )
  }
}

async function* readEntries(
  settings: Settings,
  { client, tables, temporary }: { client: Client; tables: Columns; temporary: string },
): AsyncGenerator<ArchiveEntry> {
  const before = await listPictures(settings)
  yield* before
  try {
    for (const [name, columns] of Object.entries(tables)) {
      // Copied first, because an entry starts with its size.
      await copyTable(client, { name, columns, file: temporary })
      yield { name: `${entryNames.tables}/${name}`, file: temporary }
    }
  } finally {
    await rm(temporary, { force: true })
  }
  // The database may refer to pictures stored after the first listing.
  const listedNames = new Set(before.map(({ name }) => name))
  yield* (await listPictures(settings)).filter(({ name }) => !listedNames.has(name))

  if (!process.env.PAYLOAD_SECRET) {
    yield { name: entryNames.secret, file: path.join(settings.dataDir, 'secret') }
  }
}

/** Picture files never change: an edited picture gets another name. */
async function listPictures({ s3, mediaDir }: Settings): Promise<ArchiveEntry[]> {
  if (s3 || !existsSync(mediaDir)) return []
  const entries = await readdir(mediaDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name: `${entryNames.media}/${name}`, file: path.join(mediaDir, name) }))
}

async function removeLeftovers(folder: string): Promise<void> {
  const leftover = /^(saaf|before-restore|before-reset)-.*\.(partial|table)$/
  for (const file of await readdir(folder)) {
    if (leftover.test(file)) await rm(path.join(folder, file), { force: true })
  }
}

/** Ignores backups with a later name, which were made while the clock was wrong. */
async function removeOldBackups(file: string, maxCount: number): Promise<void> {
  const [folder, newest] = [path.dirname(file), path.basename(file)]
  const backups = (await readdir(folder))
    .filter((name) => backupName.test(name) && name <= newest)
    .sort()
  for (const old of backups.slice(0, -maxCount)) await rm(path.join(folder, old))
}
