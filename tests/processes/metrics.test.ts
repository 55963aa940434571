import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { startSystem, type System } from '#tests/servers/system.ts'

let running: System
let site: string
let ports: { METRICS_PORT: string; CMS_METRICS_PORT: string }

beforeAll(async () => {
  ports = { METRICS_PORT: String(await getPort()), CMS_METRICS_PORT: String(await getPort()) }
  running = await startSystem({ siteCount: 1, settings: ports })
  site = running.sites[0]!
}, 180_000)

afterAll(() => running?.stop())

const scrape = async (port: string) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const scrapeSite = () => scrape(ports.METRICS_PORT)
const scrapeCms = () => scrape(ports.CMS_METRICS_PORT)

const parseSamples = (exposition: string) =>
  exposition.split('\n').filter((line) => line && !line.startsWith('#'))

function readValue(exposition: string, name: string, labels: Record<string, string> = {}): number {
  const found = parseSamples(exposition).filter(
    (line) =>
      /^\w+/.exec(line)![0] === name &&
      Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  )
  expect(found, `${name} ${JSON.stringify(labels)}`).toHaveLength(1)
  return Number(found[0]!.split(' ').at(-1))
}

it('counts requests by route pattern, including cached pages, and exposes no URLs', async () => {
  for (const path of ['/about', '/about', '/booking/manage/the-key', '/no/such/page']) {
    await (await fetch(site + path)).text()
  }
  const successful = { method: 'GET', status_code: '200' }
  const missing = { method: 'GET', status_code: '404' }
  const metrics = await vi.waitFor(async () => {
    const metrics = await scrapeSite()
    expect(readValue(metrics, 'http_requests_total', { ...successful, route: '/about' })).toBe(2)
    const manageLink = { ...missing, route: '/booking/manage/:key' }
    expect(readValue(metrics, 'http_requests_total', manageLink)).toBe(1)
    expect(readValue(metrics, 'http_requests_total', { ...missing, route: '*' })).toBe(1)
    return metrics
  }, waitOptions)
  expect(metrics).not.toMatch(/the-key|such/)
})

it('counts requests of the CMS, without unknown paths', async () => {
  await fetch(`${running.cms}/made/up`)
  await vi.waitFor(async () => {
    const metrics = await scrapeCms()
    expect(readValue(metrics, 'saaf_mail_stuck_seconds')).toBe(0)
    expect(readValue(metrics, 'saaf_data_free_bytes')).toBeGreaterThan(0)
    expect(readValue(metrics, 'http_requests_total', { route: '*', status_code: '404' })).toBe(1)
    expect(metrics).not.toContain('made')
  }, waitOptions)
})

it('exposes every metric and label that the alerts use', async () => {
  const rules = await readFile('deploy/prometheus/alerts.yml', 'utf8')
  const samples = parseSamples((await scrapeSite()) + (await scrapeCms()))
  const names = [...new Set(rules.match(/\b(saaf|http|nodejs|process)_\w+/g))]
  expect(names.length).toBe(5)
  for (const name of names) {
    expect(samples.map((line) => /^\w+/.exec(line)![0])).toContain(name)
  }
  for (const [, name = '', matchers = ''] of rules.matchAll(/\b(saaf_\w+)\{([^}]*)\}/g)) {
    // Prometheus adds the job label.
    const labels = matchers.match(/\b(?!job)\w+="[^"]+"/g) ?? []
    const found = samples.some(
      (line) => line.startsWith(name) && labels.every((each) => line.includes(each)),
    )
    expect(found, `${name}{${matchers}}`).toBe(true)
  }
})

describe('a database outage', () => {
  const fetchReadiness = async (app: string) => {
    const response = await fetch(`${app}/readyz`)
    return [
      response.status,
      response.headers.get('Cache-Control'),
      (await response.json()) as unknown,
    ]
  }

  it('appears in metrics and /readyz until the database is back', async () => {
    const ready = [200, 'no-store', { status: 'ok' }]
    const unavailable = [503, 'no-store', { status: 'unavailable', reason: 'database' }]
    for (const app of [site, running.cms]) {
      await vi.waitFor(async () => expect(await fetchReadiness(app)).toEqual(ready), waitOptions)
    }
    await running.processes.postgres.kill()
    // PostgreSQL's child processes exit a moment later.
    for (const app of [site, running.cms]) {
      await vi.waitFor(
        async () => expect(await fetchReadiness(app)).toEqual(unavailable),
        waitOptions,
      )
    }
    expect(readValue(await scrapeSite(), 'saaf_database_up')).toBe(0)
    expect(readValue(await scrapeCms(), 'saaf_database_up')).toBe(0)
    await vi.waitFor(
      async () =>
        expect(parseSamples(await scrapeCms()).join()).not.toContain('saaf_mail_stuck_seconds'),
      waitOptions,
    )

    await running.processes.postgres.start()
    await vi.waitFor(async () => {
      for (const app of [site, running.cms]) expect(await fetchReadiness(app)).toEqual(ready)
      expect(readValue(await scrapeSite(), 'saaf_database_up')).toBe(1)
      expect(readValue(await scrapeCms(), 'saaf_mail_stuck_seconds')).toBe(0)
    }, waitOptions)
  })
})

it('finishes requests in flight on SIGTERM, and reports that it is not ready', async () => {
  const { hostname, port } = new URL(site)
  const socket = connect(Number(port), hostname)
  const responses = text(socket)
  const headers = `Host: ${hostname}:${port}\r\n`
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n'
  const first = `GET /healthz HTTP/1.1\r\n${headers}\r\n`
  socket.write(`${first}POST /contact HTTP/1.1\r\n${headers}${form}\r\nname`)
  // Both arrive in one write, so the form request has started once the first response is here.
  await once(socket, 'data')
  process.kill(running.processes.sites[0]!.pid(), 'SIGTERM')
  await vi.waitFor(() => expect(fetch(`${site}/healthz`)).rejects.toThrow(), waitOptions)
  socket.write(`=Asha` + `GET /readyz HTTP/1.1\r\n${headers}\r\n`)
  const received = await responses
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 400',
    'HTTP/1.1 503',
  ])
  expect(received).toContain('{"status":"unavailable","reason":"ending"}')
})
