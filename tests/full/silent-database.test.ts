import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { admin } from '#tests/setup/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { patience } from '#tests/setup/patience.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { askOnce } from '#tests/systems/ask-once.ts'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

// The production build, which `npm test` has made before.

/** Longer than content is kept without being read anew, so that it is tried and fails meanwhile. */
const silenceMs = 65_000
const poolSize = 16

let running: TwoSites
let site: string
let cookie: string
let token: string

beforeAll(async () => {
  running = await startTwoSites()
  // So that the booking form asks the database what can be booked.
  await running.publish('business-info', { bookingPolicy: { capacityPerSlot: 7 } })
  site = running.sites[0]
  token = await sessionToken(running.cms, admin)
  cookie = `payload-token=${token}`
})

afterAll(async () => {
  await running?.processes.postgres.speak()
  await running?.stop()
})

const statusOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site + path, { headers, redirect: 'manual' })
  return [answer.status, await answer.text()] as const
}

async function connectionsOfSite(): Promise<number> {
  const [row] = await askOnce<{ count: number }>(
    running.databaseUrl,
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()`,
  )
  return row!.count
}

it('delays no page that shows what is known, and of the others says that it does not answer', async () => {
  const pages = ['/', '/about', '/services', '/locations', '/contact', '/booking', '/admin/login']
  const dashboard = () => statusOf('/admin/dashboard', { Cookie: cookie })
  const form = bookingFields(await openBookingForm(site))
  const book = () => postBooking(site, form)
  const bookings = () =>
    fetch(`${running.cms}/api/bookings?limit=1`, { headers: { Authorization: `JWT ${token}` } })
  for (const page of pages) expect((await statusOf(page))[0], page).toBe(200)
  expect((await dashboard())[0]).toBe(200)
  expect((await bookings()).status).toBe(200)

  await running.processes.postgres.silence()
  const until = Date.now() + silenceMs
  // Nothing below could be answered by the database: it says nothing before the last line.
  expect((await Promise.all([book(), bookings()])).map(({ status }) => status)).toEqual([503, 503])
  // From here on requests are refused at once: all of them before one connection attempt times out.
  const givenUp = connectingFails()
  const answered: string[] = []
  void givenUp.then(() => answered.push('given up'))
  for (const ask of [book, bookings, book, bookings]) {
    const { status, headers } = await ask()
    expect([status, headers.get('Retry-After')]).toEqual([503, '60'])
  }
  for (const ask of [dashboard, dashboard]) expect((await ask())[0]).toBe(503)
  expect(answered).toEqual([])
  await givenUp
  while (Date.now() < until) {
    for (const page of pages) expect((await statusOf(page))[0], page).toBe(200)
    const [status, text] = await dashboard()
    expect(status).toBe(503)
    expect(text).toContain(messages.request.unavailable)
    expect((await statusOf('/healthz'))[0]).toBe(503)
    await setTimeout(1_000)
  }
  await running.processes.postgres.speak()

  await expect.poll(() => statusOf('/healthz'), patience).toHaveProperty('0', 200)
  await expect.poll(dashboard, patience).toHaveProperty('0', 200)
  await expect.poll(bookings, patience).toHaveProperty('status', 200)
  // Whether or not the database has stored it meanwhile.
  const booked = await book()
  expect(booked.headers.get('Location')).toContain('booked=')
  // Of two sites and the CMS: the pool of each, and one that hears of changes. None is left behind.
  await expect.poll(connectionsOfSite, patience).toBeLessThanOrEqual(3 * (poolSize + 1))
}, 300_000)

/** Resolves once a connection to the database has had no answer for as long as one query may take. */
async function connectingFails(): Promise<void> {
  const client = new Client({
    connectionString: running.databaseUrl,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await expect(client.connect()).rejects.toThrow('timeout')
}
