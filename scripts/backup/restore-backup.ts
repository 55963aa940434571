import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { recordBackup } from '#cms/database/last-backup.ts'
import { migrationNames } from '#cms/database/migrations.ts'
import {
  beforeRestore,
  connect,
  type Database,
  openDatabase,
  postgresFolder,
} from '#scripts/database/database.ts'
import {
  EmbeddedDoesNotStart,
  embeddedVersion,
  logFileIn,
  startPostgres,
} from '#scripts/database/embedded-postgres.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { unpackArchive } from './archive.ts'
import { bookingCountIn, connectionsBeside, schemaOf } from './contents.ts'
import { type Manifest, partNames, platform } from './manifest.ts'
import { dumpDatabase, loadDump } from './postgres-programs.ts'
import { timestampIn } from './timestamp.ts'

export interface Restored {
  manifest: Manifest
  bookings: number
  /** The folder in which everything is that was there before; null where nothing was. */
  before: string | null
}

/**
 * Puts a backup in the place of the database and the pictures, while Saaf is stopped; nobody can start it meanwhile. All of it
 * is unpacked and compared with its manifest before, and what was there is kept beside. Throws a StartProblem where it
 * cannot, and where there are bookings that nobody said to `replace`; everything is then as it was.
 */
export async function restoreBackup(
  settings: Settings,
  { file, replace, now }: { file: string; replace: boolean; now: Date },
): Promise<Restored> {
  const { dataDir, databaseUrl } = settings
  const unpacked = path.join(dataDir, `restoring-${timestampIn(now)}`)
  const before = path.join(dataDir, `${beforeRestore}${timestampIn(now)}`)

  const present = await holdDatabase(settings, replace)
  try {
    if (present) await assertReplaceable(present.url, settings, { replace, file })
    await removeLeftovers(dataDir)
    const manifest = await unpackArchive(file, unpacked)
    await assertKnown(manifest, settings)
    let bookings: number
    if (databaseUrl) {
      const undo = await swap(settings, { unpacked, before })
      bookings = await fillDatabase(databaseUrl, { manifest, unpacked, before }).catch(undo)
    } else {
      bookings = await fillEmbedded({ manifest, unpacked })
      await present?.close()
      await swap(settings, { unpacked, before })
    }
    return { manifest, bookings, before: existsSync(before) ? before : null }
  } finally {
    await present?.close()
    await rm(unpacked, { recursive: true, force: true })
  }
}

/** The database that there is, which nobody else can serve until it is closed; null where there is none. */
async function holdDatabase(settings: Settings, replace: boolean): Promise<Database | null> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) return null
  try {
    const { url, close } = await openDatabase(settings)
    let closed: Promise<void> | undefined
    return { url, close: () => (closed ??= close()) }
  } catch (error) {
    // One that no longer starts is what a backup is for.
    if (replace && error instanceof EmbeddedDoesNotStart) return null
    throw error
  }
}

/** Whoever is connected would go on with what is no longer there; and bookings are not replaced unasked. */
async function assertReplaceable(
  url: string,
  { databaseUrl }: Settings,
  { replace, file }: { replace: boolean; file: string },
): Promise<void> {
  const client = await connect(url)
  try {
    if (databaseUrl) await refuseWhileConnected(client)
    const bookings = await bookingCountIn(client)
    if (bookings > 0 && !replace) {
      throw new StartProblem(
        `The database holds bookings (${bookings}), and nothing was changed. To put the backup in their place, and keep beside what is there now: npm run restore -- ${file} --replace`,
      )
    }
  } finally {
    await client.end()
  }
}

async function refuseWhileConnected(client: ClientBase): Promise<void> {
  const others = await connectionsBeside(client)
  if (others === 0) return
  throw new StartProblem(
    `Somebody is connected to the database (connections: ${others}); stop Saaf and whatever else uses it first.`,
  )
}

/** What restoring left that was killed: all customers' details. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  for (const name of names.filter((each) => /^restoring-\d{8}T\d{6}Z$/.test(each))) {
    await rm(path.join(dataDir, name), { recursive: true })
  }
}

async function assertKnown({ schema, database }: Manifest, settings: Settings): Promise<void> {
  if (!migrationNames.includes(schema)) {
    throw new StartProblem(
      `This backup was made by a newer version of Saaf (its tables are as of ${schema}); install that version, then restore.`,
    )
  }
  if (database.kind === 'dump') return
  if (settings.databaseUrl) {
    throw new StartProblem(
      'This backup was made of a bundled PostgreSQL, as its files; restore it without DATABASE_URL into an empty DATA_DIR, and move from there with pg_dump.',
    )
  }
  const version = await embeddedVersion()
  if (database.platform === platform && database.postgres === version) return
  throw new StartProblem(
    `This backup holds the files of a PostgreSQL ${database.postgres} on ${database.platform}, and here is PostgreSQL ${version} on ${platform}; restore it where it was made, and move from there with pg_dump.`,
  )
}

/** Makes the unpacked files a database that starts, with its log taken up; resolves with its count of bookings. */
async function fillEmbedded({
  manifest,
  unpacked,
}: {
  manifest: Manifest
  unpacked: string
}): Promise<number> {
  const folder = path.join(unpacked, partNames.postgres)
  const postgres = await startPostgres({ folder }).catch(async (error: Error) => {
    if (!(error instanceof EmbeddedDoesNotStart)) throw error
    // The folder is about to be removed.
    const log = await readFile(logFileIn(folder), 'utf8').catch(() => '')
    throw new StartProblem(`PostgreSQL does not start on what was backed up:\n${log}`)
  })
  try {
    if (manifest.database.kind === 'dump') {
      await loadDump(postgres.url, path.join(unpacked, partNames.dump))
    }
    return await finish(postgres.url, manifest)
  } finally {
    await postgres.stop()
  }
}

async function fillDatabase(
  url: string,
  { manifest, unpacked, before }: { manifest: Manifest; unpacked: string; before: string },
): Promise<number> {
  const client = await connect(url)
  try {
    await refuseWhileConnected(client)
    if (await schemaOf(client)) {
      await mkdir(before, { recursive: true, mode: 0o700 })
      await dumpDatabase(url, path.join(before, partNames.dump))
    }
  } finally {
    await client.end()
  }
  await loadDump(url, path.join(unpacked, partNames.dump))
  return finish(url, manifest)
}

async function finish(url: string, { schema, madeAt }: Manifest): Promise<number> {
  const client = await connect(url)
  try {
    if ((await schemaOf(client)) !== schema) {
      throw new Error('The restored database is not what its manifest says.')
    }
    await recordBackup(client, new Date(madeAt))
    return await bookingCountIn(client)
  } finally {
    await client.end()
  }
}

/**
 * Moves what is in a DATA_DIR aside, and what was unpacked into its place; or nothing, where a part cannot be moved. Resolves
 * with what undoes it, for what fails afterwards.
 */
async function swap(
  settings: Settings,
  { unpacked, before }: { unpacked: string; before: string },
): Promise<(error: Error) => Promise<never>> {
  const { dataDir } = settings
  const { media, secret, postgres } = partNames
  // A secret without a database was made just now, and has signed nothing.
  if (existsSync(path.join(unpacked, secret)) && !existsSync(postgresFolder(settings))) {
    await rm(path.join(dataDir, secret), { force: true })
  }
  const moved: [from: string, to: string][] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    moved.unshift([from, to])
  }
  const undo = async (error: Error) => {
    for (const [from, to] of moved) await rename(to, from)
    await rm(before, { recursive: true, force: true })
    throw error
  }
  try {
    const parts = [postgres, media, secret].filter((part) => existsSync(path.join(unpacked, part)))
    for (const part of parts.filter((part) => existsSync(path.join(dataDir, part)))) {
      await mkdir(before, { recursive: true, mode: 0o700 })
      await move(path.join(dataDir, part), path.join(before, part))
    }
    // The database leaves first and comes last: without it nothing starts on a swap that was interrupted.
    for (const part of parts.reverse()) {
      await move(path.join(unpacked, part), path.join(dataDir, part))
    }
  } catch (error) {
    return undo(
      new StartProblem(
        `What is in ${dataDir} cannot be replaced (${(error as Error).message}); everything is as it was.`,
      ),
    )
  }
  return undo
}
