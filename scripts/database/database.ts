import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { advisoryLocks } from '#platform/database/locks.ts'
import { migrationNames } from '#platform/database/migrations/migrations.ts'
import {
  newerSchema,
  requiredMigrations,
} from '#platform/database/migrations/required-migrations.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { dataFolderIn, logFileIn, startPostgres } from './embedded-postgres.ts'
import { unfinishedRestore } from './unfinished-restore.ts'

export interface Database {
  url: string
  close: () => Promise<void>
}

/** The database of DATABASE_URL, or the embedded one, which this process alone may serve from its DATA_DIR. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { url, close } = await openReached(settings)
  return { url, close }
}

/**
 * The same until it is closed: an embedded one that ends by itself, such as on a full disk, is started again at its address
 * as soon as it can be, unless `stopping` is aborted: PostgreSQL then stops together with this process. If another process
 * serves it by then, that process also stops it.
 */
export async function serveDatabase(
  settings: Settings,
  stopping = new AbortController().signal,
): Promise<Database> {
  const { url, close, holder } = await openReached(settings)
  if (!holder) return { url, close }
  const closing = new AbortController()
  const kept = keepRunning(settings, { url, holder, closing: closing.signal, stopping })
  return {
    url,
    close: async () => {
      closing.abort()
      if (await kept) await close()
    },
  }
}

async function openReached(settings: Settings): Promise<Reached> {
  const database = await reachDatabase(settings)
  if (!database.served) return database
  await database.close()
  throw new StartProblem(
    `Saaf is already running on ${settings.dataDir}; stop it first, or give this one another DATA_DIR.`,
  )
}

const restartPauseMs = 2_000
const oldestPostgres = 15

/** Settles once it is told to end, with whether this process then served it: nobody else's is stopped. */
async function keepRunning(
  settings: Settings,
  {
    url,
    holder,
    ...signals
  }: { url: string; holder: Client } & Record<'closing' | 'stopping', AbortSignal>,
): Promise<boolean> {
  const folder = postgresFolder(settings)
  const { port } = new URL(url)
  const startAgain = async () => {
    // A disk that is not mounted any more: an empty database in its place would pass for the shop.
    if (!existsSync(dataFolderIn(folder))) return null
    await startPostgres({ folder, serverOptions: { port } })
    return takeServerLock(url)
  }
  const { closing } = signals
  const signal = AbortSignal.any([closing, signals.stopping])
  let held: Client | null = holder
  try {
    for (;;) {
      await once(held, 'end', { signal: closing }).catch(() => closing.throwIfAborted())
      held = null
      await setTimeout(restartPauseMs, undefined, { signal })
      console.error(
        `The embedded PostgreSQL has ended by itself; its reasons are in ${logFileIn(folder)}. It is started again as soon as it can be.`,
      )
      while (!(held = await startAgain().catch(() => null))) {
        await setTimeout(restartPauseMs, undefined, { signal })
      }
      console.error('The embedded PostgreSQL runs again.')
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await held?.end()
  }
  return held !== null
}

/** The same database, whether Saaf is running on it or not: the embedded one is stopped afterwards where it is not. */
export async function visitDatabase(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) {
    throw new StartProblem(
      `There is no database in ${settings.dataDir} yet; start Saaf on it once, or set DATABASE_URL or DATA_DIR.`,
    )
  }
  const database = await reachDatabase(settings)
  try {
    await refuseUnfinishedRestore(database.url)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function refuseUnfinishedRestore(url: string): Promise<void> {
  const client = await connect(url)
  const unfinished = await unfinishedRestore(client).finally(() => client.end())
  if (!unfinished) return
  throw new StartProblem('A restore was interrupted; start Saaf once to finish it, then try again.')
}

interface Reached extends Database {
  /** Another process serves the embedded database, and so will not lose it when this one closes it. */
  served: boolean
  /** The connection with the lock of whoever serves the embedded one. */
  holder?: Client
}

async function reachDatabase(settings: Settings): Promise<Reached> {
  const { databaseUrl } = settings
  if (databaseUrl) {
    const client = await connect(databaseUrl)
    await client.end()
    return { url: databaseUrl, served: false, close: async () => {} }
  }
  const postgres = await startPostgres({ folder: postgresFolder(settings) })
  const holder = await takeServerLock(postgres.url)
  if (!holder) return { url: postgres.url, served: true, close: async () => {} }
  return {
    url: postgres.url,
    served: false,
    holder,
    close: async () => {
      await holder.end()
      await postgres.stop()
    },
  }
}

/** The connection by which this process serves the embedded database until it ends; null where another process does. */
async function takeServerLock(url: string): Promise<Client | null> {
  const client = await connect(url)
  let isHeld = false
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS held',
      [advisoryLocks.server],
    )
    isHeld = rows[0]!.held
    return isHeld ? client : null
  } finally {
    if (!isHeld) await client.end()
  }
}

/** Where the embedded database has its data. */
export function postgresFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'postgres')
}

/** Does `work` while no other process migrates this database. */
export async function asOnlyMigrator<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await connect(url)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrator])
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * Whether this database still lacks a migration, or has nobody who could sign in. Throws a StartProblem where a newer
 * release has left it nothing that this one could work on.
 */
export async function needsPreparing(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    await refuseOldServer(client)
    // Of the first migration: the table of migrations is there before any of them is done.
    if (!(await hasTable(client, 'payload_kv'))) return true
    const misfit = newerSchema((await client.query<{ name: string }>(requiredMigrations)).rows)
    if (misfit) throw new StartProblem(misfit)
    const { rows: done } = await client.query<{ name: string }>(
      'SELECT name FROM payload_migrations',
    )
    const names = new Set(done.map(({ name }) => name))
    if (migrationNames.some((name) => !names.has(name))) return true
    return !(await hasRows(client, 'users'))
  } finally {
    await client.end()
  }
}

/** Whether there is an account, also in tables of an earlier release. */
export async function hasAccounts(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    return (await hasTable(client, 'users')) && (await hasRows(client, 'users'))
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer AS version`,
  )
  const major = Math.floor(rows[0]!.version / 10_000)
  if (major >= oldestPostgres) return
  throw new StartProblem(
    `DATABASE_URL leads to PostgreSQL ${major}; Saaf needs PostgreSQL ${oldestPostgres} or newer.`,
  )
}

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  )
  return rows[0]!.exists
}

async function hasRows(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM ${table} LIMIT 1`)
  return rows.length > 0
}

/** Throws a StartProblem where the database cannot be reached. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    // An idle connection that the server drops must not end this process.
    client.on('error', () => {})
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const advice = process.env.DATABASE_URL
      ? 'check that it runs and that DATABASE_URL is right'
      : 'the log of the embedded PostgreSQL, DATA_DIR/postgres/server.log, has the reason'
    throw new StartProblem(
      `The database at ${withoutPassword(url)} cannot be reached (${reason}); ${advice}.`,
    )
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}
