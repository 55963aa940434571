import { sql } from '@payloadcms/db-postgres'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { rateLimits } from '#business/forms/spam-protection.ts'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  deleteExpiredCounts,
  refundRateLimitCounts,
  writeTotals,
} from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { consumeFormLimits, type Sender } from './spam-protection.server.ts'

const payload = await testPayload()
const database = getPostgres(payload)
const { drizzle, pool } = database
const otherPool = new Pool({ connectionString: process.env.DATABASE_URL })

beforeEach(async () => {
  await writeTotals(payload)
  await emptyDatabase(payload)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => otherPool.end())

/** Simulates two processes: every second form uses another pool. */
function alternatePools() {
  let forms = 0
  vi.spyOn(database, 'pool', 'get').mockImplementation(() => [pool, otherPool][forms++ % 2]!)
}

const sender = { phone: '9876543210', address: '203.0.113.7' }

/** Returns the exceeded limit of each form. */
async function exceededLimits(form: keyof typeof rateLimits, count: number) {
  const results = []
  for (let sent = 0; sent < count; sent += 1) results.push(await consumeFormLimits(form, sender))
  return results.map(({ exceeded }) => exceeded?.limit.kind.split(' ')[1] ?? null)
}

it.each([
  ['booking', 'phone', 10],
  ['change', 'address', 20],
  ['lostLink', 'phone', 5],
  ['contact', 'address', 20],
] as const)('limits %s forms per %s to %i', async (form, scope, most) => {
  const taken = new Array<null>(most).fill(null)
  expect(await exceededLimits(form, most + 2)).toEqual([...taken, scope, scope])
})

it('limits each kind of form separately', async () => {
  await exceededLimits('booking', 11)
  expect(await exceededLimits('lostLink', 1)).toEqual([null])
})

const countAlready = (form: string, points: number) =>
  drizzle.execute(sql`
    INSERT INTO rate_limits (key, points, expire)
    VALUES (${`${form} overall`}, ${points}, ${Date.now() + 3_600_000})`)

/** Sends one form from each sender. */
async function acceptedFrom(form: keyof typeof rateLimits, senders: Sender[]) {
  const results = []
  for (const one of senders) results.push(await consumeFormLimits(form, one))
  return results.filter(({ counts }) => counts).length
}

const inNetwork = (network: string, count: number): Sender[] =>
  Array.from({ length: count }, (_, index) => ({
    phone: String(9_000_000_000 + index),
    address: `${network} ${index}`,
    subnet: `${network} ${index >> 8}`,
    network,
  }))

it('limits senders of one network together, however many phones and addresses they have', async () => {
  const subnet = inNetwork('2001:db8::/48', 70)
  expect(await acceptedFrom('booking', subnet)).toBe(60)
  expect(await acceptedFrom('lostLink', inNetwork('203.0.113.0/24', 110))).toBe(40)
  const wide = inNetwork('203.0.113.0/24', 310).map(({ subnet: _, ...one }) => one)
  expect(await acceptedFrom('booking', wide)).toBe(300)
  expect(await acceptedFrom('booking', inNetwork('198.51.100.0/24', 1))).toBe(1)
})

it.each([
  ['booking', 2000, 'address', 8],
  ['lostLink', 300, 'address', 5],
  ['contact', 300, 'address', 5],
] as const)(
  'tightens the limits of each sender of %s forms after %i, and refuses no other',
  async (form, overall, scope, most) => {
    await countAlready(form, overall)
    const attacker = () => consumeFormLimits(form, { address: '203.0.113.7' })
    const results = []
    for (let sent = 0; sent < most + 1; sent += 1) results.push(await attacker())
    expect(results.map(({ exceeded }) => exceeded?.limit.kind.split(' ')[1] ?? null)).toEqual([
      ...new Array<null>(most).fill(null),
      scope,
    ])
    const others = Array.from({ length: 50 }, (_, index) => ({
      ...inNetwork(`network ${index}`, 1)[0],
      phone: String(9_100_000_000 + index),
    }))
    expect(await acceptedFrom(form, others)).toBe(50)
  },
)

it('does not tighten limits below the overall limit or after its window', async () => {
  await countAlready('contact', 250)
  expect(await exceededLimits('contact', 20)).toEqual(new Array<null>(20).fill(null))
  await emptyDatabase(payload)
  await countAlready('contact', 300)
  await drizzle.execute(sql`UPDATE rate_limits SET expire = ${Date.now() - 1}`)
  expect(await exceededLimits('contact', 20)).toEqual(new Array<null>(20).fill(null))
})

it('multiplies the limits of many customers by the setting', async () => {
  environment.rateLimitFactor = 2
  try {
    await countAlready('contact', 600)
    const many = inNetwork('203.0.113.0/24', 60).map(({ subnet: _, ...one }) => one)
    // A quarter of 200.
    expect(await acceptedFrom('contact', many)).toBe(50)
    expect(await exceededLimits('lostLink', 6)).toEqual([...new Array<null>(5).fill(null), 'phone'])
  } finally {
    environment.rateLimitFactor = 1
  }
})

it('shares a limit between two processes', async () => {
  alternatePools()
  expect(await exceededLimits('booking', 12)).toEqual([
    ...new Array<null>(10).fill(null),
    'phone',
    'phone',
  ])
})

it('accepts exactly the limit when many forms arrive simultaneously', async () => {
  alternatePools()
  const forms = Array.from({ length: 50 }, () => consumeFormLimits('booking', sender))
  const results = await Promise.all(forms)
  expect(results.filter(({ counts }) => counts)).toHaveLength(10)
})

it('does not count rejected forms of one address towards the overall limit', async () => {
  const flood = Array.from({ length: 400 }, () => consumeFormLimits('contact', sender))
  const other = await consumeFormLimits('contact', { address: '198.51.100.1' })
  expect(other.counts).toHaveLength(1)
  const taken = (await Promise.all(flood)).filter(({ counts }) => counts)
  expect(taken).toHaveLength(20)
  await writeTotals(payload)
  const { rows } = await drizzle.execute(
    sql`SELECT points FROM rate_limits WHERE key = 'contact overall'`,
  )
  expect(rows).toEqual([{ points: 21 }])
})

it('counts and refunds simultaneously without deadlocks', async () => {
  const errorLog = vi.spyOn(log, 'error')
  const runs = Array.from({ length: 300 }, async () => {
    const { counts } = await consumeFormLimits('booking', sender)
    if (counts) await refundRateLimitCounts(payload, counts)
  })
  await Promise.all(runs)
  expect(errorLog).not.toHaveBeenCalled()
  const { rows } = await drizzle.execute(sql`
    SELECT DISTINCT points FROM rate_limits WHERE key <> 'booking overall'`)
  expect(rows).toEqual([{ points: 0 }])
})

it('accepts another form after a refund', async () => {
  await exceededLimits('booking', 9)
  const { counts } = await consumeFormLimits('booking', sender)
  expect(await exceededLimits('booking', 1)).toEqual(['phone'])
  await refundRateLimitCounts(payload, counts!)
  expect(await exceededLimits('booking', 2)).toEqual([null, 'phone'])
})

it('ignores a refund after the window has ended', async () => {
  const { counts } = await consumeFormLimits('contact', sender)
  const endsAtMs = Date.now() - 1
  await drizzle.execute(sql`UPDATE rate_limits SET expire = ${endsAtMs}`)
  await exceededLimits('contact', 1)
  await refundRateLimitCounts(
    payload,
    counts!.map(({ key }) => ({ key, endsAtMs })),
  )
  const { rows } = await drizzle.execute(
    sql`SELECT points FROM rate_limits WHERE key LIKE 'contact address %'`,
  )
  expect(rows).toEqual([{ points: 1 }])
})

it('removes only expired counts', async () => {
  await consumeFormLimits('contact', sender)
  await writeTotals(payload)
  const endedAt = Date.now() - 1
  await drizzle.execute(sql`
    UPDATE rate_limits SET expire = ${endedAt} WHERE key <> 'contact overall'`)
  await deleteExpiredCounts(payload)
  const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits`)
  expect(rows).toEqual([{ key: 'contact overall' }])
})
