import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from 'pg'
import { migrationNames } from '#platform/database/migrations.ts'
import { recordBackup } from '#platform/monitoring/backups.ts'
import {
  type Database,
  openDatabase,
  postgresFolder,
  withClient,
  withMigrationLock,
} from '#scripts/database/database.ts'
import { EmbeddedPostgresError } from '#scripts/database/embedded-postgres.ts'
import { explainDatabaseError, isConnectionLost } from '#scripts/database/explain-database-error.ts'
import { recordUnfinishedRestore } from '#scripts/database/unfinished-restore.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { unpackArchive } from './archive.ts'
import { finishRestore } from './finish-restore.ts'
import { countBookings, readSchemaVersion, refuseWhileConnected } from './inspect-database.ts'
import { entryNames, type Manifest } from './manifest.ts'
import { replaceTables } from './tables.ts'
import { formatTimestamp, takeBackup } from './take-backup.ts'

const beforeRestore = 'before-restore'

/**
 * Replaces database and pictures while Saaf is stopped, after a backup of the current state. Throws
 * a CommandError, without changes, if that fails or if bookings exist and `replace` is false.
 * `previousState`: that backup, the folder of a damaged database, or null.
 */
export async function restoreBackup(
  settings: Settings,
  { file, replace, now }: { file: string; replace: boolean; now: Date },
) {
  const { dataDir } = settings
  const unpacked = path.join(dataDir, `restoring-${formatTimestamp(now)}`)
  const progress: Progress = { mayBeCommitted: false }
  const load = (url: string, manifest: Manifest) =>
    loadBackup(url, settings, { manifest, unpacked, progress })
  const present = await openPresent(settings, replace)
  try {
    if (present) {
      await finishRestore(present.url, dataDir)
      await withClient(present.url, async (client) => {
        await refuseWhileConnected(client, settings)
        const bookings = await countBookings(client)
        if (bookings === 0 || replace) return
        throw new CommandError(
          `The database already has bookings (${bookings}). Nothing was changed. To back up the current data and then replace it: npm run restore -- ${file} --replace`,
        )
      })
    }
    await removeLeftovers(dataDir)
    const manifest = await unpackArchive(file, unpacked)
    assertSameSchema(manifest)
    if (present) {
      const previousState = await backUpPresent(present.url, settings, now)
      return { ...(await load(present.url, manifest)), previousState }
    }
    const aside = path.join(dataDir, `${beforeRestore}-${formatTimestamp(now)}`)
    return await withNewDatabase(settings, { aside, progress }, async (url) => ({
      ...(await load(url, manifest)),
      previousState: existsSync(aside) ? aside : null,
    }))
  } finally {
    await present?.close()
    // After a commit, the next start needs the unpacked pictures.
    if (!progress.mayBeCommitted) await rm(unpacked, { recursive: true, force: true })
  }
}

/** Nothing is undone after a possible commit. */
interface Progress {
  mayBeCommitted: boolean
}

/** Null if no database exists or it does not start. */
async function openPresent(settings: Settings, replace: boolean): Promise<Database | null> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) return null
  try {
    return await openDatabase(settings)
  } catch (error) {
    // A damaged database is a reason to restore.
    if (replace && error instanceof EmbeddedPostgresError) return null
    throw error
  }
}

/** Moves a damaged database `aside`. If `work` fails before its commit, undoes everything. */
async function withNewDatabase<Result>(
  settings: Settings,
  { aside, progress }: { aside: string; progress: Progress },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = postgresFolder(settings)
  const moved = path.join(aside, 'postgres')
  if (existsSync(folder)) {
    await mkdir(aside, { mode: 0o700 })
    await rename(folder, moved)
  }
  try {
    const database = await openDatabase(settings)
    try {
      return await work(database.url)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (progress.mayBeCommitted) throw error
    await rm(folder, { recursive: true, force: true })
    if (existsSync(moved)) {
      await rename(moved, folder)
      await rm(aside, { recursive: true })
    }
    throw error
  }
}

/** Killed restores leave files with all customers' details. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^restoring-\d{8}T\d{6}Z$/.test(name))
      await rm(path.join(dataDir, name), { recursive: true })
  }
}

function assertSameSchema({ schema }: Manifest): void {
  if (schema === migrationNames.at(-1)) return
  throw new CommandError(
    `This backup was made by another version of Saaf (schema ${schema}): restore it with the commit that made it.`,
  )
}

async function backUpPresent(url: string, settings: Settings, now: Date): Promise<string | null> {
  const schema = await withClient(url, readSchemaVersion)
  return schema && (await takeBackup(settings, now, beforeRestore)).file
}

function loadBackup(
  url: string,
  settings: Settings,
  { manifest, unpacked, progress }: { manifest: Manifest; unpacked: string; progress: Progress },
): Promise<{ manifest: Manifest; bookings: number }> {
  // A concurrent start waits for the restored tables.
  return withMigrationLock(url, async (client) => {
    await client.query('BEGIN')
    await refuseWhileConnected(client, settings)
    await replaceTables(client, {
      columns: manifest.tables,
      folder: path.join(unpacked, entryNames.tables),
    })
    if ((await readSchemaVersion(client)) !== manifest.schema) {
      throw new CommandError(
        'The tables in the backup do not match its manifest. Nothing was changed.',
      )
    }
    await recordBackup(client, new Date(manifest.madeAt))
    await recordUnfinishedRestore(client, path.basename(unpacked))
    const bookings = await countBookings(client)
    progress.mayBeCommitted = true
    await client.query('COMMIT')
    await finishRestore(url, settings.dataDir).catch((error: Error) => {
      throw new CommandError(
        `The database is restored, but its pictures could not be moved into place (${error.message}). Solve this problem, then start Saaf.`,
      )
    })
    return { manifest, bookings }
  }).catch((error: Error) => {
    if (isConnectionLost(error)) {
      throw new CommandError(
        `The connection to the database was lost during the restore (${error.message}). Check that the database is running and that its disk has space, then restore again.`,
      )
    }
    if (!(error instanceof DatabaseError) || explainDatabaseError(error)) throw error
    throw new CommandError(`The backup cannot be loaded (${error.message}). Nothing was changed.`)
  })
}
