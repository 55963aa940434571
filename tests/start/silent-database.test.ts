import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { admin } from '#tests/setup/accounts.ts'
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

beforeAll(async () => {
  running = await startTwoSites()
  // So that the booking form asks the database what can be booked.
  await running.publish('business-info', { bookingPolicy: { capacityPerSlot: 7 } })
  site = running.sites[0]
  cookie = `payload-token=${await sessionToken(running.cms, admin)}`
}, patience.timeout)

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
  for (const page of pages) expect((await statusOf(page))[0], page).toBe(200)
  expect((await statusOf('/admin/dashboard', { Cookie: cookie }))[0]).toBe(200)

  await running.processes.postgres.silence()
  const until = Date.now() + silenceMs
  // Nothing below could be answered by the database: it says nothing before the last line.
  while (Date.now() < until) {
    for (const page of pages) expect((await statusOf(page))[0], page).toBe(200)
    const [status, text] = await statusOf('/admin/dashboard', { Cookie: cookie })
    expect(status).toBe(503)
    expect(text).toContain(messages.request.unavailable)
    expect((await statusOf('/healthz'))[0]).toBe(503)
    await setTimeout(1_000)
  }
  await running.processes.postgres.speak()

  await expect.poll(() => statusOf('/healthz'), patience).toHaveProperty('0', 200)
  await expect
    .poll(() => statusOf('/admin/dashboard', { Cookie: cookie }), patience)
    .toHaveProperty('0', 200)
  // Of two sites and the CMS: the pool of each, and one that hears of changes. None is left behind.
  await expect.poll(connectionsOfSite, patience).toBeLessThanOrEqual(3 * (poolSize + 1))
}, 300_000)
