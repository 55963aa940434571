import getPort from 'get-port'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { staff } from '#tests/setup/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { patience } from '#tests/setup/patience.ts'
import { startReplica } from '#tests/systems/replica.ts'
import { startSystem, type System } from '#tests/systems/system.ts'

// The production build, which `npm test` has made before.

let system: System
let replica: Awaited<ReturnType<typeof startReplica>>
let hidden: Record<string, string>
let cookie: string

beforeAll(async () => {
  system = await startSystem({
    siteCount: 2,
    settings: async (databaseUrl) => {
      // Always behind by more than a request takes.
      const serverOptions = { recovery_min_apply_delay: '100ms' }
      replica = await startReplica(databaseUrl, { port: await getPort(), serverOptions })
      // A replica may be away when a process starts.
      const away = `postgres://saaf@127.0.0.1:${await getPort()}/postgres`
      return { DATABASE_REPLICA_URLS: `${away},${replica.url}`, RATE_LIMITS: 'off' }
    },
  })
  hidden = await openBookingForm(system.sites[0]!)
  cookie = `payload-token=${await signIn()}`
}, 120_000)

afterAll(async () => {
  await system?.stop()
  await replica?.stop()
})

async function signIn(): Promise<string> {
  const answer = await fetch(`${system.cms}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(staff),
  })
  return ((await answer.json()) as { token: string }).token
}

let customers = 0

/** Somebody books at the first site, and staff look at the second one at once: whether they see it. */
async function isSeenAtOnce(): Promise<boolean> {
  customers += 1
  const name = `Customer ${String.fromCharCode(64 + customers).repeat(3)}`
  const answer = await postBooking(system.sites[0]!, { ...hidden, ...bookingFields({ name }) })
  expect(answer.headers.get('Location')).toContain('booked=')
  return (await dashboard()).includes(name)
}

async function dashboard(): Promise<string> {
  const answer = await fetch(`${system.sites[1]!}/admin/dashboard?view=all`, {
    headers: { Cookie: cookie },
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** How many of the replica's connections have been asked for bookings. */
async function asked(): Promise<number> {
  const [row] = await onReplica<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE query LIKE '%FROM bookings%' AND pid <> pg_backend_pid()`,
  )
  return row!.count
}

async function onReplica<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: replica.url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

it('a read replica answers, and shows all that was stored before it was asked', async () => {
  for (let round = 0; round < 10; round += 1) expect(await isSeenAtOnce()).toBe(true)
  await vi.waitFor(async () => {
    await dashboard()
    expect(await asked()).toBeGreaterThan(0)
  }, patience)
})

it('while it lags, and while it is away, the primary answers', async () => {
  await onReplica('SELECT pg_wal_replay_pause()')
  for (let round = 0; round < 3; round += 1) expect(await isSeenAtOnce()).toBe(true)

  await onReplica('SELECT pg_wal_replay_resume()')
  await replica.stop()
  for (let round = 0; round < 3; round += 1) expect(await isSeenAtOnce()).toBe(true)
})
