import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
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
