import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { recordBackup } from '#cms/database/last-backup.ts'
import { migrationNames } from '#cms/database/migrations.ts'
import {
  AlreadyRunning,
  connect,
  openDatabase,
  postgresFolder,
} from '#scripts/database/database.ts'
import { embeddedVersion, startPostgres } from '#scripts/database/embedded-postgres.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { unpackArchive } from './archive.ts'
import { bookingCountIn, connectionsBeside, removeTables, schemaOf } from './contents.ts'
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
 * Puts a backup in the place of the database and the pictures, while Saaf is stopped. All of it is unpacked and compared
 * with its manifest before, and what was there is kept beside. Throws a StartProblem where it cannot, and where there are
 * bookings that nobody said to `replace`; everything is then as it was.
 */
export async function restoreBackup(
  settings: Settings,
  { file, replace, now }: { file: string; replace: boolean; now: Date },
): Promise<Restored> {
  const stamp = timestampIn(now)
  const unpacked = path.join(settings.dataDir, `restoring-${stamp}`)
  const before = path.join(settings.dataDir, `before-restore-${stamp}`)

  await assertReplaceable(settings, { replace, file })
  const manifest = await unpackArchive(file, unpacked)
  try {
    await assertKnown(manifest, settings)
    const bookings = settings.databaseUrl
      ? await fillDatabase(settings.databaseUrl, { manifest, unpacked, before })
      : await fillEmbedded({ manifest, unpacked })
    await swap(settings, { unpacked, before })
    return { manifest, bookings, before: existsSync(before) ? before : null }
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

/** Whoever is connected would go on with what is no longer there; and bookings are not replaced unasked. */
async function assertReplaceable(
  settings: Settings,
  { replace, file }: { replace: boolean; file: string },
): Promise<void> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) return
  const database = await openDatabase(settings).catch((error: Error) => {
    // One that no longer starts is what a backup is for.
    if (replace && !settings.databaseUrl && !(error instanceof AlreadyRunning)) return null
    throw error
  })
  if (!database) return
  const client = await connect(database.url)
  try {
    const others = settings.databaseUrl ? await connectionsBeside(client) : 0
    if (others > 0) {
      throw new StartProblem(
        `Somebody is connected to the database (connections: ${others}); stop Saaf and whatever else uses it first.`,
      )
    }
    const bookings = await bookingCountIn(client)
    if (bookings > 0 && !replace) {
      throw new StartProblem(
        `The database holds bookings (${bookings}), and nothing was changed. To put the backup in their place, and keep beside what is there now: npm run restore -- ${file} --replace`,
      )
    }
  } finally {
    await client.end()
    await database.close()
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
  const postgres = await startPostgres({ folder: path.join(unpacked, partNames.postgres) })
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
  const hadTables = await schemaOf(client)
  const dumpBefore = path.join(before, partNames.dump)
  try {
    if (hadTables) {
      await mkdir(before, { mode: 0o700 })
      await dumpDatabase(url, dumpBefore)
      await removeTables(client)
    }
    await loadDump(url, path.join(unpacked, partNames.dump)).catch(async (error: Error) => {
      if (hadTables) {
        await loadDump(url, dumpBefore)
        await rm(before, { recursive: true })
      }
      throw error
    })
  } finally {
    await client.end()
  }
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

/** Moves what is in a DATA_DIR aside, and what was unpacked into its place. */
async function swap(
  settings: Settings,
  { unpacked, before }: { unpacked: string; before: string },
): Promise<void> {
  const { postgres, media, secret } = partNames
  const hadDatabase = existsSync(postgresFolder(settings))
  for (const part of [postgres, media, secret]) {
    const [place, restored] = [path.join(settings.dataDir, part), path.join(unpacked, part)]
    if (!existsSync(restored)) continue
    // A secret without a database was made just now, and has signed nothing.
    if (part === secret && !hadDatabase) await rm(place, { force: true })
    if (existsSync(place)) {
      await mkdir(before, { recursive: true, mode: 0o700 })
      await rename(place, path.join(before, part))
    }
    await rename(restored, place)
  }
}
