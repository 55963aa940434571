import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { sendBytes } from '#tests/helpers/http/raw-request.ts'
import { installRequestMiddleware } from './request-middleware.ts'

installRequestMiddleware()

const head = (...lines: string[]) => `${[...lines, 'Host: x'].join('\r\n')}\r\n\r\n`
const chunkOf = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`
const { form, document, upload } = bodyLimits

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Reads each body completely, as Payload does. */
async function listen() {
  const seen = { bytes: 0, complete: 0 }
  const answer: RequestListener = (request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      seen.bytes += chunk.length
    })
    request.on('error', () => undefined)
    request.on('end', () => {
      seen.complete += 1
      response.end(`${request.method} ${request.url} ${bytes}`)
    })
  }
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => server.close().closeAllConnections())
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('a body with an announced length', () => {
  it.each([
    ['POST', '/api/users/login', form],
    ['POST', '/api/users/first-register', form],
    ['PATCH', '/api/users/1', form],
    ['POST', '/api/%75sers/login', form],
    ['POST', '/api/media/../users/login', form],
    ['POST', '/api/media/x%2F..%2F..%2Fusers/login', document],
    ['PATCH', '/api/prices/1', document],
    ['DELETE', '/api/prices/1', document],
    ['POST', '/api/media/1/2', document],
    ['POST', '/cms', document],
    ['POST', '/api/media?depth=0', upload],
    ['PATCH', '/api/media/1', upload],
    ['POST', '/api/bookings/import?trial=true', upload],
  ])('is refused before it is sent: %s %s with more than %i bytes', async (method, path, bytes) => {
    const { url, seen } = await listen()
    const announced = head(`${method} ${path} HTTP/1.1`, `Content-Length: ${bytes + 1}`)
    const answer = await sendBytes(url, announced, /errors.*\]\}/)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toMatch(/Connection: close/i)
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i)
    expect(answer).toContain(messages.requestErrors[bytes === upload ? 'fileTooLarge' : 'tooLarge'])
    expect(seen).toEqual({ bytes: 0, complete: 0 })
  })

  it.each([
    ['/api/users/login', form],
    ['/api/prices/1', document],
    ['/api/media', 2_000_000],
    ['/api/media', upload],
  ])('is read by %s up to %i bytes', async (path, bytes) => {
    const { url } = await listen()
    const body = new Uint8Array(bytes)
    const headers = { 'Content-Type': 'application/octet-stream' }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
    expect(await answer.text()).toBe(`POST ${path} ${bytes}`)
  })

  it('answers a client that continues to send', async () => {
    const { url, seen } = await listen()
    const body = new Uint8Array(24_000_000)
    const answer = await fetch(`${url}/api/users/login`, { method: 'POST', body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ errors: [{ message: messages.requestErrors.tooLarge }] })
    expect(seen).toEqual({ bytes: 0, complete: 0 })
  })
})

describe('a body in chunks', () => {
  const chunked = (path: string) => head(`POST ${path} HTTP/1.1`, 'Transfer-Encoding: chunked')

  it('is read up to its limit', async () => {
    const { url } = await listen()
    const bytes = `${chunked('/api/users/login')}${chunkOf(form / 2).repeat(2)}0\r\n\r\n`
    expect(await sendBytes(url, bytes, /login \d+/)).toContain(`POST /api/users/login ${form}`)
  })

  it('is cut at the limit, and the connection closes', async () => {
    const { url, seen } = await listen()
    const answer = await sendWithoutEnd(url, chunked('/api/users/login'))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain(messages.requestErrors.tooLarge)
    expect(seen.complete).toBe(0)
    expect(seen.bytes).toBeLessThanOrEqual(form)
  })

  it('never looks complete to readers if it ends past its limit', async () => {
    const { url, seen } = await listen()
    const bytes = `${chunked('/api/users/login')}${chunkOf(form).repeat(2)}0\r\n\r\n`
    expect(await sendBytes(url, bytes)).toMatch(/^HTTP\/1.1 413 /)
    expect(seen.complete).toBe(0)
  })
})

async function sendWithoutEnd(url: string, start: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(start)
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  const send = () => socket.writable && socket.write(chunkOf(0x4000), () => setImmediate(send))
  send()
  await once(socket, 'close')
  return answer
}
