import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express, { type RequestHandler } from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { businessInfo } from '#cms/content/samples/en.ts'
import { environment } from '#environment.ts'
import { log } from '#platform/logs/log.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { sendBytes } from '#tests/helpers/http/raw-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { PageCache } from './page-cache.server.ts'
import { sendPrepared } from './prepared-response.server.ts'
import { createRequestListener } from './request-listener.server.ts'

const payload = await testPayload()

const rendered: string[] = []
let pageText = 'first'
let isBroken = false

function render(path: string, _content?: unknown, offer = '') {
  rendered.push(path + offer)
  if (isBroken && path === '/about') return Promise.reject(new Error('This page is broken'))
  const headers = { 'Content-Type': 'text/html', Vary: 'Accept-Language' }
  const page = new Response(`${pageText} ${path}${offer}`, { headers })
  return Promise.resolve(page)
}

const cache = new PageCache(['/', '/about', '/hi'], render, { retryPauseMs: 500 })

const server = createServer((request, response) => {
  const page = cache.find(request.url!, request.headers)
  if (page) sendPrepared(request, response, page)
  else response.writeHead(204).end()
})
let site: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
  await vi.waitFor(async () => expect((await fetchPage('/')).status).toBe(200), waitOptions)
})

afterAll(() => void server.close())

async function fetchPage(path: string, init: RequestInit = {}) {
  const headers = { 'Cache-Control': 'max-age=0', ...init.headers }
  const answer = await fetch(site + path, { ...init, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function publish(name: string) {
  const data = { ...businessInfo, name, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
}

it('serves its own pages with any other query string', async () => {
  expect((await fetchPage('/about')).text).toBe('first /about')
  expect((await fetchPage('/about?utm_source=x')).text).toBe('first /about')
  expect((await fetchPage('/About')).status).toBe(204)
  expect((await fetchPage('/about?preview=x')).status).toBe(204)
  expect((await fetchPage('/about?pincode=400050')).status).toBe(204)
})

it.each([
  ['en-IN,en;q=0.9,hi;q=0.8', '/about', '/about'],
  ['hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7', '/about', '/abouthi'],
  ['gu-IN,gu;q=0.9,mr;q=0.8,en;q=0.7', '/about', '/aboutmr'],
  ['HI', '/about', '/abouthi'],
  ['hi;q=0,*', '/about', '/about'],
  ['sushi, ;;q=hi', '/about', '/about'],
  ['mr', '/hi', '/hi'],
])('offers a reader of %s who asks for %s the page %s', async (accepted, path, text) => {
  const page = await fetchPage(path, { headers: { 'Accept-Language': accepted } })
  expect(page.text).toBe(`first ${text}`)
  expect(page.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding')
  const isShared = text === path
  expect(page.headers.get('Cache-Control')).toMatch(isShared ? /^public.*s-maxage/ : /^private/)
})

it('sends only the headers for HEAD, and 304 for a known ETag', async () => {
  const page = await fetchPage('/about', { headers: { 'Accept-Encoding': 'br' } })
  const head = await fetchPage('/about', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  expect(head.text).toBe('')
  expect(head.headers.get('Content-Length')).toBe(page.headers.get('Content-Length'))
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': page.headers.get('ETag')! }
  const again = await fetchPage('/about', { headers: known })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers.get('Content-Length')).toBeNull()
})

it('forbids shared caching for signed-in users', async () => {
  const { headers } = await fetchPage('/', { headers: { Cookie: 'a=b; payload-token=x' } })
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

it('renders nothing for a million made-up URLs', () => {
  const before = rendered.length
  let answered = 0
  for (let number = 0; number < 500_000; number += 1) {
    for (const url of [`/made-up-${number}`, `/about/?${number}`]) {
      if (cache.find(url, {})) answered += 1
    }
  }
  expect(answered).toBe(0)
  expect(rendered).toHaveLength(before)
})

it('serves old pages while it renders each page once after an edit', async () => {
  const before = rendered.length
  pageText = 'edited'
  await publish('An edit')
  await vi.waitFor(async () => {
    const { status, text } = await fetchPage('/about')
    expect(status).toBe(200)
    expect(text).toBe('edited /about')
  }, waitOptions)
  expect(rendered.slice(before)).toEqual([
    '/',
    '/hi',
    '/mr',
    '/about',
    '/abouthi',
    '/aboutmr',
    '/hi',
  ])
})

it('keeps the old page when rendering fails, renders the others and retries', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  isBroken = true
  pageText = 'edited again'
  await publish('Another edit')
  await vi.waitFor(
    async () => expect((await fetchPage('/')).text).toBe('edited again /'),
    waitOptions,
  )
  expect((await fetchPage('/about')).text).toBe('edited /about')

  isBroken = false
  await vi.waitFor(
    async () => expect((await fetchPage('/about')).text).toBe('edited again /about'),
    waitOptions,
  )
})

it('skips uncacheable pages and redirects without retrying', async () => {
  const retryPause = 7_654_321
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  const answers: Record<string, () => Response> = {
    '/': () => new Response('The home page'),
    '/find': () => new Response('A form', { headers: { 'Cache-Control': 'no-store' } }),
    '/admin': () => new Response(null, { status: 302 }),
  }
  const renderedPaths: string[] = []
  const renderEach = (path: string) => {
    renderedPaths.push(path)
    return Promise.resolve(answers[path]!())
  }
  const other = new PageCache(Object.keys(answers), renderEach, { retryPauseMs: retryPause })
  await vi.waitFor(() => expect(other.find('/', {})).toBeDefined(), waitOptions)
  expect([...new Set(renderedPaths)]).toEqual(Object.keys(answers))
  expect([other.find('/find', {}), other.find('/admin', {})]).toEqual([undefined, undefined])
  expect(setTimer.mock.calls.map(([, pause]) => pause)).not.toContain(retryPause)
})

describe('request listener', () => {
  const route = { id: 'root', path: 'echo' }
  const build = {
    mode: 'production',
    publicPath: '/',
    basename: '/',
    future: { v3_singleFetch: true },
    entry: { module: { default: (request: Request) => new Response(request.url) } },
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: { root: route } },
    routes: { root: { ...route, module: { default: () => null } } },
  } as unknown as ServerBuild

  const server = createServer(
    createRequestListener(build, {
      builtFiles: new Map(),
      remix: (partialBuild) =>
        express().all('*', createRequestHandler({ build: partialBuild }) as RequestHandler),
    }),
  )
  let site: string
  const { trustProxy } = environment

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  afterEach(() => {
    environment.trustProxy = trustProxy
  })

  it.each([
    'X-Forwarded-Host: a:99999',
    'X-Forwarded-Host: [::1, b:-1',
    'X-Forwarded-Host: a:65536\r\nX-Forwarded-Host: b:x',
    'X-Forwarded-Port: 99999',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-For: [2001:db8::1]:443,',
    'Forwarded: for="[::1";host=a:99999',
  ])('answers a request with %j, with and without a trusted proxy', async (header) => {
    for (const isTrusted of [true, false]) {
      environment.trustProxy = isTrusted
      const lines = [
        'GET /echo HTTP/1.1',
        'Host: saaf.example',
        header,
        'Connection: close',
        '',
        '',
      ]
      const response = await sendBytes(site, lines.join('\r\n'))
      expect(response).toMatch(/^HTTP\/1\.1 200 /)
      expect(response).toContain('http://saaf.example/echo')
    }
  })
})
