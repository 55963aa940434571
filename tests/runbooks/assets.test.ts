import { readdirSync } from 'node:fs'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '#tests/rollout/gateway.ts'
import { Installation } from './installation.ts'

const paths = readdirSync('build/client/assets')
  .filter((name) => !/\.(br|gz)$/.test(name))
  .map((name) => `/assets/${name}`)

let product: Installation
let gateway: Gateway
let gatewayUrl: string

beforeAll(async () => {
  product = await Installation.create()
  product.variables.SITE_URL = 'https://shop.saaf.test'
  await product.start()
  gatewayUrl = `http://localhost:${await getPort()}`
  const upstreams = { sites: [product.site], cms: [product.cms] }
  gateway = await startGateway(product.folder, gatewayUrl, upstreams)
})

afterAll(async () => {
  await gateway?.stop()
  await product?.remove()
})

const ignoredHeaders = ['connection', 'date', 'etag', 'keep-alive', 'last-modified', 'server']
const headersOfProxies = ['transfer-encoding', 'via', 'x-request-id']

async function send(origin: string, path: string, init: RequestInit) {
  const response = await fetch(origin + path, init)
  const headers = new Headers(response.headers)
  for (const name of [...ignoredHeaders, ...headersOfProxies]) headers.delete(name)
  return {
    path,
    status: response.status,
    etag: response.headers.get('ETag'),
    headers,
    body: await response.text(),
  }
}

interface RequestOptions {
  method?: string
  headers: Record<string, string>
}

/** `isRepeated` sends a second request, with the ETag of the first answer. */
async function sendToBoth(
  path: string,
  { method, headers }: RequestOptions,
  { isRepeated = false } = {},
) {
  const [caddy, site] = await Promise.all(
    [gatewayUrl, product.site].map(async (origin) => {
      if (!isRepeated) return send(origin, path, { method, headers })
      const { etag } = await send(origin, path, { headers })
      // Otherwise fetch adds `no-cache`.
      const conditions = { 'If-None-Match': etag!, 'Cache-Control': 'max-age=0' }
      return send(origin, path, { headers: { ...headers, ...conditions } })
    }),
  )
  return { caddy: caddy!, site: site! }
}

const comparable = ({ etag: _, headers, ...answer }: Awaited<ReturnType<typeof send>>) => ({
  ...answer,
  headers: Object.fromEntries(headers),
})

describe('Caddy', () => {
  it.each<[string, RequestOptions]>([
    ['br', { headers: { 'Accept-Encoding': 'gzip, br' } }],
    ['gzip', { headers: { 'Accept-Encoding': 'gzip' } }],
    ['identity', { headers: { 'Accept-Encoding': 'identity' } }],
    ['HEAD', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }],
  ])('sends built files like the site: %s', async (_kind, options) => {
    for (const path of paths) {
      const { caddy, site } = await sendToBoth(path, options)
      expect([path, caddy.status]).toEqual([path, 200])
      // Otherwise the site has answered.
      expect(caddy.etag).not.toBe(site.etag)
      // Caddy before 2.10.1 sends compressed files without it.
      if (!caddy.headers.has('Content-Length')) site.headers.delete('Content-Length')
      expect(comparable(caddy)).toEqual(comparable(site))
    }
  })

  it('answers 304 like the site', async () => {
    for (const path of paths) {
      const options = { headers: { 'Accept-Encoding': 'br' } }
      const { caddy, site } = await sendToBoth(path, options, { isRepeated: true })
      expect([path, caddy.status]).toEqual([path, 304])
      expect(caddy.etag).not.toBe(site.etag)
      // Go omits them from 304, which RFC 9110 (15.4.5) recommends.
      for (const name of ['Content-Type', 'Content-Encoding']) site.headers.delete(name)
      expect(comparable(caddy)).toEqual(comparable(site))
    }
  })

  it.each<[string, number, string, RequestOptions]>([
    ['an unknown file', 404, '/assets/none-BarBbIZh.js', { headers: {} }],
    [
      'a compressed copy',
      404,
      `${paths.find((path) => path.includes('/framework-'))}.br`,
      { headers: {} },
    ],
    ['a form', 405, paths[0]!, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ])('lets the site answer %s', async (_kind, status, path, options) => {
    const { caddy, site } = await sendToBoth(path, options)
    expect(caddy.status).toBe(status)
    expect(comparable(caddy)).toEqual(comparable(site))
  })
})
