import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { checkRequest, cleanUrl } from './request-checks.server.ts'

const check = (method: string, headers: Record<string, string> = {}, url = '/contact') => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url })
  Object.assign(request.headers, { host: 'saaf.example', ...headers })
  return checkRequest(request)?.status ?? 'passes'
}

describe('a POST request', () => {
  it.each([
    ['our own page', { origin: 'https://saaf.example', 'sec-fetch-site': 'same-origin' }],
    ['our own page in an old browser', { origin: 'https://saaf.example' }],
    ['our own page behind a proxy with another host name', { origin: environment.siteUrl }],
    ['our own page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('passes from %s', (_name, headers: Record<string, string>) => {
    expect(check('POST', headers)).toBe('passes')
  })

  it.each([
    ['another website', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another website in an old browser', { origin: 'https://evil.example' }],
    ['another website without a referrer', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an unknown origin', { origin: 'null' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'https://saaf.example:8443' }],
    ['another website without an Origin header', { referer: 'https://evil.example/' }],
    ['an unknown kind of site', { 'sec-fetch-site': 'cross-site, same-origin' }],
    ['an invalid origin', { origin: 'saaf.example' }],
    ['another website without other headers', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s', (_name, headers: Record<string, string>) => {
    expect(check('POST', headers)).toBe(403)
  })

  it('passes up to 64 KiB', () => {
    expect(check('POST', { 'content-length': String(bodyLimits.form) })).toBe('passes')
    expect(check('POST', { 'content-length': String(bodyLimits.form + 1) })).toBe(413)
  })
})

describe('a GET request', () => {
  it('passes from any website', () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(check('GET', headers)).toBe('passes')
    expect(check('HEAD', headers)).toBe('passes')
  })
})

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', ''])(
  'refuses the method %s',
  (method) => expect(check(method)).toBe(405),
)

it.each([
  ['*', 'saaf.example'],
  ['http://saaf.example/contact', 'saaf.example'],
  ['/contact', 'saaf.example/evil?'],
  ['/contact', 'saaf .example'],
  ['/contact', ''],
  ['/%E0%A4%A', 'saaf.example'],
  ['/%', 'saaf.example'],
  ['/booking/manage/%00', 'saaf.example'],
  ['/contact?_data=site%2Fcontact%2Fcontact', 'saaf.example'],
  ['/contact?a=b&%5Fdata=', 'saaf.example'],
  ['/contact?_data%E2%80%8B=x', 'saaf.example'],
])('refuses the URL %s at the host %j', (url, host) => {
  expect(check('GET', { host }, url)).toBe(400)
})

it('accepts a manifest request for a long page, but not with endless paths', () => {
  const manifest = (paths: string[]) =>
    `/__manifest?version=1&${paths.map((path) => `p=${path}`).join('&')}`
  const links = Array.from({ length: 200 }, (_, place) => `/admin/bookings/${place}`)
  expect(check('GET', {}, manifest(links))).toBe('passes')
  expect(check('GET', {}, manifest(['/a'.repeat(3_500)]))).toBe(400)
  expect(check('GET', {}, manifest(['%2Fa'.repeat(1_500)]))).toBe(400)
  for (const prefix of ['/.', '/%2e', '/x/..', '/%E2%80%8B.']) {
    expect(check('GET', {}, prefix + manifest(['/a'.repeat(3_500)])), prefix).toBe(400)
  }
})

describe('cleaning a URL', () => {
  it.each([
    ['/booking/manage/key%E2%80%8B', '/booking/manage/key'],
    ['/admin/bookings/%E2%80%AA1A2B3C4D%E2%80%AC/edit', '/admin/bookings/1A2B3C4D/edit'],
    ['/admin/dashboard?q=Asha%E2%81%A0+Rao&view=all', '/admin/dashboard?q=Asha%20Rao&view=all'],
    ['/admin/dashboard?q=%E3%85%A4', '/admin/dashboard?q='],
    ['/admin/dashboard?q=Jose%CC%81', '/admin/dashboard?q=Jos%C3%A9'],
    // Browsers read a redirect to `//host` as a link to another site.
    ['/%E2%80%8B/evil.example', '/evil.example'],
    ['//evil.example%E2%80%8B/', '/evil.example/'],
    ['//evil.example?q=%E2%80%8B', '/evil.example?q='],
    ['/\\evil.example?q=%E2%80%8B', '/evil.example?q='],
    ['/booking?address=Flat+3%0D%0AHill+Road%07', '/booking?address=Flat%203%20Hill%20Road'],
  ])('turns %s into %s', (url, clean) => expect(cleanUrl(url)).toBe(clean))

  it.each([
    ...[
      '/',
      '/booking?a=%20%20+&b=1%2F2',
      '/booking?q=a%E2%80',
      '/x?a=%E0%A4%86%E0%A4%B6%E0%A4%BE?b',
    ],
    '/media/Jose%CC%81.jpg',
    ...['/admin/dashboard?q=%E0%A4%86%E0%A4%B6%E0%A4%BE+Rao', '/a?', '/a?=&&'],
  ])('keeps %s', (url) => expect(cleanUrl(url)).toBe(url))
})
