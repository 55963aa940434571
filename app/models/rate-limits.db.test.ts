import { sql } from '@payloadcms/db-postgres'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { rateLimits } from '#business/forms/rate-limits.ts'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { deleteExpiredCounts, refundRateLimitCounts } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { consumeFormLimits } from './rate-limits.server.ts'

const payload = await testPayload()
const database = getPostgres(payload)
const { drizzle, pool } = database
const otherPool = new Pool({ connectionString: process.env.DATABASE_URL })

beforeEach(() => emptyDatabase(payload))
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
  return results.map(({ exceeded }) => exceeded?.limit.scope ?? null)
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

it('multiplies only the overall limit by the setting', async () => {
  environment.rateLimitFactor = 2
  try {
    await drizzle.execute(sql`
      INSERT INTO rate_limits (key, points, expire)
      VALUES ('contact overall', 599, ${Date.now() + 3_600_000})`)
    expect(await exceededLimits('contact', 2)).toEqual([null, 'overall'])
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
  expect(other.counts).toHaveLength(2)
  const taken = (await Promise.all(flood)).filter(({ counts }) => counts)
  expect(taken).toHaveLength(20)
})

it('counts and refunds simultaneously without deadlocks', async () => {
  const errorLog = vi.spyOn(log, 'error')
  const runs = Array.from({ length: 300 }, async () => {
    const { counts } = await consumeFormLimits('booking', sender)
    if (counts) await refundRateLimitCounts(payload, counts)
  })
  await Promise.all(runs)
  expect(errorLog).not.toHaveBeenCalled()
  const { rows } = await drizzle.execute(sql`SELECT DISTINCT points FROM rate_limits`)
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
  const { rows } = await drizzle.execute(sql`SELECT points FROM rate_limits`)
  expect(rows).toEqual([{ points: 1 }, { points: 1 }])
})

it('removes only expired counts', async () => {
  await consumeFormLimits('contact', sender)
  const endedAt = Date.now() - 1
  await drizzle.execute(sql`
    UPDATE rate_limits SET expire = ${endedAt} WHERE key <> 'contact overall'`)
  await deleteExpiredCounts(payload)
  const { rows } = await drizzle.execute(sql`SELECT key FROM rate_limits`)
  expect(rows).toEqual([{ key: 'contact overall' }])
})
