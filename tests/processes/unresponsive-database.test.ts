import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

/** Longer than the content cache, so that a reload fails. */
const suspendedMs = 65_000
const poolSize = 16

let running: TwoSites
let site: string
let cookie: string
let token: string

beforeAll(async () => {
  running = await startTwoSites()
  // Makes the booking form query the database.
  await running.publish('business-info', { bookingPolicy: { capacityPerSlot: 7 } })
  site = running.sites[0]
  token = await fetchSessionToken(running.cms, admin)
  cookie = `payload-token=${token}`
})

afterAll(async () => {
  await running?.processes.postgres.resume()
  await running?.stop()
})

const fetchPage = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site + path, { headers, redirect: 'manual' })
  return [response.status, await response.text()] as const
}

async function countConnections(): Promise<number> {
  const [row] = await queryOnce<{ count: number }>(
    running.databaseUrl,
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()`,
  )
  return row!.count
}

it('serves cached pages without delay, and answers 503 where it needs the database', async () => {
  const pages = ['/', '/about', '/services', '/locations', '/contact', '/booking', '/admin/login']
  const dashboard = () => fetchPage('/admin/dashboard', { Cookie: cookie })
  const form = bookingFields(await openBookingForm(site))
  const book = () => postBooking(site, form)
  const bookings = () =>
    fetch(`${running.cms}/api/bookings?limit=1`, { headers: { Authorization: `JWT ${token}` } })
  for (const page of pages) expect((await fetchPage(page))[0], page).toBe(200)
  expect((await dashboard())[0]).toBe(200)
  expect((await bookings()).status).toBe(200)

  await running.processes.postgres.suspend()
  const resumeAt = Date.now() + suspendedMs
  // The database does not respond until `resume`.
  expect((await Promise.all([book(), bookings()])).map(({ status }) => status)).toEqual([503, 503])
  // Requests now fail at once: all of these end before one connection attempt times out.
  let hasTimedOut = false
  const timeout = waitForConnectTimeout().then(() => (hasTimedOut = true))
  for (const request of [book, bookings, book, bookings]) {
    const { status, headers } = await request()
    expect([status, headers.get('Retry-After')]).toEqual([503, '60'])
  }
  for (const request of [dashboard, dashboard]) expect((await request())[0]).toBe(503)
  expect(hasTimedOut).toBe(false)
  await timeout
  while (Date.now() < resumeAt) {
    for (const page of pages) expect((await fetchPage(page))[0], page).toBe(200)
    const [status, text] = await dashboard()
    expect(status).toBe(503)
    expect(text).toContain(staffWords.requestErrors.unavailable)
    expect((await fetchPage('/healthz'))[0]).toBe(503)
    await setTimeout(1_000)
  }
  await running.processes.postgres.resume()

  await expect.poll(() => fetchPage('/healthz'), waitOptions).toHaveProperty('0', 200)
  await expect.poll(dashboard, waitOptions).toHaveProperty('0', 200)
  await expect.poll(bookings, waitOptions).toHaveProperty('status', 200)
  // The database may have stored it already. A repeated form gets `booked=` too.
  const booked = await book()
  expect(booked.headers.get('Location')).toContain('booked=')
  // Two sites and the CMS have a pool and a LISTEN connection each.
  await expect.poll(countConnections, waitOptions).toBeLessThanOrEqual(3 * (poolSize + 1))
}, 300_000)

async function waitForConnectTimeout(): Promise<void> {
  const client = new Client({
    connectionString: running.databaseUrl,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await expect(client.connect()).rejects.toThrow('timeout')
}
