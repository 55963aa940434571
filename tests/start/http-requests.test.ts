import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { sharedSecurityHeaders } from '#security-headers.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { sendBytes } from '#tests/helpers/http/raw-request.ts'
import { plainPicture } from '#tests/helpers/pictures.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { startTarget, type Target } from '#tests/hostile/target.ts'
import { withstandHostileRequests } from '#tests/hostile/withstand-hostile-requests.ts'
import type { System } from '#tests/servers/system.ts'

let target: Target
let running: System
let site: string
let unfinished: Record<'headers' | 'body', Promise<string>>

beforeAll(async () => {
  target = await startTarget({ LOG_LEVEL: 'info' })
  running = target.system
  site = running.sites[0]!
  // The site waits for the rest, while the other tests run.
  unfinished = {
    headers: sendBytes(site, 'GET / HTTP/1.1\r\nHost: saaf.example\r\n'),
    body: sendBytes(site, `${head('POST /contact HTTP/1.1', 'Content-Length: 10')}name`),
  }
})

afterAll(() => target?.stop())

const request = (path: string, init: RequestInit = {}) =>
  fetch(site + path, { redirect: 'manual', ...init })

const formInit = (headers: Record<string, string>, body = 'name=Asha'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
})

const head = (...lines: string[]) => [...lines, `Host: ${new URL(site).host}`, '', ''].join('\r\n')

const parseStatus = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])

/** Large enough for a compressed copy. */
async function findBuiltFile(): Promise<string> {
  const page = await (await request('/booking')).text()
  return /\/assets\/framework-[^"]+\.js/.exec(page)![0]
}

async function findPicture(): Promise<string> {
  const page = await (await request('/')).text()
  return /\/media\/[^" ]+\.webp[^" ]*/.exec(page)![0]
}

const bookPickup = async () => postBooking(site, bookingFields(await openBookingForm(site)))

describe('a response', () => {
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
  it.each<[string, number, () => Promise<Response>]>([
    ['a cached page', 200, () => request('/about')],
    ['a page with scripts', 200, () => request('/booking')],
    ['a missing page', 404, () => request('/nowhere')],
    ['a page without an action', 405, () => request('/about', formInit({}))],
    ['a redirect to the canonical URL', 308, () => request('/ABOUT/')],
    ['a redirect to the sign-in', 302, () => request('/admin/dashboard')],
    ['a stored booking', 302, bookPickup],
    ['an invalid booking', 400, () => request('/booking', formInit({}))],
    ['an invalid form', 400, () => request('/contact', formInit({}))],
    ['a cross-site form', 403, () => request('/contact', formInit(crossSite))],
    ['an unknown method', 405, () => request('/', { method: 'DELETE' })],
    [
      'a body that is too long',
      413,
      () => request('/contact', formInit({}, 'a'.repeat(65 * 1024))),
    ],
    ['a malformed URL', 400, () => request('/%E0%A4%A')],
    ['a built file', 200, async () => request(await findBuiltFile())],
    ['a static file', 200, () => request('/favicon.svg')],
    ['a picture', 200, async () => request(await findPicture())],
    ['a missing picture', 404, () => request('/media/none.webp')],
    ['loader data', 200, () => request('/booking/days.data?from=2026-12-01')],
    ['a resource route', 200, () => request('/healthz')],
    ['the CMS', 200, () => fetch(`${running.cms}/cms/login`)],
    ['a file of the CMS', 404, () => fetch(`${running.cms}/_next/static/none.js`)],
    ['the Next image endpoint', 404, () => fetch(`${running.cms}/_next/image`)],
    ['the CMS’s REST API', 403, () => fetch(`${running.cms}/api/bookings`)],
  ])('has the security headers: %s', async (_kind, expectedStatus, send) => {
    const { status, headers } = await send()
    expect(status).toBe(expectedStatus)
    for (const [name, value] of Object.entries(sharedSecurityHeaders(site))) {
      expect([name, headers.get(name)]).toEqual([name, value])
    }
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  it('has the security headers for input that is not HTTP', async () => {
    const response = await sendBytes(site, 'nonsense\r\n\r\n')
    for (const name of Object.keys(sharedSecurityHeaders(site)))
      expect(response).toContain(`\r\n${name}: `)
  })

  it('allows no inline styles or scripts on any page', async () => {
    for (const path of ['/', '/booking', '/contact', '/admin/login', '/nowhere']) {
      const response = await request(path)
      expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline')
      expect(await response.text()).not.toMatch(/<[^>]+ style=/)
    }
  })
})

it('sends cookies and an id with the redirect of a stored booking', async () => {
  const { headers } = await bookPickup()
  expect(headers.get('Location')).toMatch(/^\/booking\?booked=[0-9A-F]{8}&/)
  const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  expect(names.sort()).toEqual(['bookings', 'toast'])
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
})

it('serves the worker of the run sheet uncached, and allows it on pages with scripts', async () => {
  const readHeader = async (path: string, name: string) => (await request(path)).headers.get(name)
  const policy = 'Content-Security-Policy'
  expect(await readHeader('/admin/run-sheet-worker.js', 'Cache-Control')).toBe('no-cache')
  expect(await readHeader('/admin/login', policy)).toContain("worker-src 'self'")
  expect(await readHeader('/', policy)).not.toContain('worker-src')
})

describe('a cross-site form submission', () => {
  it.each([
    '/booking',
    '/booking.data',
    '/contact?_data=site%2Fcontact%2Fcontact',
    '/admin/login',
    '/admin/sign-out',
    '/admin/dashboard?index',
    '/booking/days',
  ])('is refused at %s', async (path) => {
    for (const origin of ['https://evil.example', 'null']) {
      const response = await request(path, formInit({ Origin: origin }))
      expect([response.status, await response.text()]).toEqual([
        403,
        staffWords.requestErrors.foreign,
      ])
    }
  })
})

it('accepts a form of our own pages without a referrer', async () => {
  const sameOrigin = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
  // 400, because required fields are missing.
  expect((await request('/contact', formInit(sameOrigin))).status).toBe(400)
  expect((await request('/contact.data', formInit(sameOrigin))).status).toBe(400)
})

describe('request body limit of the site', () => {
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const post = ['POST /contact HTTP/1.1', type]

  it('refuses a body over 64 KiB before it is sent', async () => {
    const withLength = head(...post, 'Content-Length: 65537')
    expect(parseStatus(await sendBytes(site, withLength, /too long/))).toBe(413)
    const withExpect = head(...post, 'Content-Length: 65537', 'Expect: 100-continue')
    expect(parseStatus(await sendBytes(site, withExpect, /too long/))).toBe(413)
  })

  it.each(['/contact', '/booking'])('refuses a chunked body over 64 KiB at %s', async (path) => {
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
    const start = head(`POST ${path} HTTP/1.1`, type, 'Transfer-Encoding: chunked')
    expect(parseStatus(await sendBytes(site, start + chunk.repeat(5), /too long/))).toBe(413)
  })

  it('answers 100 Continue to a short body', async () => {
    const start = head(...post, 'Content-Length: 9', 'Expect: 100-continue')
    expect(await sendBytes(site, start, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100 Continue/)
  })
})

describe('request body limit of the CMS', () => {
  const login = ['POST /api/users/login HTTP/1.1', 'Content-Type: application/json']
  const tooLong = /too long/

  it('refuses more than 64 KiB at sign-in, declared or chunked, and logs no error', async () => {
    const withLength = head(...login, 'Content-Length: 65537')
    const chunked = head(...login, 'Transfer-Encoding: chunked')
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
    for (const bytes of [withLength, chunked + chunk.repeat(5)]) {
      const response = await sendBytes(running.cms, bytes)
      expect(parseStatus(response)).toBe(413)
      expect(response).toMatch(tooLong)
    }
    const findRefusals = () => running.processes.cms.stdout().match(/"status":413/g)
    await vi.waitFor(() => expect(findRefusals()).toHaveLength(2), waitOptions)
    expect(running.processes.cms.stdout()).not.toMatch(/HEADERS_SENT|Failed to handle/)
  })

  it('accepts a picture of 2 MB, also chunked, and a document', async () => {
    const headers = { Authorization: `JWT ${await fetchSessionToken(running.cms, admin)}` }
    const png = await plainPicture(300, 200).png().toBuffer()
    // The server checks the size of the file, and resizing random noise would take seconds.
    const picture = new Blob([new Uint8Array(png), new Uint8Array(2e6)])
    expect(picture.size).toBeGreaterThan(2e6)
    const form = new FormData()
    form.set('file', new File([picture], 'large.png', { type: 'image/png' }))
    form.set('_payload', JSON.stringify({ alt: 'Blue' }))
    const chunked = new Response(form)
    const type = { 'Content-Type': chunked.headers.get('Content-Type')! }
    const post = { method: 'POST', headers }
    const responses = [
      await fetch(`${running.cms}/api/media`, { ...post, body: form }),
      await fetch(`${running.cms}/api/media`, {
        ...post,
        headers: { ...headers, ...type },
        body: chunked.body,
        duplex: 'half',
      }),
      await fetch(`${running.cms}/api/globals/about-page?draft=true`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ headline: 'Clean' }),
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 200])
  })
})

it('rejects a form with a repeated field or a list', async () => {
  for (const body of ['name=A&name=B', 'name[0]=A', 'name.first=A']) {
    const response = await request('/contact', formInit({}, body))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(staffWords.requestErrors.unreadable)
  }
})

it('does not reveal server paths on a page of the CMS', async () => {
  const page = await (await fetch(`${running.cms}/cms/login`)).text()
  expect(page).not.toContain(process.cwd())
})

describe('a malformed request', () => {
  it('is answered with 431 if its headers exceed 16 kB', async () => {
    const longHeader = `Accept-Encoding: ${'a;'.repeat(9000)}`
    expect(parseStatus(await sendBytes(site, head('GET / HTTP/1.1', longHeader)))).toBe(431)
  })

  it.each(['CONNECT example.com:443', 'TRACE /', 'NONSENSE /', 'OPTIONS *'])(
    'is answered with 405 for its method: %s',
    async (start) => {
      const response = await sendBytes(site, head(`${start} HTTP/1.1`, 'Connection: close'))
      expect(parseStatus(response)).toBe(405)
      expect(response).toContain('\r\nAllow: GET, HEAD, POST\r\n')
    },
  )

  it('is answered with 417 for an unknown Expect header', async () => {
    const response = await sendBytes(
      site,
      head('GET / HTTP/1.1', 'Expect: miracles', 'Connection: close'),
    )
    expect(parseStatus(response)).toBe(417)
    expect(response).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  })

  it.each(['TRACE /cms', 'GET /cms/%', 'GET /api/services/%ED%A0%80'])(
    'is answered with 400 by the CMS: %s',
    async (start) => {
      const response = await sendBytes(running.cms, head(`${start} HTTP/1.1`, 'Connection: close'))
      expect(parseStatus(response)).toBe(400)
    },
  )
})

describe('a header from a stranger', () => {
  const statusOf = async (base: string, path: string, header: string) =>
    parseStatus(await sendBytes(base, head(`GET ${path} HTTP/1.1`, header, 'Connection: close')))

  it.each([
    'X-Forwarded-Host: a:99999',
    'X-Forwarded-Host: [::1, b:-1',
    'X-Forwarded-Port: 99999',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-For: [2001:db8::1]:443,',
    'Forwarded: for="[::1";host=a:99999',
    'Cookie: toast=eyJ0aXRsZSI6e319',
    'Cookie: bookings=bnVsbA==; view=W10=; payload-token=%0A; saaf-known-device=%E0%A4%A',
    'Cookie: payload-lng=constructor; payload-theme=%00; __proto__=x; =; toast',
  ])('never makes a page fail: %s', async (header) => {
    expect(await statusOf(site, '/booking', header)).toBe(200)
    expect(await statusOf(site, '/admin/login', header)).toBe(200)
    expect(await statusOf(running.cms, '/cms/login', header)).toBe(200)
  })
})

describe('a URL', () => {
  it.each([
    ['/ABOUT', '/about'],
    ['/%61bout?a=b', '/about?a=b'],
    ['//about', '/about'],
    ['/about/', '/about'],
    ['//booking//find/', '/booking/find'],
  ])('redirects once from %s to %s', async (path, canonical) => {
    const response = await request(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, canonical])
    expect((await request(canonical)).status).toBe(200)
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
  ])('neither causes a server error nor redirects to another site: %s', async (path) => {
    const response = await sendBytes(site, head(`GET ${path} HTTP/1.1`, 'Connection: close'))
    expect(parseStatus(response)).toBeLessThan(500)
    expect(response).not.toMatch(/\r\nSet-Cookie: a=b/i)
    expect(response).not.toMatch(/\r\nLocation: (\/\/|\/\\|https?:\/\/evil)/i)
  })
})

describe('a file response', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', null],
  ])(
    'uses the compressed copy of a built file for Accept-Encoding %j',
    async (accepted, encoding) => {
      const { headers } = await request(await findBuiltFile(), {
        headers: { 'Accept-Encoding': accepted },
      })
      expect(headers.get('Content-Encoding')).toBe(encoding)
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    },
  )

  it('supports ranges and ETags for uploads', async () => {
    const path = await findPicture()
    const full = await request(path)
    expect(full.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const bytes = new Uint8Array(await full.arrayBuffer())
    const part = await request(path, { headers: { Range: 'bytes=2-9' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 2-9/${bytes.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 10))
    const beyond = await request(path, { headers: { Range: `bytes=${bytes.length}-` } })
    expect(beyond.status).toBe(416)
    const conditionalHeaders = {
      'If-None-Match': full.headers.get('ETag')!,
      'Cache-Control': 'max-age=0',
    }
    expect((await request(path, { headers: conditionalHeaders })).status).toBe(304)
    expect((await (await request(path, { method: 'HEAD' })).arrayBuffer()).byteLength).toBe(0)
  })
})

describe('request log', () => {
  it('records each request with its route and never its URL', async () => {
    const { headers } = await request('/booking/manage/the-key?preview=the-token')
    const requestId = headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    await request('/about?preview=the-token')
    const line = await vi.waitUntil(
      () =>
        running.processes.sites[0]!.stdout()
          .split('\n')
          .find((each) => each.includes(requestId!)),
      waitOptions,
    )
    const { ms, time, ...fields } = JSON.parse(line) as Record<string, unknown>
    expect(fields).toEqual({
      level: 'info',
      requestId,
      method: 'GET',
      route: '/booking/manage/:key',
      status: 404,
      msg: 'request',
    })
    expect(ms).toBeGreaterThan(0)
    expect(Date.parse(String(time))).toBeGreaterThan(0)
    expect(running.processes.sites[0]!.stdout()).not.toMatch(/the-key|the-token/)
  })

  it('records requests to the CMS without their URL', async () => {
    const secret = '0123456789abcdef'
    const { headers } = await fetch(`${running.cms}/cms/reset/${secret}?email=asha@example.com`)
    const requestId = headers.get('X-Request-Id')!
    const log = () => running.processes.cms.stdout()
    await vi.waitUntil(() => log().includes(requestId), waitOptions)
    expect(log()).toContain('"route":"/cms/reset/:id"')
    expect(log()).not.toMatch(new RegExp(`${secret}|asha`))
  })
})

async function signInStaff(): Promise<string> {
  const { email, password } = staff
  const form = formInit({}, String(new URLSearchParams({ email, password })))
  return (await request('/admin/login', form)).headers.getSetCookie().join('; ')
}

it.each(['dashboard', 'dashboard.data', 'bookings/nowhere', 'insights', 'customers'])(
  'forbids caching of /admin/%s',
  async (path) => {
    const answer = await request(`/admin/${path}`, { headers: { Cookie: await signInStaff() } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  },
)

it('logs no error when a client aborts a download', async () => {
  await target.database.query(`
    INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, created_at, updated_at)
    SELECT gen_random_uuid(), upper(lpad(to_hex(n), 8, '0')), 'Asha', '9876543210', 'Hill Road', '2019-02-28',
      '9AM-11AM', 'laundry', now(), now()
    FROM generate_series(1, 20000) AS n`)
  const Cookie = await signInStaff()
  const controller = new AbortController()
  const download = await request('/admin/bookings.csv?view=all', {
    headers: { Cookie, 'Accept-Encoding': 'identity' },
    signal: controller.signal,
  })
  expect(download.status).toBe(200)
  await download.body!.getReader().read()
  controller.abort()
  const log = () => running.processes.sites[0]!.stdout()
  await expect.poll(log, waitOptions).toContain('/admin/bookings.csv')
  await request('/speculation-rules.json')
  await expect.poll(log, waitOptions).toContain('/speculation-rules.json')
  expect(log()).not.toContain('could not be answered')
  await target.database.query(`DELETE FROM bookings WHERE date = '2019-02-28'`)
})

// `npm test -- hostile` sends more.
it('withstands 200 hostile requests', { timeout: 300_000 }, () =>
  withstandHostileRequests(target, 200),
)

describe('an unfinished request', () => {
  it('is answered with 408 if its headers do not arrive in time', async () => {
    expect(parseStatus(await unfinished.headers)).toBe(408)
  })

  it('is answered with an error if its body does not arrive in time', async () => {
    expect(await unfinished.body).toMatch(/^HTTP\/1\.1 4\d\d/)
  })
})
