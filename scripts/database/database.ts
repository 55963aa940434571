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
import { findUnfinishedRestore, hasTable } from './unfinished-restore.ts'

export interface Database {
  url: string
  close: () => Promise<void>
}

/** Only one process may serve an embedded database. */
export async function openDatabase(settings: Settings): Promise<DatabaseConnection> {
  const database = await reachOrStart(settings)
  if (!database.isServedElsewhere) return database
  await database.close()
  throw new CommandError(
    `Saaf is already running on ${settings.dataDir}. Stop it first, or set another DATA_DIR.`,
  )
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
  const { url, close, lockClient } = await openDatabase(settings)
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
    if (!(await withClient(database.url, findUnfinishedRestore))) return database
    throw new CommandError(
      'A restore was interrupted. Start Saaf once to finish it, then try again.',
    )
  } catch (error) {
    await database.close()
    throw error
  }
}

interface DatabaseConnection extends Database {
  isServedElsewhere: boolean
  lockClient?: Client
}

async function reachOrStart(settings: Settings): Promise<DatabaseConnection> {
  const { databaseUrl } = settings
  if (databaseUrl) {
    await withClient(databaseUrl, async () => {})
    return { url: databaseUrl, isServedElsewhere: false, close: async () => {} }
  }
  const { url, stop } = await startEmbeddedPostgres({ folder: postgresFolder(settings) })
  const lockClient = await takeServerLock(url)
  if (!lockClient) return { url, isServedElsewhere: true, close: async () => {} }
  return {
    url,
    isServedElsewhere: false,
    lockClient,
    close: async () => {
      await lockClient.end()
      await stop()
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

export function withMigrationLock<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrator])
    return work(client)
  })
}

/** Throws a CommandError if another version of Saaf has created the tables. */
export function needsPreparation(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    await assertSupportedVersion(client)
    if (!(await hasTable(client, 'payload_migrations'))) return true
    const { rows: done } = await client.query<{ name: string }>(
      'SELECT name FROM payload_migrations',
    )
    const incompatibility = schemaMismatchMessage(done)
    if (incompatibility) throw new CommandError(incompatibility)
    const names = new Set(done.map(({ name }) => name))
    return migrationNames.some((name) => !names.has(name)) || !(await hasUsers(client))
  })
}

/** Works before the migrations. */
export function hasAccounts(url: string): Promise<boolean> {
  return withClient(
    url,
    async (client) => (await hasTable(client, 'users')) && (await hasUsers(client)),
  )
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

async function hasUsers(client: Client): Promise<boolean> {
  return (await client.query('SELECT FROM users LIMIT 1')).rows.length > 0
}

/** Closes the connection at the end. Throws a CommandError if the database is unreachable. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
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
