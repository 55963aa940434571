import { existsSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { advisoryLocks } from '#cms/database/locks.ts'
import { migrationNames } from '#cms/database/migrations.ts'
import { newerSchema, requiredMigrations } from '#cms/database/required-migrations.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { startPostgres } from './embedded-postgres.ts'

export interface Database {
  url: string
  close: () => Promise<void>
}

/** The database of DATABASE_URL, or the embedded one, which this process alone may serve from its DATA_DIR. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { served, ...database } = await reachDatabase(settings)
  if (!served) return database
  await database.close()
  throw new StartProblem(
    `Saaf is already running on ${settings.dataDir}; stop it first, or give this one another DATA_DIR.`,
  )
}

/** The same database, whether Saaf is running on it or not: the embedded one is stopped afterwards where it is not. */
export async function visitDatabase(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) {
    throw new StartProblem(
      `There is no database in ${settings.dataDir} yet; start Saaf on it once, or set DATABASE_URL or DATA_DIR.`,
    )
  }
  return reachDatabase(settings)
}

/** `served` says that another process serves the embedded database, and so will not lose it when this one closes it. */
async function reachDatabase(settings: Settings): Promise<Database & { served: boolean }> {
  const { databaseUrl } = settings
  if (databaseUrl) {
    const client = await connect(databaseUrl)
    await client.end()
    return { url: databaseUrl, served: false, close: async () => {} }
  }
  const postgres = await startPostgres({ folder: postgresFolder(settings) })
  const holder = await connect(postgres.url)
  const { rows } = await holder.query<{ held: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS held',
    [advisoryLocks.server],
  )
  const served = !rows[0]?.held
  return {
    url: postgres.url,
    served,
    close: async () => {
      await holder.end()
      if (!served) await postgres.stop()
    },
  }
}

/** Where the embedded database has its data. */
export function postgresFolder({ dataDir }: Settings): string {
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
    const { rows: tables } = await client.query<{ found: string | null }>(
      `SELECT to_regclass('payload_migrations') AS found`,
    )
    if (!tables[0]?.found) return true
    const misfit = newerSchema((await client.query<{ name: string }>(requiredMigrations)).rows)
    if (misfit) throw new StartProblem(misfit)
    const { rows: done } = await client.query<{ name: string }>(
      'SELECT name FROM payload_migrations',
    )
    const names = new Set(done.map(({ name }) => name))
    if (migrationNames.some((name) => !names.has(name))) return true
    const { rows: users } = await client.query('SELECT 1 FROM users LIMIT 1')
    return users.length === 0
  } finally {
    await client.end()
  }
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
    throw new StartProblem(
      `The database at ${withoutPassword(url)} cannot be reached (${reason}); check that it runs and that DATABASE_URL is right.`,
    )
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}
