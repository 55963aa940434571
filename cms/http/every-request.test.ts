import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { peers } from '#platform/limits/client-address.ts'
import { sendBytes } from '#tests/setup/raw-request.ts'
import { prepareEveryRequest } from './every-request.ts'

prepareEveryRequest()

it.each<[string, RequestInit]>([
  ['/api/constructor', {}],
  ['/api/%5f_proto__/1', {}],
  ['/cms', { method: 'POST', headers: { 'Next-Action': 'none' } }],
  ['/cms/login', { method: 'POST', body: new FormData() }],
])('what would be a fault of the server is asked for nowhere: %s', async (path, init) => {
  expect(await askedFor(path, init)).toBe('GET /unreadable')
})

it.each([
  ['/api/bookings/../constructor', 'GET', ''],
  ['/api/bookings/%2e%2e/../cms', 'POST', 'Content-Type: multipart/form-data; boundary=x'],
  ['/cms', 'PUT', 'Content-Length: 9007199254740991'],
  ['/cms', 'POST', `Next-Action: ${'0'.repeat(42)}\r\nOrigin: x`],
])('nor what no browser would send: %s by %s', async (path, method, header) => {
  const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
  const request = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', header]
  const bytes = `${request.filter(Boolean).join('\r\n')}\r\n\r\n`
  const said = await sendBytes(`http://127.0.0.1:${port}`, bytes, /unreadable/)
  expect(said).toContain('GET /unreadable')
  close()
})

it.each<[string, RequestInit, string]>([
  ['/api/bookings', { method: 'POST', body: new FormData() }, 'POST /api/bookings'],
  ['/cms', { method: 'POST', headers: { 'Next-Action': '0'.repeat(42) } }, 'POST /cms'],
  ['/api/constructors', {}, 'GET /api/constructors'],
])('all else as it is: %s', async (path, init, asked) => {
  expect(await askedFor(path, init)).toBe(asked)
})

it('whatever answers a request knows the address at its other end', async () => {
  const { port, close } = await listen(() => peers.getStore()!)
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  expect(await answer.text()).toBe('127.0.0.1')
  close()
})

/** A server that answers each request with a text. */
async function listen(answer: (request: IncomingMessage) => string) {
  const server = createServer((request, response) => response.end(answer(request)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** What the server is asked for where a client asks for something. */
async function askedFor(path: string, init: RequestInit): Promise<string> {
  const { port, close } = await listen(({ method, url }) => `${method} ${url}`)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  close()
  return answer.text()
}
