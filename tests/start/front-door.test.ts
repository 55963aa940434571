import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { headersOfBothApps } from '#security-headers.ts'
import { admin, staff } from '#tests/setup/accounts.ts'
import { patience } from '#tests/setup/patience.ts'
import { sendBytes } from '#tests/setup/raw-request.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { startSystem, type System } from '#tests/systems/system.ts'

// The production build, which `npm test` has made before.

let running: System
let site: string

beforeAll(async () => {
  running = await startSystem({ siteCount: 1, settings: { LOG_LEVEL: 'info' } })
  site = running.sites[0]!
}, patience.timeout)

afterAll(() => running?.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site + path, { redirect: 'manual', ...init })

const formOf = (headers: Record<string, string>, body = 'name=Asha'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
})

/** The start of a request, as bytes. */
const head = (...lines: string[]) => [...lines, `Host: ${new URL(site).host}`, '', ''].join('\r\n')

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

/** One of some size: what is smaller as it is has no compressed form. */
async function builtFile(): Promise<string> {
  const page = await (await ask('/booking')).text()
  return /\/assets\/framework-[^"]+\.js/.exec(page)![0]
}

async function picture(): Promise<string> {
  const page = await (await ask('/')).text()
  return /\/media\/[^" ]+\.webp[^" ]*/.exec(page)![0]
}

describe('every answer has the security headers', () => {
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
  it.each<[string, number, () => Promise<Response>]>([
    ['a kept page', 200, () => ask('/about')],
    ['a page with scripts', 200, () => ask('/booking')],
    ['a page that is nowhere', 404, () => ask('/nowhere')],
    ['a page without an action', 405, () => ask('/about', formOf({}))],
    ['a redirect to the one spelling', 308, () => ask('/ABOUT/')],
    ['a redirect to the sign-in', 302, () => ask('/admin/dashboard')],
    ['a form that is refused', 400, () => ask('/contact', formOf({}))],
    ['a foreign form', 403, () => ask('/contact', formOf(crossSite))],
    ['an unknown method', 405, () => ask('/', { method: 'DELETE' })],
    ['a body that is too long', 413, () => ask('/contact', formOf({}, 'a'.repeat(65 * 1024)))],
    ['an address that means nothing', 400, () => ask('/%E0%A4%A')],
    ['a built file', 200, async () => ask(await builtFile())],
    ['a file as it is', 200, () => ask('/favicon.svg')],
    ['a picture', 200, async () => ask(await picture())],
    ['a picture that is not there', 404, () => ask('/media/none.webp')],
    ['data', 200, () => ask('/booking/days.data?from=2026-12-01')],
    ['a loader of its own', 200, () => ask('/healthz')],
    ['the CMS', 200, () => fetch(`${running.cms}/cms/login`)],
    ['a file of the CMS', 404, () => fetch(`${running.cms}/_next/static/none.js`)],
    ['Next’s picture service', 404, () => fetch(`${running.cms}/_next/image`)],
    ['the CMS’s REST API', 403, () => fetch(`${running.cms}/api/bookings`)],
  ])('%s', async (_kind, status, answered) => {
    const { status: given, headers } = await answered()
    expect(given).toBe(status)
    for (const [name, value] of Object.entries(headersOfBothApps(site))) {
      expect([name, headers.get(name)]).toEqual([name, value])
    }
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  it('what is not even a request too', async () => {
    const answer = await sendBytes(site, 'nonsense\r\n\r\n')
    for (const name of Object.keys(headersOfBothApps(site)))
      expect(answer).toContain(`\r\n${name}: `)
  })

  it('no page allows styles or scripts of its own making', async () => {
    for (const path of ['/', '/booking', '/contact', '/admin/login', '/nowhere']) {
      const answer = await ask(path)
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline')
      expect(await answer.text()).not.toMatch(/<[^>]+ style=/)
    }
  })
})

describe('a form of another website', () => {
  it.each([
    '/booking',
    '/booking.data',
    '/contact?_data=site%2Fcontact%2Fcontact',
    '/admin/login',
    '/admin/sign-out',
    '/admin/dashboard?index',
    '/booking/days',
  ])('runs nothing at %s', async (path) => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await ask(path, formOf({ Origin: origin }))
      expect([answer.status, await answer.text()]).toEqual([403, messages.refusal.foreign])
    }
  })

  it('is not mistaken for one of a page without referrer, which is taken', async () => {
    const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
    expect((await ask('/contact', formOf(own))).status).toBe(400)
    expect((await ask('/contact.data', formOf(own))).status).toBe(400)
  })
})

describe('a body over 64 KiB', () => {
  const post = ['POST /contact HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded']

  it('is refused before it is sent', async () => {
    const announced = head(...post, 'Content-Length: 65537')
    expect(statusOf(await sendBytes(site, announced, /tooLarge|too long/))).toBe(413)
    const expectant = head(...post, 'Content-Length: 65537', 'Expect: 100-continue')
    expect(statusOf(await sendBytes(site, expectant, /too long/))).toBe(413)
  })

  it('is refused once it is longer, where nobody said how long it would be', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
    const start = head(...post, 'Transfer-Encoding: chunked')
    expect(statusOf(await sendBytes(site, start + chunk.repeat(5), /too long/))).toBe(413)
  })

  it('is waited for where it is expected', async () => {
    const start = head(...post, 'Content-Length: 9', 'Expect: 100-continue')
    expect(await sendBytes(site, start, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100 Continue/)
  })
})

describe('a body that is sent to the CMS', () => {
  const login = ['POST /api/users/login HTTP/1.1', 'Content-Type: application/json']
  const tooLong = /too long/

  it('is refused over 64 KiB at the sign-in, announced or in chunks, and no error is logged', async () => {
    const announced = head(...login, 'Content-Length: 65537')
    const chunked = head(...login, 'Transfer-Encoding: chunked')
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
    for (const bytes of [announced, chunked + chunk.repeat(5)]) {
      const answer = await sendBytes(running.cms, bytes)
      expect(statusOf(answer)).toBe(413)
      expect(answer).toMatch(tooLong)
    }
    const refused = () => running.processes.cms.said().match(/"status":413/g)
    await vi.waitFor(() => expect(refused()).toHaveLength(2), patience)
    expect(running.processes.cms.said()).not.toMatch(/HEADERS_SENT|Failed to handle/)
  })

  it('is taken where it is a picture of 2 MB, also in chunks, or a document', async () => {
    const headers = { Authorization: `JWT ${await sessionToken(running.cms, admin)}` }
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 900, height: 900, channels: 3, background: '#1b4965', noise } as const
    const picture = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())])
    expect(picture.size).toBeGreaterThan(2e6)
    const form = new FormData()
    form.set('file', new File([picture], 'noise.png', { type: 'image/png' }))
    form.set('_payload', JSON.stringify({ alt: 'Noise' }))
    const inChunks = new Response(form)
    const type = { 'Content-Type': inChunks.headers.get('Content-Type')! }
    const post = { method: 'POST', headers }
    const answers = [
      await fetch(`${running.cms}/api/media`, { ...post, body: form }),
      await fetch(`${running.cms}/api/media`, {
        ...post,
        headers: { ...headers, ...type },
        body: inChunks.body,
        duplex: 'half',
      }),
      await fetch(`${running.cms}/api/globals/home-page?draft=true`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ headline: 'Clean' }),
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200])
  })
})

it('a form that brings a field twice, or a list in its place, is refused', async () => {
  for (const body of ['name=A&name=B', 'name[0]=A', 'name.first=A']) {
    const answer = await ask('/contact', formOf({}, body))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(messages.refusal.unreadable)
  }
})

it('a page of the CMS does not say where on the server it is', async () => {
  const page = await (await fetch(`${running.cms}/cms/login`)).text()
  expect(page).not.toContain(process.cwd())
})

describe('what is no request', () => {
  it('is refused where its headers are longer than 16 kB', async () => {
    const crafted = `Accept-Encoding: ${'a;'.repeat(9000)}`
    expect(statusOf(await sendBytes(site, head('GET / HTTP/1.1', crafted)))).toBe(431)
  })

  it.each(['CONNECT example.com:443', 'TRACE /', 'NONSENSE /', 'OPTIONS *'])(
    'is refused for its method: %s',
    async (start) => {
      const answer = await sendBytes(site, head(`${start} HTTP/1.1`, 'Connection: close'))
      expect(statusOf(answer)).toBe(405)
      expect(answer).toContain('\r\nAllow: GET, HEAD, POST\r\n')
    },
  )

  it('is refused for what it expects', async () => {
    const answer = await sendBytes(
      site,
      head('GET / HTTP/1.1', 'Expect: miracles', 'Connection: close'),
    )
    expect(statusOf(answer)).toBe(417)
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  })

  it.each(['TRACE /cms', 'GET /cms/%', 'GET /api/services/%ED%A0%80'])(
    'is refused by the CMS too: %s',
    async (start) => {
      const answer = await sendBytes(running.cms, head(`${start} HTTP/1.1`, 'Connection: close'))
      expect(statusOf(answer)).toBe(400)
    },
  )

  it('is cut off where its headers do not come', async () => {
    expect(statusOf(await sendBytes(site, 'GET / HTTP/1.1\r\nHost: saaf.example\r\n'))).toBe(408)
  })

  it('is cut off where its body does not come', async () => {
    const start = head('POST /contact HTTP/1.1', 'Content-Length: 10')
    expect(await sendBytes(site, `${start}name`)).toMatch(/^HTTP\/1\.1 4\d\d/)
  })
})

describe('an address', () => {
  it.each([
    ['/ABOUT', '/about'],
    ['/%61bout?a=b', '/about?a=b'],
    ['//about', '/about'],
    ['/about/', '/about'],
    ['//booking//find/', '/booking/find'],
  ])('%s leads once to %s', async (path, canonical) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, canonical])
    expect((await ask(canonical)).status).toBe(200)
  })

  it.each([
    '/%0d%0aSet-Cookie:%20a=b',
    '/cms/%0d%0aSet-Cookie:%20a=b',
    '/CMS/%0a',
    '/media/%0a.png',
    '/media/..%2f..%2fsecret',
    '/share/%00.png',
    '/booking/manage/%0a',
    '/booking/manage/%E0%A4%B9%E0%A4%BF',
    '/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80',
    '/admin/login?next=%0d%0ahttps://evil.example',
    '/booking?service=%0a',
    '/assets/%5c..%5c..%5cserver',
    '/about?%E0%A4%A',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/a\xE0\xA4',
  ])('%s is never a fault of ours, nor a way to another site', async (path) => {
    const answer = await sendBytes(site, head(`GET ${path} HTTP/1.1`, 'Connection: close'))
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toMatch(/\r\nSet-Cookie: a=b/i)
    expect(answer).not.toMatch(/\r\nLocation: (\/\/|\/\\|https?:\/\/evil)/i)
  })
})

describe('a file', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', null],
  ])('that was built is sent as it was compressed then, for %j', async (accepted, encoding) => {
    const { headers } = await ask(await builtFile(), { headers: { 'Accept-Encoding': accepted } })
    expect(headers.get('Content-Encoding')).toBe(encoding)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it('that an editor has uploaded is sent in parts too, and not to who has it', async () => {
    const address = await picture()
    const whole = await ask(address)
    expect(whole.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await ask(address, { headers: { Range: 'bytes=2-9' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 2-9/${bytes.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 10))
    const beyond = await ask(address, { headers: { Range: `bytes=${bytes.length}-` } })
    expect(beyond.status).toBe(416)
    const known = { 'If-None-Match': whole.headers.get('ETag')!, 'Cache-Control': 'max-age=0' }
    expect((await ask(address, { headers: known })).status).toBe(304)
    expect((await (await ask(address, { method: 'HEAD' })).arrayBuffer()).byteLength).toBe(0)
  })
})

describe('the log', () => {
  it('has a line for each request, with its route and never its address', async () => {
    const { headers } = await ask('/booking/manage/the-key?preview=the-token')
    const requestId = headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    await ask('/about?preview=the-token')
    const line = await vi.waitUntil(
      () =>
        running.processes.sites[0]!.said()
          .split('\n')
          .find((each) => each.includes(requestId!)),
      patience,
    )
    const { ms, time, ...said } = JSON.parse(line) as Record<string, unknown>
    expect(said).toEqual({
      level: 'info',
      requestId,
      method: 'GET',
      route: '/booking/manage/:key',
      status: 404,
      msg: 'request',
    })
    expect(ms).toBeGreaterThan(0)
    expect(Date.parse(String(time))).toBeGreaterThan(0)
    expect(running.processes.sites[0]!.said()).not.toMatch(/the-key|the-token/)
  })

  it('of the CMS too', async () => {
    const secret = '0123456789abcdef'
    const { headers } = await fetch(`${running.cms}/cms/reset/${secret}?email=asha@example.com`)
    const requestId = headers.get('X-Request-Id')!
    const said = () => running.processes.cms.said()
    await vi.waitUntil(() => said().includes(requestId), patience)
    expect(said()).toContain('"route":"/cms/reset/:id"')
    expect(said()).not.toMatch(new RegExp(`${secret}|asha`))
  })
})

it('a file of which somebody takes a part only is no failure', async () => {
  const database = new Client({ connectionString: running.databaseUrl })
  await database.connect()
  await database.query(`
    INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, created_at, updated_at)
    SELECT gen_random_uuid(), upper(lpad(to_hex(n), 8, '0')), 'Asha', '9876543210', 'Hill Road', '2019-02-28',
      '9AM-11AM', 'laundry', now(), now()
    FROM generate_series(1, 20000) AS n`)
  await database.end()
  const { email, password } = staff
  const form = formOf({}, String(new URLSearchParams({ email, password })))
  const signedIn = await ask('/admin/login', form)
  const leaving = new AbortController()
  const file = await ask('/admin/bookings.csv?view=all', {
    headers: { Cookie: signedIn.headers.getSetCookie().join('; '), 'Accept-Encoding': 'identity' },
    signal: leaving.signal,
  })
  expect(file.status).toBe(200)
  await file.body!.getReader().read()
  leaving.abort()
  const said = () => running.processes.sites[0]!.said()
  await expect.poll(said, patience).toContain('/admin/bookings.csv')
  await ask('/speculation-rules.json')
  await expect.poll(said, patience).toContain('/speculation-rules.json')
  expect(said()).not.toContain('could not be answered')
})
