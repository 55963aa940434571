import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { environment } from '#environment.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { samplePayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { keepCdnFresh } from './purge-cdn.ts'

const payload = await samplePayload()

let answer = 200
const asked: { at: number; method?: string; authorization?: string; body: string }[] = []
const cdn = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { method, headers } = request
    asked.push({ at: Date.now(), method, authorization: headers.authorization, body })
    response.writeHead(answer).end()
  })
}).listen(0, '127.0.0.1')

afterAll(() => cdn.close())

const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  environment.cdn = {
    purgeUrl: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    purgeHeader: ['Authorization', 'Bearer of: tests'],
  }
  void keepCdnFresh()
  // Of what was changed before anybody listened.
  await told(1)
})

beforeEach(() => {
  answer = 200
  warn.mockClear()
  asked.length = 0
})

const edit = (copyright: string) =>
  payload.updateGlobal({
    slug: 'site-layout',
    data: { copyright, _status: 'published' },
    overrideAccess: true,
  })

const told = (times: number) => vi.waitUntil(() => asked.length === times, patience)

it('a CDN is told of changes, of those of the same moment together', async () => {
  for (const words of ['One', 'Two', 'Three']) await edit(words)
  await told(2)
  expect(asked.at(-1)).toEqual({
    at: expect.any(Number) as number,
    method: 'POST',
    authorization: 'Bearer of: tests',
    body: '{"purge_everything":true}',
  })
  await edit('Four')
  await told(3)
})

it('it is told again once every process of the site has read the last of several changes', async () => {
  await edit('Five')
  await setTimeout(1_500)
  await edit('Six')
  const lastEditAt = Date.now()
  await told(2)
  expect(asked.at(-1)!.at - lastEditAt).toBeGreaterThan(2_000)
})

it('a CDN that refuses is told of the next change all the same, and the log says so', async () => {
  answer = 429
  await edit('Seven')
  await vi.waitUntil(() => warn.mock.calls.length === 1, patience)
  expect(warn.mock.calls[0]).toMatchObject([{ err: { message: 'The CDN answered 429.' } }, /CDN/])
  answer = 200
  await edit('Eight')
  await told(2)
})

it('after a lost connection it is told of what may have been changed meanwhile', async () => {
  await postgresOf(payload).pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  )
  await told(1)
})
