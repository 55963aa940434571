import { mkdtemp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { checkSchemaCompatibility } from '#platform/database/migrations.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { connect, type Database, needsPreparation, serveDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const payload = await testPayload()

it('needs preparation without accounts or after an interrupted first migration', async () => {
  const { drizzle } = getPostgres(payload)
  expect(await needsPreparation(environment.databaseUrl!)).toBe(true)
  await createUserWithRole(payload, 'admin')
  expect(await needsPreparation(environment.databaseUrl!)).toBe(false)
  await drizzle.execute(sql`DELETE FROM payload_migrations; DROP TABLE payload_kv`)
  expect(await needsPreparation(environment.databaseUrl!)).toBe(true)
})

it('refuses tables of another version and explains how to move their bookings', async () => {
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(
    sql`INSERT INTO payload_migrations (name, batch) VALUES ('20261125_084206_initial', 1)`,
  )
  const url = environment.databaseUrl!
  const sentence =
    /^This database belongs to another version of Saaf \(20261125_084206_initial\): export its bookings .+ \(npm run bookings:import -- bookings\.csv\)\.$/
  await expect(needsPreparation(url)).rejects.toThrow(sentence)
  expect(await checkSchemaCompatibility(url)).toMatch(sentence)
  await drizzle.execute(sql`DELETE FROM payload_migrations WHERE name LIKE '20261125%'`)
  expect(await checkSchemaCompatibility(url)).toBeUndefined()
  expect(await checkSchemaCompatibility('postgres://127.0.0.1:1/none')).toBeUndefined()
})

it.each([
  [150_000, true],
  [149_999, false],
])('accepts server version %i: %s', async (version, isTaken) => {
  await getPostgres(payload).drizzle.execute(
    sql.raw(`CREATE SCHEMA IF NOT EXISTS other_version;
      CREATE OR REPLACE FUNCTION other_version.current_setting(text) RETURNS text
        LANGUAGE sql AS $$ SELECT '${version}' $$`),
  )
  const url = new URL(environment.databaseUrl!)
  url.searchParams.set('options', '-c search_path=other_version,pg_catalog,public')
  const answer = needsPreparation(url.href)
  if (isTaken) await answer
  else
    await expect(answer).rejects.toThrow(/^DATABASE_URL points to PostgreSQL 14\. .* 15 or newer/)
})

it('names DATABASE_URL as the cause only when it is set', async () => {
  const unreachable = 'postgres://saaf@127.0.0.1:1/none'
  await expect(connect(unreachable)).rejects.toThrow(
    'Check that it is running and that DATABASE_URL is',
  )
  vi.stubEnv('DATABASE_URL', '')
  await expect(connect(unreachable)).rejects.toThrow(
    /\(.*ECONNREFUSED.*\)\. The log of the bundled/,
  )
  vi.unstubAllEnvs()
})

describe('embedded database that another process serves', () => {
  let folder: string
  let served: Database
  let other: Client
  const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})
  let logged: ReturnType<typeof spyOnErrors>

  beforeEach(async () => {
    logged = spyOnErrors()
    const dataDir = await mkdtemp(path.join(inject('temporaryFolder'), 'served-'))
    folder = path.join(dataDir, 'postgres')
    served = await serveDatabase({ ...environment, secret: '', databaseUrl: undefined, dataDir })
    other = await connect(served.url)
    // Simulates a stopped server without a free lock.
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted;
       SELECT pg_advisory_lock(${advisoryLocks.server});
       CREATE TABLE tries ();
       CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO tries DEFAULT VALUES; END';
       CREATE EVENT TRIGGER note ON login EXECUTE FUNCTION note()`,
    )
  })

  afterEach(async () => {
    await other.end()
    await served.close()
    const { stop } = await startEmbeddedPostgres({ folder })
    await stop()
    logged.mockRestore()
  })

  const count = async (rows: string) => (await other.query(`SELECT FROM ${rows}`)).rowCount

  it('reports a restart only after the other process releases it', async () => {
    // The first attempt ends before the second begins.
    await vi.waitFor(async () => expect(await count('tries')).toBeGreaterThan(1), waitOptions)
    const connections = `pg_stat_activity WHERE backend_type = 'client backend'`
    await vi.waitFor(async () => expect(await count(connections)).toBe(1), waitOptions)
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/stopped unexpectedly/)]])
    await other.end()
    await vi.waitFor(
      () => expect(logged).toHaveBeenLastCalledWith('The bundled PostgreSQL is running again.'),
      waitOptions,
    )
    await served.close()
    await expect(connect(served.url)).rejects.toThrow('cannot be reached')
  })

  it('keeps running when this process closes it', async () => {
    await vi.waitFor(async () => expect(await count('tries')).toBeGreaterThan(0), waitOptions)
    await served.close()
    expect(await count('pg_database')).toBeGreaterThan(0)
  })
})

it('does not report an embedded database that stops together with this process', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dataDir = await mkdtemp(path.join(inject('temporaryFolder'), 'stopped-'))
  const settings = { ...environment, secret: '', databaseUrl: undefined, dataDir }
  const stopping = new AbortController()
  const served = await serveDatabase(settings, stopping.signal)
  const other = await connect(served.url)
  const ended = new Promise((resolve) => other.once('end', resolve))
  await (await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })).stop()
  await ended
  stopping.abort()
  await served.close()
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

it('creates one database for two concurrent first starts and rejects one start', async () => {
  const dataDir = await mkdtemp(path.join(inject('temporaryFolder'), 'first-'))
  const settings = { ...environment, secret: '', databaseUrl: undefined, dataDir }
  const starts = await Promise.allSettled([serveDatabase(settings), serveDatabase(settings)])
  const [won, ...others] = starts.flatMap((start) =>
    start.status === 'fulfilled' ? [start.value] : [],
  )
  expect(others).toEqual([])
  const reasons = starts.map((start): unknown => start.status === 'rejected' && start.reason)
  expect(reasons).toContainEqual(expect.any(CommandError))
  await (await connect(won!.url)).end()
  expect((await readdir(path.join(dataDir, 'postgres'))).sort()).toEqual([
    'data',
    'password',
    'server.log',
  ])
  await won!.close()
})
