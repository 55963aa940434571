import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, handleEndpoints, type SanitizedConfig } from 'payload'
import { Client, Pool, type PoolConfig } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import config from '#payload.config.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { TransactionsStalled } from '#platform/database/transaction-queue.ts'
import { callRestApi, createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { createSample } from '#tests/access/samples.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { restrictPayloadEndpoints } from './payload-endpoints.ts'

const payload = await samplePayload()
payload.logger.level = 'silent'
let admin: TestPerson

beforeAll(async () => {
  admin = await createPerson(payload, 'admin')
})

const statusOf = async (method: string, path: string, body?: BodyInit) => {
  const answer: unknown = await callRestApi(admin.token, method, path, body).catch(
    (error: unknown) => error,
  )
  return (answer as { status?: number }).status ?? 200
}

it.each([
  'where[and][equals]=1',
  'where[or][0]=1',
  'where[name]=A',
  'where[name][nothing]=1',
  'where[name][near]=1,2',
  'where[name][equals][deeper]=1',
  'where={',
  'where=1',
  'data={',
  'where[createdAt][like]=x',
  'where[createdAt][equals]=0000-01-01',
  'where[createdAt][less_than]=275760-09-13',
  'sort[name]=1',
  'limit=99999999999999999999',
])('rejects a malformed query: %s', async (query) => {
  expect(await statusOf('GET', `services?${query}`)).toBe(400)
})

it.each([
  'where[title][like]=dry&sort=-title',
  'where[or][0][and][0][title][equals]=A&limit=2',
  'where={"title":{"in":["A","B"]}}',
  'where[id][in][0]=00000000-0000-0000-0000-000000000000&sort[]=title&sort[]=-createdAt',
])('answers a valid query: %s', async (query) => {
  expect(await statusOf('GET', `services?${query}`)).toBe(200)
})

it.each(['', '{', 'null', '1', '"text"', '[]'])(
  'rejects a body that is no object: %j',
  async (body) => {
    expect(await statusOf('POST', 'services', body)).toBe(400)
  },
)

it('rejects values that are nested too deeply', async () => {
  const value = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  const body = `{"document":{"relationTo":"services","value":${value}}}`
  expect(await statusOf('POST', 'payload-locked-documents', body)).toBe(400)
})

it('rejects a truncated form', async () => {
  const body = new Blob(['--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"a":'], {
    type: 'multipart/form-data; boundary=x',
  })
  expect(await statusOf('POST', 'services', body)).toBe(400)
})

it.each(['updatedAt', 'id', 'nothing'])(
  'publishes whole documents in writes that select only %s',
  async (field) => {
    const branch = await createSample(payload, 'branches', admin.user!)
    const query = `depth=0&select[${field}]=true`
    const patch = (path: string, data: object) =>
      statusOf('PATCH', `branches${path}${query}`, JSON.stringify(data))
    const email = 'dadar@saaf.example'
    const change = { email, ownPassword: password, _status: 'published' }
    expect(await patch(`/${branch.id}?`, change)).toBe(200)
    const here = `where[id][equals]=${branch.id}`
    expect(await patch(`?${here}&`, { phone: '2', _status: 'published' })).toBe(200)
    const { clients } = admin
    expect(await clients.REST.read('branches', branch.id)).toMatchObject({
      ...{ _order: branch._order, email, phone: '2' },
    })
    const { docs: entries } = await payload.find({
      ...{ collection: 'activities', where: { type: { equals: 'recipient-changed' } } },
      ...{ sort: '-at', limit: 1, overrideAccess: true },
    })
    expect(entries[0]).toMatchObject({ label: 'Branches, Dadar', to: email })
  },
)

it('answers 404 to version URLs of collections without versions', async () => {
  const booking = await createSample(
    payload,
    'bookings',
    await createUserWithRole(payload, 'admin'),
  )
  expect(await statusOf('GET', `bookings/versions/${booking.id}`)).toBe(404)
  expect(await statusOf('POST', `bookings/versions/${booking.id}`)).toBe(404)
  expect(await statusOf('GET', 'services/versions')).toBe(200)
})

it('answers 404 for a missing file', async () => {
  const { filename } = await createSample(
    payload,
    'media',
    await createUserWithRole(payload, 'admin'),
  )
  for (const name of ['none.png', '%00', '..%2f..%2fpackage.json', '.']) {
    expect(await statusOf('GET', `media/file/${name}`), name).toBe(404)
  }
  const there = new Request(`http://localhost:3001/api/media/file/${String(filename)}`)
  expect((await handleEndpoints({ config, request: there })).status).toBe(200)
})

it('ignores a file name that an editor sends through REST', async () => {
  const editor = await createPerson(payload, 'editor')
  const { id, filename } = await createSample(payload, 'media', editor.user!)
  const changed = await editor.clients.REST.update('media', id, {
    alt: 'New',
    filename: 'other.png',
  })
  expect(changed).toMatchObject({ alt: 'New', filename })
})

it('keeps a SyntaxError of our own endpoint as a server error', async () => {
  const handler = () => JSON.parse('{') as Response
  const endpoints = [{ path: '/stored', method: 'get', handler }]
  const bare = { collections: [], globals: [], endpoints } as unknown as SanitizedConfig
  const [restricted] = restrictPayloadEndpoints(bare).endpoints
  const req = await createLocalReq({}, payload)
  await expect((async () => restricted!.handler(req))()).rejects.toBeInstanceOf(SyntaxError)
})

async function usePool(
  settings: PoolConfig,
  use: (pool: Pool) => Promise<unknown>,
): Promise<unknown> {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, ...settings })
  return use(pool).finally(() => pool.end())
}

async function useWholePool(pool: Pool): Promise<unknown> {
  const client = await pool.connect()
  return pool.connect().finally(() => client.release())
}

async function cutConnection(): Promise<unknown> {
  const client = new Client(process.env.DATABASE_URL)
  await client.connect()
  client.on('error', () => {})
  return client.query('SELECT pg_terminate_backend(pg_backend_pid())')
}

const raise = (code: string) => () =>
  getPostgres(payload).drizzle.execute(
    sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '${code}'; END $$`),
  )

it.each<[string, () => Promise<unknown>]>([
  [
    'a query takes too long',
    () => usePool({ query_timeout: 20 }, (pool) => pool.query('SELECT pg_sleep(1)')),
  ],
  [
    'all connections are in use',
    () => usePool({ max: 1, connectionTimeoutMillis: 200 }, useWholePool),
  ],
  ['the connection is lost', cutConnection],
  ['transactions are stalled', () => Promise.reject(new TransactionsStalled())],
  ...['40001', '40P01', '53300', '55P03', '57014', '57P01'].map(
    (code): [string, () => Promise<unknown>] => [`PostgreSQL answers ${code}`, raise(code)],
  ),
])('answers 503 with Retry-After if %s', async (_, fail) => {
  const handler = async () => Response.json(await fail())
  const endpoints = [{ path: '/busy', method: 'post', handler }]
  const bare = { collections: [], globals: [], endpoints } as unknown as SanitizedConfig
  const [busy] = restrictPayloadEndpoints(bare).endpoints
  const req = await createLocalReq({}, payload)
  await expect((async () => busy!.handler(req))()).rejects.toMatchObject({
    status: 503,
    message: staffWords.requestErrors.unavailable,
    isPublic: true,
  })
  expect(req.responseHeaders?.get('Retry-After')).toBe('60')
})

it.each([
  ['GET', 'services'],
  ['GET', 'bookings'],
  ['GET', 'users/me'],
  ['POST', 'users/login', JSON.stringify({ email: 'admin@example.com', password: 'wrong' })],
])('answers 503 while the database is unavailable: %s %s', async (method, path, body?: string) => {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${admin.token}` },
  })
  const answer = await withDatabaseOffline(() => handleEndpoints({ config, request }))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('60')
})
