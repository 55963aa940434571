import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { log } from '#platform/logs/log.ts'
import { testPayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { PageCache } from './page-cache.server.ts'

const payload = await testPayload()

const rendered: string[] = []
let words = 'first'
let isBroken = false

function render(path: string) {
  rendered.push(path)
  if (isBroken && path === '/about') return Promise.reject(new Error('This page is broken'))
  const page = new Response(`${words} ${path}`, { headers: { 'Content-Type': 'text/html' } })
  return Promise.resolve(page)
}

const cache = new PageCache(['/', '/about'], render, { retryPauseMs: 500 })

const server = createServer((request, response) => {
  if (!cache.answer(request, response)) response.writeHead(204).end()
})
let site: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
  await vi.waitFor(async () => expect((await ask('/')).status).toBe(200), patience)
})

afterAll(() => void server.close())

async function ask(path: string, init: RequestInit = {}) {
  const headers = { 'Cache-Control': 'max-age=0', ...init.headers }
  const answer = await fetch(site + path, { ...init, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function publish(name: string) {
  const data = { ...businessInfo, name, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
}

it('answers its pages, whatever stands after the question mark, and no others', async () => {
  expect((await ask('/about')).text).toBe('first /about')
  expect((await ask('/about?utm_source=x')).text).toBe('first /about')
  expect((await ask('/About')).status).toBe(204)
  // With drafts in them, for one person.
  expect((await ask('/about?preview=x')).status).toBe(204)
  // With an answer to who asks.
  expect((await ask('/about?pincode=400050')).status).toBe(204)
})

it('sends the headers alone to who asks for them, and nothing to who has the page', async () => {
  const page = await ask('/about', { headers: { 'Accept-Encoding': 'br' } })
  const head = await ask('/about', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  expect(head.text).toBe('')
  expect(head.headers.get('Content-Length')).toBe(page.headers.get('Content-Length'))
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': page.headers.get('ETag')! }
  const again = await ask('/about', { headers: known })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers.get('Content-Length')).toBeNull()
})

it('lets a shared cache keep nothing for who is signed in', async () => {
  const { headers } = await ask('/', { headers: { Cookie: 'a=b; payload-token=x' } })
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

it('renders nothing for a million made-up addresses', () => {
  const before = rendered.length
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  let answered = 0
  for (let number = 0; number < 500_000; number += 1) {
    for (const url of [`/made-up-${number}`, `/about/?${number}`]) {
      request.url = url
      if (cache.answer(request, response)) answered += 1
    }
  }
  expect(answered).toBe(0)
  expect(rendered).toHaveLength(before)
})

it('answers what it has while pages are rendered anew after an edit, each of them once', async () => {
  const before = rendered.length
  words = 'edited'
  await publish('An edit')
  await vi.waitFor(async () => {
    const { status, text } = await ask('/about')
    expect(status).toBe(200)
    expect(text).toBe('edited /about')
  }, patience)
  expect(rendered.slice(before)).toEqual(['/', '/about'])
})

it('keeps a page that cannot be rendered as it was, renders the others, and tries it again', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  isBroken = true
  words = 'edited again'
  await publish('Another edit')
  await vi.waitFor(async () => expect((await ask('/')).text).toBe('edited again /'), patience)
  expect((await ask('/about')).text).toBe('edited /about')

  // Without another edit.
  isBroken = false
  await vi.waitFor(
    async () => expect((await ask('/about')).text).toBe('edited again /about'),
    patience,
  )
})

it('leaves alone what nobody may keep, and does not try it again', async () => {
  const retryPause = 7_654_321
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  const answers: Record<string, () => Response> = {
    '/': () => new Response('The home page'),
    '/find': () => new Response('A form', { headers: { 'Cache-Control': 'no-store' } }),
    '/admin': () => new Response(null, { status: 302 }),
  }
  const asked: string[] = []
  const renderEach = (path: string) => {
    asked.push(path)
    return Promise.resolve(answers[path]!())
  }
  const other = new PageCache(Object.keys(answers), renderEach, { retryPauseMs: retryPause })
  const answerTo = (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url })
    return other.answer(request, new ServerResponse(request))
  }
  await vi.waitFor(() => expect(answerTo('/')).toBe(200), patience)
  expect(asked).toEqual(Object.keys(answers))
  expect([answerTo('/find'), answerTo('/admin')]).toEqual([undefined, undefined])
  expect(setTimer.mock.calls.map(([, pause]) => pause)).not.toContain(retryPause)
})
