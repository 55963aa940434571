import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { staff } from '#tests/setup/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { patience } from '#tests/setup/patience.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { askOnce } from '#tests/systems/ask-once.ts'
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
      return {
        DATABASE_REPLICA_URLS: `${away},${replica.url}`,
        DATABASE_CONNECTIONS: '6',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      }
    },
  })
  hidden = await openBookingForm(system.sites[0]!)
  cookie = `payload-token=${await sessionToken(system.cms, staff)}`
}, 120_000)

afterAll(async () => {
  await system?.stop()
  await replica?.stop()
})

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
    // Less than a query without an answer is waited for.
    signal: AbortSignal.timeout(8_000),
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** How often the replica has looked into its bookings. */
async function looks(): Promise<number> {
  const [row] = await onReplica<{ count: number }>(
    `SELECT (seq_scan + idx_scan)::int AS count FROM pg_stat_user_tables WHERE relname = 'bookings'`,
  )
  return row!.count
}

const onReplica = <Row extends object>(question: string) => askOnce<Row>(replica.url, question)

/** Also after it has been left alone for a while. */
async function untilItAnswers(): Promise<void> {
  const before = await looks()
  await vi.waitFor(async () => {
    await dashboard()
    expect(await looks()).toBeGreaterThan(before)
  }, patience)
}

it('a read replica answers, and shows all that was stored before it was asked', async () => {
  for (let round = 0; round < 10; round += 1) expect(await isSeenAtOnce()).toBe(true)
  await untilItAnswers()
})

it('is not taken for one that is away where many ask at once', async () => {
  await untilItAnswers()
  await Promise.all(Array.from({ length: 100 }, () => dashboard()))
  expect(system.processes.sites[1]!.said()).not.toContain(
    `${new URL(replica.url).host} is left alone`,
  )
})

const ails: [string, { begin: () => Promise<unknown>; end: () => Promise<unknown> }][] = [
  [
    'lags',
    {
      begin: () => onReplica('SELECT pg_wal_replay_pause()'),
      end: () => onReplica('SELECT pg_wal_replay_resume()'),
    },
  ],
  ['says nothing', { begin: () => replica.silence(), end: () => replica.speak() }],
]

it.each(ails)('while it %s, the primary answers soon, and it afterwards', async (_, ail) => {
  await untilItAnswers()
  await ail.begin()
  try {
    for (let round = 0; round < 3; round += 1) expect(await isSeenAtOnce()).toBe(true)
  } finally {
    await ail.end()
  }
  await untilItAnswers()
})

it('where it has ended, the primary answers', async () => {
  await untilItAnswers()
  await replica.stop()
  for (let round = 0; round < 3; round += 1) expect(await isSeenAtOnce()).toBe(true)
})
