import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { advisoryLocks } from '#platform/database/locks.ts'
import { migrationNames, schemaMismatchMessage } from '#platform/database/migrations.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { getDataFolder, getLogFile, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findUnfinishedRestore } from './unfinished-restore.ts'

export interface Database {
  url: string
  close: () => Promise<void>
}

/** Only one process may serve an embedded database. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { url, close } = await openUnserved(settings)
  return { url, close }
}

/**
 * Like `openDatabase`, but restarts an embedded server that stops, for example on a full disk,
 * until `close` or until `stopping` aborts. `close` does not stop a server that another process has
 * taken over.
 */
export async function serveDatabase(
  settings: Settings,
  stopping = new AbortController().signal,
): Promise<Database> {
  const { url, close, lockClient } = await openUnserved(settings)
  if (!lockClient) return { url, close }
  const closing = new AbortController()
  const stillServes = restartWhenStopped(settings, {
    url,
    lockClient,
    closing: closing.signal,
    stopping,
  })
  return {
    url,
    close: async () => {
      closing.abort()
      if (await stillServes) await close()
    },
  }
}

async function openUnserved(settings: Settings): Promise<DatabaseConnection> {
  const database = await reachOrStart(settings)
  if (!database.isServedElsewhere) return database
  await database.close()
  throw new CommandError(
    `Saaf is already running on ${settings.dataDir}. Stop it first, or set another DATA_DIR.`,
  )
}

const restartPauseMs = 2_000
const oldestPostgres = 15

/** Resolves with true if this process must stop the server. */
async function restartWhenStopped(
  settings: Settings,
  {
    url,
    lockClient,
    ...signals
  }: { url: string; lockClient: Client } & Record<'closing' | 'stopping', AbortSignal>,
): Promise<boolean> {
  const folder = postgresFolder(settings)
  const { port } = new URL(url)
  const startAgain = async () => {
    // The disk may be unmounted: do not create an empty database.
    if (!existsSync(getDataFolder(folder))) return null
    await startEmbeddedPostgres({ folder, serverOptions: { port } })
    return takeServerLock(url)
  }
  const { closing } = signals
  const signal = AbortSignal.any([closing, signals.stopping])
  let held: Client | null = lockClient
  try {
    for (;;) {
      await once(held, 'end', { signal: closing }).catch(() => closing.throwIfAborted())
      held = null
      await setTimeout(restartPauseMs, undefined, { signal })
      console.error(
        `The bundled PostgreSQL stopped unexpectedly. The reason is in ${getLogFile(folder)}. Saaf is restarting it.`,
      )
      while (!(held = await startAgain().catch(() => null))) {
        await setTimeout(restartPauseMs, undefined, { signal })
      }
      console.error('The bundled PostgreSQL is running again.')
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await held?.end()
  }
  return held !== null
}

/** Works also while Saaf runs. */
export async function connectOrStartDatabase(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) {
    throw new CommandError(
      `There is no database in ${settings.dataDir} yet. Start Saaf once to create it, or set DATABASE_URL or DATA_DIR.`,
    )
  }
  const database = await reachOrStart(settings)
  try {
    await assertNoUnfinishedRestore(database.url)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function assertNoUnfinishedRestore(url: string): Promise<void> {
  const client = await connect(url)
  const unfinished = await findUnfinishedRestore(client).finally(() => client.end())
  if (!unfinished) return
  throw new CommandError('A restore was interrupted. Start Saaf once to finish it, then try again.')
}

interface DatabaseConnection extends Database {
  isServedElsewhere: boolean
  lockClient?: Client
}

async function reachOrStart(settings: Settings): Promise<DatabaseConnection> {
  const { databaseUrl } = settings
  if (databaseUrl) {
    const client = await connect(databaseUrl)
    await client.end()
    return { url: databaseUrl, isServedElsewhere: false, close: async () => {} }
  }
  const postgres = await startEmbeddedPostgres({ folder: postgresFolder(settings) })
  const lockClient = await takeServerLock(postgres.url)
  if (!lockClient) return { url: postgres.url, isServedElsewhere: true, close: async () => {} }
  return {
    url: postgres.url,
    isServedElsewhere: false,
    lockClient,
    close: async () => {
      await lockClient.end()
      await postgres.stop()
    },
  }
}

/** Returns null if another process has the lock. */
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

export function postgresFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'postgres')
}

export async function withMigrationLock<Result>(
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

/** Throws a CommandError if another version of Saaf has created the tables. */
export async function needsPreparation(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    await assertSupportedVersion(client)
    if (!(await hasTable(client, 'payload_migrations'))) return true
    const { rows: done } = await client.query<{ name: string }>(
      'SELECT name FROM payload_migrations',
    )
    const incompatibility = schemaMismatchMessage(done)
    if (incompatibility) throw new CommandError(incompatibility)
    const names = new Set(done.map(({ name }) => name))
    if (migrationNames.some((name) => !names.has(name))) return true
    return !(await hasRows(client, 'users'))
  } finally {
    await client.end()
  }
}

/** Works before the migrations. */
export async function hasAccounts(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    return (await hasTable(client, 'users')) && (await hasRows(client, 'users'))
  } finally {
    await client.end()
  }
}

async function assertSupportedVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer AS version`,
  )
  const major = Math.floor(rows[0]!.version / 10_000)
  if (major >= oldestPostgres) return
  throw new CommandError(
    `DATABASE_URL points to PostgreSQL ${major}. Saaf needs PostgreSQL ${oldestPostgres} or newer.`,
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

/** Throws a CommandError if the database is unreachable. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    // A dropped idle connection must not end this process.
    client.on('error', () => {})
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const advice = process.env.DATABASE_URL
      ? 'Check that it is running and that DATABASE_URL is correct'
      : 'The log of the bundled PostgreSQL, DATA_DIR/postgres/server.log, has the reason'
    throw new CommandError(
      `The database at ${withoutPassword(url)} cannot be reached (${reason}). ${advice}.`,
    )
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}
