import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { refusalOf } from './request-checks.server.ts'

const refused = (method: string, headers: Record<string, string> = {}, url = '/contact') => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url })
  Object.assign(request.headers, { host: 'saaf.example', ...headers })
  return refusalOf(request)?.status ?? 'passes'
}

describe('a form', () => {
  it.each([
    ['of our own page', { origin: 'https://saaf.example', 'sec-fetch-site': 'same-origin' }],
    ['of our own page, from an old browser', { origin: 'https://saaf.example' }],
    ['behind a proxy that asks by another name', { origin: environment.siteUrl }],
    ['of a page without referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['of a program', {}],
  ])('%s passes', (_name, headers: Record<string, string>) => {
    expect(refused('POST', headers)).toBe('passes')
  })

  it.each([
    ['of another website', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another website, from an old browser', { origin: 'https://evil.example' }],
    ['of another website that hides itself', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['of who knows whom', { origin: 'null' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['of another port', { origin: 'https://saaf.example:8443' }],
    ['of an origin that is none', { origin: 'saaf.example' }],
    ['that says no origin, of another website', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', (_name, headers: Record<string, string>) => {
    expect(refused('POST', headers)).toBe(403)
  })

  it('may be 64 KiB long and no longer', () => {
    expect(refused('POST', { 'content-length': String(bodyLimits.form) })).toBe('passes')
    expect(refused('POST', { 'content-length': String(bodyLimits.form + 1) })).toBe(413)
  })
})

describe('a link', () => {
  it('may be followed from anywhere', () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(refused('GET', headers)).toBe('passes')
    expect(refused('HEAD', headers)).toBe('passes')
  })
})

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', ''])(
  'a method that no page answers is refused: %s',
  (method) => expect(refused(method)).toBe(405),
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
])('an address that names no page of ours is refused: %s at %j', (url, host) => {
  expect(refused('GET', { host }, url)).toBe(400)
})

it('answers which routes a long page links to, and refuses paths without end', () => {
  const manifest = (paths: string[]) =>
    `/__manifest?version=1&${paths.map((path) => `p=${path}`).join('&')}`
  const links = Array.from({ length: 200 }, (_, place) => `/admin/bookings/${place}`)
  expect(refused('GET', {}, manifest(links))).toBe('passes')
  expect(refused('GET', {}, manifest(['/a'.repeat(3_500)]))).toBe(400)
  expect(refused('GET', {}, manifest(['%2Fa'.repeat(1_500)]))).toBe(400)
  for (const prefix of ['/.', '/%2e', '/x/..']) {
    expect(refused('GET', {}, prefix + manifest(['/a'.repeat(3_500)])), prefix).toBe(400)
  }
})
