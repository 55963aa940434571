import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { insightsOf } from '#app/models/insights.server.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { bookingViewValues } from '#business/bookings/views.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { plansOf } from '#tests/setup/plans.ts'
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
  await pool.query(`INSERT INTO booking_events (booking, created_at, type, "from", "to", channel, actor)
    SELECT id, created_at, 'status-changed', 'pending', 'confirmed', 'dashboard', 'Asha' FROM bookings`)
  // Only what has been vacuumed is found in an index alone.
  await pool.query('VACUUM ANALYZE bookings, booking_events')
})

/** How PostgreSQL has answered what says which bookings a list has. */
async function planOfList(list: () => Promise<unknown>): Promise<string> {
  const [plan = ''] = await plansOf(pool, list, 'ORDER BY')
  return plan
}

type Filter = LineFilter & { after?: string }

/** How PostgreSQL has answered what a page of a view asks. */
function planOf(view: (typeof bookingViewValues)[number], filter: Filter = {}) {
  return planOfList(() => listLines({ user: staff, view, ...filter, now }))
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

it('a whole reference is looked up as such, and no further', async () => {
  const plan = await planOf('all', { q: '00003a98' })
  expect(plan).toContain('bookings_reference_idx')
  expect(plan).toMatch(/bookings_search_idx.*never executed/)
})

it('what only looks like a reference is looked for by the same index', async () => {
  expect(await planOf('all', { q: 'ffff3a98' })).toMatch(/bookings_search_idx.*actual/)
})

it('what stands in most bookings is found on the way through the newest', async () => {
  expect(await planOf('all', { q: 'hill' })).toContain('bookings_created_at_idx')
})

it.each(bookingViewValues)('the view %s looks for nothing again and again', async (view) => {
  const loops = [...(await planOf(view)).matchAll(/loops=(\d+)/g)].map(([, count]) => Number(count))
  expect(Math.max(...loops)).toBe(1)
})

it('a page far down all bookings begins where the one before has ended', async () => {
  const plan = await planOf('all', { after: '00003A98' })
  expect(plan).toMatch(/Index Cond: \(?.*created_at/)
  expect(plan).not.toContain('Seq Scan on bookings')
})

it.each(bookingStatusValues)('a page of status %s is found by an index', async (status) => {
  const plan = await planOf('all', { status, after: '00003A98' })
  expect(plan).toMatch(/Index Scan (Backward )?using bookings_(created_at|status)_idx/)
  expect(plan).not.toContain('Seq Scan on bookings')
})

it.each([null, { notOf: [randomUUID()] }])(
  'the insights of some days read those days, of all branches and of one (%j)',
  async (filter) => {
    const branch = filter && { id: randomUUID(), slug: 'main', name: 'Main', filter }
    const day = localDateAt(new Date())
    const period = { from: addDays(day, -1), until: day }
    const plans = await plansOf(pool, () => insightsOf(staff, { period, branch }), 'FROM bookings')
    expect(plans).toHaveLength(3)
    for (const plan of plans) {
      expect(plan).toContain('bookings_created_at_idx')
      expect(plan).not.toMatch(/Seq Scan on bookings\b/)
    }
    // Who has booked before.
    expect(plans.join()).toContain('bookings_phone_idx')
  },
)
