import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { remoteAddressStorage } from '#platform/limits/client-address.ts'
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
  ['/cms', 'PUT', 'Content-Length: 9007199254740991'],
  ['/cms', 'POST', `Next-Action: ${'0'.repeat(42)}\r\nOrigin: x`],
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

it('provides the remote address to request handlers', async () => {
  const { port, close } = await listen(() => remoteAddressStorage.getStore()!)
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  expect(await answer.text()).toBe('127.0.0.1')
  close()
})

async function listen(answer: (request: IncomingMessage) => string) {
  const server = createServer((request, response) => response.end(answer(request)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

async function requestReceived(path: string, init: RequestInit): Promise<string> {
  const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  close()
  return answer.text()
}
