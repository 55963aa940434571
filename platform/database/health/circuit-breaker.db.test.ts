import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPostgres } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { DatabaseUnavailable } from './circuit-breaker.ts'

const { pg, poolOptions } = getPostgres(await testPayload())

/** A proxy to the database that can stop delivering data. */
async function startNetwork() {
  const url = new URL(poolOptions.connectionString!)
  const { port, hostname } = url
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
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
