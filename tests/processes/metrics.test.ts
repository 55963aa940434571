import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { honeypotField } from '#business/forms/spam-protection.ts'
import { formatNotification } from '#platform/notifications/notification.ts'
import { contentChannel } from '#platform/notifications/notify-content-change.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
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

describe('site metrics', () => {
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

  it('counts bookings, and refusals by reason', async () => {
    const form = { ...(await openBookingForm(site)), ...bookingFields() }
    expect((await postBooking(site, form)).status).toBe(302)
    expect((await postBooking(site, form)).status).toBe(302)
    const another = { ...form, ...bookingFields() }
    expect((await postBooking(site, { ...another, phone: '1' })).status).toBe(400)
    expect((await postBooking(site, { ...another, [honeypotField]: 'x' })).status).toBe(429)
    const crossSite = { method: 'POST', headers: { Origin: 'https://evil.example' } }
    expect((await fetch(`${site}/booking`, crossSite)).status).toBe(403)

    const metrics = await scrapeSite()
    const laundry = { door: 'site', service_type: 'laundry' }
    expect(readValue(metrics, 'saaf_bookings_total', laundry)).toBe(1)
    const refused = (form: string, reason: string) =>
      readValue(metrics, 'saaf_refusals_total', { form, reason })
    expect(refused('booking', 'invalid')).toBe(1)
    expect(refused('booking', 'honeypot')).toBe(1)
    expect(refused('any', 'foreign_origin')).toBe(1)
    expect(refused('booking', 'failed')).toBe(0)
    // The query of the scrape does not count.
    expect(readValue(metrics, 'saaf_database_pool_waiting_queries')).toBe(0)
  })

  it('measures the delay of notifications', async () => {
    const client = new Client({ connectionString: running.databaseUrl })
    await client.connect()
    await client.query('SELECT pg_notify($1, $2)', [contentChannel, formatNotification('test')])
    await client.end()
    const content = { channel: 'content' }
    await vi.waitFor(async () => {
      const metrics = await scrapeSite()
      expect(readValue(metrics, 'saaf_notice_lag_seconds_count', content)).toBe(1)
      expect(readValue(metrics, 'saaf_notice_lag_seconds_sum', content)).toBeLessThan(60)
    }, waitOptions)
  })
})

it('counts mails and requests of the CMS, without unknown paths', async () => {
  await fetch(`${running.cms}/made/up`)
  await vi.waitFor(async () => {
    const metrics = await scrapeCms()
    expect(readValue(metrics, 'saaf_mail_tries_total', { outcome: 'sent' })).toBe(2)
    expect(readValue(metrics, 'saaf_mail_queue_length')).toBe(0)
    expect(readValue(metrics, 'saaf_data_free_bytes')).toBeGreaterThan(0)
    expect(readValue(metrics, 'http_requests_total', { route: '*', status_code: '404' })).toBe(1)
    expect(metrics).not.toContain('made')
  }, waitOptions)
})

it('exposes every metric and label that the dashboard and alerts use', async () => {
  const rules = await readFile('deploy/prometheus/alerts.yml', 'utf8')
  const dashboard = await readFile('deploy/grafana/saaf.json', 'utf8')
  const sources = rules + dashboard.replaceAll('\\"', '"')
  const samples = parseSamples((await scrapeSite()) + (await scrapeCms()))
  const names = [...new Set(sources.match(/\b(saaf|http|nodejs|process)_\w+/g))]
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) {
    expect(samples.map((line) => /^\w+/.exec(line)![0])).toContain(name)
  }
  for (const [, name = '', matchers = ''] of sources.matchAll(/\b(saaf_\w+)\{([^}]*)\}/g)) {
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
        expect(parseSamples(await scrapeCms()).join()).not.toContain('saaf_mail_queue_length'),
      waitOptions,
    )

    await running.processes.postgres.start()
    await vi.waitFor(async () => {
      for (const app of [site, running.cms]) expect(await fetchReadiness(app)).toEqual(ready)
      expect(readValue(await scrapeSite(), 'saaf_database_up')).toBe(1)
      expect(readValue(await scrapeCms(), 'saaf_mail_queue_length')).toBe(0)
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
