import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { postgresOf } from '#cms/database/adapter.ts'
import { log } from '#cms/logs/log.ts'
import { environment } from '#environment.ts'
import { samplePayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { keepCdnFresh } from './purge-cdn.ts'

const payload = await samplePayload()

let answer = 200
const asked: { method?: string; authorization?: string; body: string }[] = []
const cdn = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { method, headers } = request
    asked.push({ method, authorization: headers.authorization, body })
    response.writeHead(answer).end()
  })
}).listen(0, '127.0.0.1')

afterAll(() => cdn.close())

const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})

beforeEach(() => {
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

it('a CDN is told once of what is changed in the same moment, and of each later moment', async () => {
  environment.cdn = {
    purgeUrl: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    purgeHeader: 'Authorization: Bearer of: tests',
  }
  void keepCdnFresh()
  // What was changed before anybody listened.
  await told(1)
  for (const words of ['One', 'Two', 'Three']) await edit(words)
  await told(2)
  await edit('Four')
  await told(3)
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    authorization: 'Bearer of: tests',
    body: '{"purge_everything":true}',
  })
})

it('a CDN that refuses is told of the next change all the same, and the log says so', async () => {
  answer = 429
  await edit('Five')
  await vi.waitUntil(() => warn.mock.calls.length === 1, patience)
  expect(warn.mock.calls[0]).toMatchObject([{ err: { message: 'The CDN answered 429.' } }, /CDN/])
  answer = 200
  await edit('Six')
  await told(2)
})

it('after a lost connection it is told of what may have been changed meanwhile', async () => {
  await postgresOf(payload).pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  )
  await told(1)
})
