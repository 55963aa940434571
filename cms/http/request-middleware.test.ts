import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { requestStorage } from '#platform/logs/log.ts'
import { sendBytes } from '#tests/helpers/http/raw-request.ts'
import { installRequestMiddleware } from './request-middleware.ts'

installRequestMiddleware()

it.each<[string, RequestInit]>([
  ['/api/constructor', {}],
  ['/api/%5f_proto__/1', {}],
  ['/cms', { method: 'POST', headers: { 'Next-Action': 'none' } }],
  ['/cms/login', { method: 'POST', body: new FormData() }],
])('rewrites a request that would cause a 500: %s', async (path, init) => {
  expect(await requestReceived(path, init)).toBe('GET /unreadable')
})

it.each([
  ['/api/bookings/../constructor', 'GET', ''],
  ['/api/bookings/%2e%2e/../cms', 'POST', 'Content-Type: multipart/form-data; boundary=x'],
])('rewrites a request that no browser sends: %s with %s', async (path, method, header) => {
  const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
  const request = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', header]
  const bytes = `${request.filter(Boolean).join('\r\n')}\r\n\r\n`
  const answer = await sendBytes(`http://127.0.0.1:${port}`, bytes, /unreadable/)
  expect(answer).toContain('GET /unreadable')
  close()
})

it.each<[string, RequestInit, string]>([
  ['/api/bookings', { method: 'POST', body: new FormData() }, 'POST /api/bookings'],
  ['/cms', { method: 'POST', headers: { 'Next-Action': '0'.repeat(42) } }, 'POST /cms'],
  ['/api/constructors', {}, 'GET /api/constructors'],
])('passes other requests unchanged: %s', async (path, init, received) => {
  expect(await requestReceived(path, init)).toBe(received)
})

const cms = environment.cmsUrl
it.each([
  ['another website', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another website in an old browser', { Origin: 'https://evil.example' }],
  ['an unknown origin', { Origin: 'null' }],
  ['an invalid origin', { Origin: 'x' }],
  ['another website without an Origin header', { Referer: 'https://evil.example/' }],
  ['another subdomain', { Origin: cms, 'Sec-Fetch-Site': 'same-site' }],
])('refuses a write from %s before reading it', async (_, headers) => {
  for (const [method, path, length = '20'] of [
    ['POST', '/api/users/login'],
    ['POST', '/api/users/forgot-password'],
    ['PATCH', '/api/prices/1'],
    ['DELETE', '/api/prices/1'],
    ['PUT', '/api/media'],
    ['POST', '/cms'],
    ['POST', '/API/Users/%6cogin'],
    ['DELETE', '/cms', '0'],
  ]) {
    const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
    const answer = await sendBytes(
      `http://127.0.0.1:${port}`,
      rawRequest(`${method} ${path}`, { ...headers, 'Content-Length': length }),
      /errors.*\]\}/,
    )
    expect(answer).toMatch(/^HTTP\/1.1 403 /)
    expect(answer).toContain(staffWords.requestErrors.foreign)
    close()
  }
})

it.each<[string, string, Record<string, string>]>([
  ['POST', 'our own page', { Origin: 'http://x', 'Sec-Fetch-Site': 'same-origin' }],
  ['POST', 'our own page behind a proxy', { Origin: cms }],
  ['POST', 'our own page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['POST', 'a program', {}],
  ['GET', 'another website', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
])('passes a %s from %s', async (method, _, headers) => {
  const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
  const bytes = rawRequest(`${method} /api/users/login`, headers)
  const answer = await sendBytes(`http://127.0.0.1:${port}`, bytes, /login$/)
  expect(answer).toContain(`${method} /api/users/login`)
  close()
})

function rawRequest(start: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'x', ...headers }).map((header) => header.join(': '))
  return `${[`${start} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

it('provides the remote address to request handlers', async () => {
  const { port, close } = await listen(() => requestStorage.getStore()!.remoteAddress!)
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  expect(await answer.text()).toBe('127.0.0.1')
  close()
})

async function listen(answer: (request: IncomingMessage) => string) {
  // Next also answers later.
  const server = createServer((request, response) => {
    setImmediate(() => response.end(answer(request)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

async function requestReceived(path: string, init: RequestInit): Promise<string> {
  const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  close()
  return answer.text()
}
