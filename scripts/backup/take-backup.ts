import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { recordBackup } from '#cms/database/last-backup.ts'
import { advisoryLocks } from '#cms/database/locks.ts'
import { connect, postgresFolder, visitDatabase } from '#scripts/database/database.ts'
import { dataFolderIn } from '#scripts/database/embedded-postgres.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { type Entry, writeArchive } from './archive.ts'
import { schemaOf } from './contents.ts'
import { type Manifest, partNames, platform } from './manifest.ts'
import { copyOnline } from './online-copy.ts'
import { dumpDatabase, postgresVersionOf } from './postgres-programs.ts'
import { timestampIn } from './timestamp.ts'

const nameOfBackup = /^saaf-\d{8}T\d{6}Z\.tar\.gz$/

export interface Taken {
  file: string
  manifest: Manifest
}

/**
 * Backs up the database and the pictures, while Saaf is running and while it is not, and keeps the newest of the backups
 * that there are. Throws a StartProblem where it cannot; nothing is removed then.
 */
export async function takeBackup(settings: Settings, now: Date): Promise<Taken> {
  const { folder, kept } = settings.backups
  const database = await visitDatabase(settings)
  const client = await connect(database.url)
  try {
    await becomeOnlyOne(client)
    const schema = await schemaOf(client)
    if (!schema) {
      throw new StartProblem('This database holds nothing of Saaf; there is nothing to back up.')
    }
    const postgres = await postgresVersionOf(database.url)
    const file = path.join(folder, `saaf-${timestampIn(now)}.tar.gz`)
    const manifest = await inWritable(folder, () =>
      writeArchive(file, entriesOf(settings, client, `${file}.dump`), (files) => ({
        format: 1,
        madeAt: now.toISOString(),
        schema,
        database: settings.databaseUrl
          ? { kind: 'dump', postgres }
          : { kind: 'files', postgres, platform },
        pictures: settings.s3 ? 'bucket' : 'files',
        files,
      })),
    )
    await recordBackup(client, now)
    await removeOlder(file, kept)
    return { file, manifest }
  } catch (error) {
    if (await answers(client)) throw error
    throw new StartProblem(
      `The database went away during the backup (${(error as Error).message}); see that it runs, then back up again. The backups there are were left alone.`,
    )
  } finally {
    await client.end()
    await database.close()
  }
}

/** A connection that has broken once never does again. */
async function answers(client: Client): Promise<boolean> {
  return client.query('SELECT 1').then(
    () => true,
    () => false,
  )
}

async function becomeOnlyOne(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS mine',
    [advisoryLocks.backup],
  )
  if (rows[0]?.mine) return
  throw new StartProblem('Another backup of this database is under way; wait until it is done.')
}

/** Does `work` on a folder, without what killed backups left there. A disk that is full is no fault of ours. */
async function inWritable<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeLeftovers(folder)
    return await work()
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    if (!syscall) throw error
    throw new StartProblem(
      `The backup could not be written (${message}); see that there is room in ${folder} and that it may be written to, or set BACKUP_DIR. The backups there are were left alone.`,
    )
  }
}

async function* entriesOf(
  settings: Settings,
  client: Client,
  dumpFile: string,
): AsyncGenerator<Entry> {
  const before = await picturesOf(settings)
  yield* before
  if (settings.databaseUrl) {
    try {
      await writeFile(dumpFile, '', { mode: 0o600 })
      await dumpDatabase(settings.databaseUrl, dumpFile)
      yield { name: partNames.dump, file: dumpFile }
    } finally {
      await rm(dumpFile, { force: true })
    }
  } else {
    const folder = postgresFolder(settings)
    yield* copyOnline(client, dataFolderIn(folder), `${partNames.postgres}/data`)
    yield { name: `${partNames.postgres}/password`, file: path.join(folder, 'password') }
  }
  // Those that were stored while the database was read may belong to what was read of it.
  const had = new Set(before.map(({ name }) => name))
  yield* (await picturesOf(settings)).filter(({ name }) => !had.has(name))

  const secret = path.join(settings.dataDir, 'secret')
  if (!process.env.PAYLOAD_SECRET && existsSync(secret)) {
    yield { name: partNames.secret, content: await readFile(secret, 'utf8') }
  }
}

/** Their files never change: an edited picture gets another name. */
async function picturesOf({ s3, mediaDir }: Settings): Promise<{ name: string; file: string }[]> {
  if (s3 || !existsSync(mediaDir)) return []
  const entries = await readdir(mediaDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name: `${partNames.media}/${name}`, file: path.join(mediaDir, name) }))
}

/** What backups left that were killed. */
async function removeLeftovers(folder: string): Promise<void> {
  const files = await readdir(folder)
  for (const file of files.filter((name) => /^saaf-.*\.(partial|dump)$/.test(name))) {
    await rm(path.join(folder, file), { force: true })
  }
}

/** Keeps so many, this one the newest: what seems to be of the future was made while the clock was wrong. */
async function removeOlder(file: string, kept: number): Promise<void> {
  const [folder, newest] = [path.dirname(file), path.basename(file)]
  const backups = (await readdir(folder))
    .filter((name) => nameOfBackup.test(name) && name <= newest)
    .sort()
  for (const old of backups.slice(0, -kept)) await rm(path.join(folder, old))
}
