import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { contentChannel } from '#platform/notifications/notify-content-change.ts'
import { subscribe } from '#platform/notifications/subscribe.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { purgeCdnOnChange } from './purge-cdn.ts'

const payload = await samplePayload()

let cdnStatus = 200
const purges: { at: number; method?: string; authorization?: string; body: string }[] = []
const cdn = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { method, headers } = request
    purges.push({ at: Date.now(), method, authorization: headers.authorization, body })
    response.writeHead(cdnStatus).end()
  })
}).listen(0, '127.0.0.1')

afterAll(() => cdn.close())

const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  environment.cdn = {
    purgeUrl: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    purgeHeader: ['Authorization', 'Bearer of: tests'],
  }
  void purgeCdnOnChange()
  // The purge on start.
  await waitForPurges(1)
})

beforeEach(() => {
  cdnStatus = 200
  warn.mockClear()
  purges.length = 0
})

const edit = (copyright: string) =>
  payload.updateGlobal({
    slug: 'site-layout',
    data: { copyright, _status: 'published' },
    overrideAccess: true,
  })

const waitForPurges = (times: number) => vi.waitUntil(() => purges.length === times, waitOptions)

it('purges once for changes at the same moment', async () => {
  for (const words of ['One', 'Two', 'Three']) await edit(words)
  await waitForPurges(2)
  expect(purges.at(-1)).toEqual({
    at: expect.any(Number) as number,
    method: 'POST',
    authorization: 'Bearer of: tests',
    body: '{"purge_everything":true}',
  })
  await edit('Four')
  await waitForPurges(3)
})

it('purges again after every site process has read the last change', async () => {
  await edit('Five')
  await setTimeout(1_500)
  await edit('Six')
  const lastEditAt = Date.now()
  await waitForPurges(2)
  expect(purges.at(-1)!.at - lastEditAt).toBeGreaterThan(2_000)
})

it('logs a refused purge, and purges after the next change', async () => {
  cdnStatus = 429
  await edit('Seven')
  await vi.waitUntil(() => warn.mock.calls.length === 1, waitOptions)
  expect(warn.mock.calls[0]).toMatchObject([{ err: { message: 'The CDN answered 429.' } }, /CDN/])
  cdnStatus = 200
  await edit('Eight')
  await waitForPurges(2)
})

it('purges after a lost database connection', async () => {
  await getPostgres(payload).pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  )
  await waitForPurges(1)
})

describe('content change', () => {
  const listener = new pg.Client({ connectionString: environment.databaseUrl })
  const received: string[] = []

  beforeAll(async () => {
    await listener.connect()
    await listener.query(`LISTEN ${contentChannel}`)
    listener.on('notification', ({ payload: notification }) =>
      received.push(notification?.split(' ')[0] ?? ''),
    )
  })

  afterAll(() => listener.end())

  beforeEach(() => void (received.length = 0))

  /** NOTIFY keeps the order: the marker arrives last. */
  async function takeNotifications(): Promise<string[]> {
    await listener.query(`NOTIFY ${contentChannel}, 'now'`)
    await vi.waitUntil(() => received.includes('now'), waitOptions)
    return received.splice(0).slice(0, -1)
  }

  const overrideAccess = true

  it('notifies when an entry is published, changed, unpublished or deleted, not on autosave', async () => {
    const data = {
      name: 'Asha',
      location: 'Dadar',
      text: 'Lovely.',
      order: 1,
      _status: 'draft' as const,
    }
    const { id } = await payload.create({
      collection: 'testimonials',
      data,
      draft: true,
      overrideAccess,
    })
    const entry = { collection: 'testimonials' as const, id, overrideAccess }
    const autosave = (text: string) => payload.update({ ...entry, data: { text }, draft: true })
    await autosave('Lovely')
    expect(await takeNotifications()).toEqual([])

    await payload.update({ ...entry, data: { _status: 'published' } })
    expect(await takeNotifications()).toEqual(['testimonials'])
    await autosave('Lovely, and')
    await autosave('Lovely, and quick.')
    expect(await takeNotifications()).toEqual([])
    await payload.update({ ...entry, data: { _status: 'published' } })
    expect(await takeNotifications()).toEqual(['testimonials'])
    await payload.update({ ...entry, data: { _status: 'draft' } })
    expect(await takeNotifications()).toEqual(['testimonials'])
    await payload.delete(entry)
    expect(await takeNotifications()).toEqual(['testimonials'])
  })

  it('notifies when a page is published or unpublished, not on autosave', async () => {
    const page = { slug: 'booking-page' as const, overrideAccess }
    for (const termsNote of ['W', 'We', 'We wash.']) {
      await payload.updateGlobal({ ...page, data: { termsNote }, draft: true })
    }
    expect(await takeNotifications()).toEqual([])
    await payload.updateGlobal({ ...page, data: { _status: 'published' } })
    expect(await takeNotifications()).toEqual(['booking-page'])
    await payload.updateGlobal({ ...page, data: { _status: 'draft' } })
    expect(await takeNotifications()).toEqual(['booking-page'])
  })
})

describe('subscribe', () => {
  async function connections(): Promise<number> {
    const { rows } = await getPostgres(payload).drizzle.execute<{ count: number }>(
      sql`SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()`,
    )
    return rows[0]!.count
  }

  it('closes its connection when LISTEN fails', async () => {
    const before = await connections()
    const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
    let tries = 0
    const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      if (!String(args[0]).startsWith('LISTEN')) return query.apply(this, args) as never
      tries += 1
      return Promise.reject(new Error('Query read timeout')) as never
    })
    let calls = 0
    void subscribe(
      () => Promise.resolve(payload),
      'some_channel',
      () => (calls += 1),
    )
    await vi.waitUntil(() => tries >= 3, waitOptions)
    await vi.waitFor(
      async () => expect(await connections()).toBeLessThanOrEqual(before),
      waitOptions,
    )
    expect(calls).toBe(0)

    failing.mockRestore()
    await vi.waitUntil(() => calls > 0, waitOptions)
    expect(await connections()).toBeLessThanOrEqual(before + 1)
  })
})
