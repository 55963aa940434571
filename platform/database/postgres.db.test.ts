import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { readinessFailure } from '#platform/monitoring/health.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { getPostgres } from './adapter.ts'
import { DatabaseUnavailable } from './circuit-breaker.ts'
import { resilientPostgres } from './postgres.ts'

const payload = await testPayload()
const message = {
  collection: 'contact-messages',
  data: { name: 'Asha', email: 'asha@example.com', subject: 'Curtains', message: 'Six?' },
  overrideAccess: true,
  depth: 0,
} as const

// Without the adapter's listeners, each fault below would end the process.

it('answers after all connections were cut', async () => {
  const { drizzle } = getPostgres(payload)
  const lost = drizzle.transaction(async (transaction) => {
    await drizzle.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await transaction.execute(sql`SELECT 1`)
  })
  await expect(lost).rejects.toThrow()
  await expect(payload.count({ collection: 'bookings', overrideAccess: true })).resolves.toEqual({
    totalDocs: 0,
  })
})

it('rejects a write whose COMMIT fails', async () => {
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused at the end'; END $$`)
  await drizzle.execute(sql`
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON contact_messages
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`)
  const stored = payload.create(message)
  await expect(stored).rejects.toThrow('Failed query: commit')
  await drizzle.execute(sql`DROP FUNCTION refuse CASCADE`)
  const count = payload.count({ collection: 'contact-messages', overrideAccess: true })
  await expect(count).resolves.toEqual({ totalDocs: 0 })
  await payload.create(message)
  await emptyDatabase(payload)
})

it('rejects transactions and is not ready while stuck ones use the whole pool', async () => {
  const present = await config
  const pool = { connectionString: environment.databaseUrl, max: 6, connectionTimeoutMillis: 500 }
  const adapter = resilientPostgres({ idType: 'uuid', push: false, pool })
  const db = { ...adapter, name: 'postgres', allowIDOnCreate: true }
  const small = await getPayload({ key: 'small', config: { ...present, db } })
  const stuck = await Promise.all([small.db.beginTransaction(), small.db.beginTransaction()])
  const store = () => small.create(message)
  await expect(store()).rejects.toMatchObject({
    status: 503,
    isPublic: true,
    message: staffWords.requestErrors.unavailable,
  })
  expect(await readinessFailure(small)).toBe('transactions')
  await small.db.rollbackTransaction(stuck[0]!)
  await store()
  expect(await readinessFailure(small)).toBeNull()
  await small.db.rollbackTransaction(stuck[1]!)
})

it('rejects only the caller when the database is unreachable', async () => {
  const present = await config
  const away = resilientPostgres({ pool: { connectionString: 'postgres://127.0.0.1:1/away' } })
  const db = { ...away, name: 'postgres', allowIDOnCreate: true }
  const starting = getPayload({ key: 'away', config: { ...present, db } })
  await expect(starting).rejects.toThrow('cannot connect to Postgres')
})

describe('circuit breaker', () => {
  const { pg, poolOptions } = getPostgres(payload)

  /** A proxy to the database that can stop delivering data. */
  async function startNetwork() {
    const url = new URL(poolOptions.connectionString!)
    const { port, hostname } = url
    const sockets = new Set<Socket>()
    let connections = 0
    let isSilent = false
    const server = createServer((near) => {
      connections += 1
      const far = connect(Number(port), hostname)
      const ends = [near, far] as const
      for (const [from, to] of [ends, ends.toReversed()] as [Socket, Socket][]) {
        sockets.add(from)
        from.on('data', (chunk) => to.write(chunk))
        from.on('error', () => {})
        from.once('close', () => {
          sockets.delete(from)
          to.destroy()
        })
        if (isSilent) from.pause()
      }
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url.port = String((server.address() as AddressInfo).port)
    return {
      url: url.href,
      countConnections: () => connections,
      setSilent: (value: boolean) => {
        isSilent = value
        for (const socket of sockets) socket[isSilent ? 'pause' : 'resume']()
      },
      close: () => server.close(),
    }
  }

  const max = 3

  let network: Awaited<ReturnType<typeof startNetwork>>
  let pool: Pool

  const startPool = () => new pg.Pool({ ...poolOptions, connectionString: network.url, max })

  beforeAll(async () => {
    network = await startNetwork()
    pool = startPool()
  })

  afterAll(async () => {
    await pool.end()
    network.close()
  })

  const catchError = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error,
    )

  it('lets a slow query finish, and others at the same time', async () => {
    const slow = pool.query('SELECT pg_sleep(4), 1 AS one')
    await expect(pool.query('SELECT 2 AS two')).resolves.toMatchObject({ rows: [{ two: 2 }] })
    await expect(slow).resolves.toMatchObject({ rows: [{ one: 1 }] })
    // Both queries, and probes after 0.5, 1.5 and 3.5 seconds.
    expect(network.countConnections()).toBeLessThanOrEqual(2 + 3)
  })

  it('fails waiting and new queries while the database is silent, and loses no connection', async () => {
    const transaction = await pool.connect()
    await transaction.query('BEGIN')
    // Drizzle keeps a connection whose BEGIN failed.
    const unreleased = await pool.connect()
    network.setSilent(true)

    const pending = [
      transaction.query('SELECT 1'),
      unreleased.query('BEGIN'),
      pool.query('SELECT 1'),
      // All connections are in use.
      pool.query('SELECT 1'),
      pool.connect(),
    ]
    for (const error of await Promise.all(pending.map(catchError)))
      expect(error).toBeInstanceOf(DatabaseUnavailable)
    transaction.release()
    expect(await catchError(pool.query('SELECT 1'))).toBeInstanceOf(DatabaseUnavailable)
    expect(await catchError(transaction.query('COMMIT'))).toBeInstanceOf(DatabaseUnavailable)

    network.setSilent(false)
    await expect
      .poll(() => pool.query('SELECT 1 AS one').catch(() => null), waitOptions)
      .toMatchObject({ rows: [{ one: 1 }] })
    const clients = await Promise.all(Array.from({ length: max }, () => pool.connect()))
    for (const client of clients) client.release()
  })
})
