import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { bookingViewValues } from '#business/bookings/views.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import type { User } from '#payload-types.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { type LineFilter, listLines } from './booking-lines.server.ts'

const payload = await testPayload()
const { pool } = postgresOf(payload)
const today = '2026-11-26'
const now = instantAt(today, '10:00')
let staff: User

// As many as one sees a plan by: of a handful PostgreSQL reads all, whatever indexes there are.
const many = `
  INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, status, created_at, updated_at)
  SELECT id, upper(lpad(to_hex(n), 8, '0')), 'Name' || n, (9800000000 + n)::text, n || ' Hill Road',
    to_char(date '${today}' - (n % 700), 'YYYY-MM-DD'), '9AM-11AM', 'laundry',
    CASE WHEN n % 700 < 2 THEN 'pending' ELSE 'completed' END::enum_bookings_status,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, 20000) AS n) AS made`

beforeAll(async () => {
  staff = await userWithRole(payload, 'staff')
  await pool.query(many)
  await pool.query('ANALYZE bookings')
})

/** How PostgreSQL answers what a page of a view asks. */
async function planOf(view: (typeof bookingViewValues)[number], filter: LineFilter = {}) {
  const asked = vi.spyOn(Client.prototype, 'query')
  await listLines({ user: staff, view, ...filter, now })
  const questions = asked.mock.calls as unknown as [{ text: string; values?: unknown[] } | string][]
  asked.mockRestore()
  const question = questions
    .map(([asking]) => asking)
    .find((asking) => typeof asking === 'object' && asking.text.includes('ORDER BY')) as {
    text: string
    values: unknown[]
  }
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN ${question.text}`,
    question.values,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each(bookingViewValues)('the view %s reads no more than it has to', async (view) => {
  expect(await planOf(view)).not.toContain('Seq Scan on bookings')
})

it.each(bookingViewValues)('the view %s of one branch, too', async (view) => {
  const others = Array.from({ length: 5 }, () => randomUUID())
  for (const branch of [{ of: others[0]! }, { notOf: others }]) {
    expect(await planOf(view, { branch })).not.toContain('Seq Scan on bookings')
  }
})

it.each(['name12345', '98000 12345', 'hill name777', '12345 hill road'])(
  'a search for %j goes by its index',
  async (q) => {
    expect(await planOf('all', { q })).toContain('bookings_search_idx')
  },
)

it('what stands in most bookings is found on the way through the newest', async () => {
  expect(await planOf('all', { q: 'hill' })).toContain('bookings_created_at_idx')
})
