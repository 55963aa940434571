import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { sendBytes } from '#tests/helpers/http/raw-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { enforceBodyLimit } from './enforce-body-limit.ts'

const payload = await testPayload()
const { token } = await createPerson(payload, 'editor')
const signedIn = `Authorization: JWT ${token}`

const head = (...lines: string[]) => `${[...lines, 'Host: x'].join('\r\n')}\r\n\r\n`
const chunkOf = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`
const { form, document, upload } = bodyLimits

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Reads each body completely, as Payload does. */
async function listen() {
  const seen = { bytes: 0, complete: 0 }
  const reading = new Set<number | undefined>()
  const answer: RequestListener = (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (!enforceBodyLimit(request, response)) return
    let bytes = 0
    request.once('data', () => reading.add(request.socket.remotePort))
    response.once('close', () => reading.delete(request.socket.remotePort))
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
  return { seen, reading, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
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
    const announced = head(`${method} ${path} HTTP/1.1`, signedIn, `Content-Length: ${bytes + 1}`)
    const answer = await sendBytes(url, announced, /errors.*\]\}/)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toMatch(/Connection: close/i)
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i)
    expect(answer).toContain(
      staffWords.requestErrors[bytes === upload ? 'fileTooLarge' : 'tooLarge'],
    )
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
    const headers = { 'Content-Type': 'application/octet-stream', Authorization: `JWT ${token}` }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
    expect(await answer.text()).toBe(`POST ${path} ${bytes}`)
  })

  it('answers a client that continues to send', async () => {
    const { url, seen } = await listen()
    const body = new Uint8Array(24_000_000)
    const answer = await fetch(`${url}/api/users/login`, { method: 'POST', body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      errors: [{ message: staffWords.requestErrors.tooLarge }],
    })
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
    expect(answer).toContain(staffWords.requestErrors.tooLarge)
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

describe('without a valid session, a body', () => {
  const sessionOf = (value: string) => [`Authorization: JWT ${value}`]
  const cookie = `Cookie: payload-token=${token}`
  const forged = token!.replace(/\.[^.]+$/, '.c2lnbmF0dXJl')

  it.each([
    ['no token', []],
    ['an unreadable token', sessionOf('x')],
    ['a token with another signature', sessionOf(forged)],
    ['a cookie that another website sends', [cookie, 'Origin: https://evil.example']],
    ['another cookie', ['Cookie: language=hi']],
  ])('over 64 KiB is refused before it is sent: %s', async (_, headers) => {
    for (const path of ['/api/media', '/api/prices/1', '/cms', '/api/MEDIA', '/api/%6dedia']) {
      const { url, seen } = await listen()
      const announced = head(`POST ${path} HTTP/1.1`, ...headers, `Content-Length: ${form + 1}`)
      const answer = await sendBytes(url, announced, /errors.*\]\}/)
      expect(answer).toMatch(/^HTTP\/1.1 413 /)
      expect(answer).toContain(staffWords.requestErrors.tooLargeSignedOut)
      expect(seen).toEqual({ bytes: 0, complete: 0 })
    }
  })

  it('over 64 KiB is refused once the session has ended', async () => {
    const { token: ended, user: person } = await createPerson(payload, 'editor')
    const announced = head(
      'POST /api/media HTTP/1.1',
      ...sessionOf(ended!),
      `Content-Length: ${form + 1}`,
    )
    await payload.update({
      collection: 'users',
      id: person!.id,
      data: { sessions: [] },
      overrideAccess: true,
    })
    const { url } = await listen()
    expect(await sendBytes(url, announced, /errors.*\]\}/)).toMatch(/^HTTP\/1.1 413 /)
  })

  it('in chunks is cut at 64 KiB', async () => {
    for (const headers of [[], sessionOf(forged)]) {
      const { url, seen } = await listen()
      const start = head('POST /api/media HTTP/1.1', ...headers, 'Transfer-Encoding: chunked')
      const answer = await sendWithoutEnd(url, start)
      expect(answer).toMatch(/^HTTP\/1.1 413 /)
      expect(answer).toContain(staffWords.requestErrors.tooLargeSignedOut)
      expect(seen.complete).toBe(0)
      expect(seen.bytes).toBeLessThanOrEqual(form)
    }
  })

  it('is read up to 64 KiB', async () => {
    const { url } = await listen()
    const body = new Uint8Array(form)
    const answer = await fetch(`${url}/api/media`, { method: 'POST', body })
    expect(await answer.text()).toBe(`POST /api/media ${form}`)
  })
})

it('reads four uploads at once, and the next when one ends or its client has left', async () => {
  const { url, seen, reading } = await listen()
  const start = `${head('POST /api/media HTTP/1.1', signedIn, 'Content-Length: 4')}aaa`
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: 9 }, () => connect(Number(port), hostname))
  ends.push(() => sockets.forEach((socket) => socket.destroy()))
  for (const socket of sockets) socket.on('error', () => undefined).write(start)
  const isRead = ({ localPort }: Socket) => reading.has(localPort)
  await expect.poll(() => reading.size, waitOptions).toBe(4)
  expect(seen.bytes).toBe(12)
  const [leaving, ...ending] = sockets.filter(isRead)
  leaving!.destroy()
  await expect.poll(() => seen.bytes, waitOptions).toBe(15)
  for (const socket of ending) socket.write('a')
  await expect.poll(() => seen.complete, waitOptions).toBe(3)
  await expect.poll(() => reading.size, waitOptions).toBe(4)
  expect(seen.bytes).toBe(15 + 3 + 9)
})

it('holds no place for a client that left while its session was checked', async () => {
  const { url, seen } = await listen()
  const start = `${head('POST /api/media HTTP/1.1', signedIn, 'Content-Length: 4')}aaa`
  const { hostname, port } = new URL(url)
  const leave = async (bytes: string) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
    socket.resetAndDestroy()
  }
  // The second of two pipelined requests has no socket yet.
  for (let client = 0; client < 6; client += 1) await leave(start)
  for (let client = 0; client < 6; client += 1) await leave(`${start}a${start}`)
  await expect
    .poll(async () => {
      const headers = { Authorization: `JWT ${token}` }
      const signal = AbortSignal.timeout(2000)
      const upload = { method: 'POST', headers, body: 'abcd', signal }
      return (await fetch(`${url}/api/media`, upload)).status
    }, waitOptions)
    .toBe(200)
  expect(seen.complete).toBeGreaterThan(0)
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
