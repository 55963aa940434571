import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type BookingFilter, listBookings } from '#app/models/bookings/booking-list.server.ts'
import { listRunSheets } from '#app/models/bookings/run-sheet.server.ts'
import { loadInsights } from '#app/models/insights.server.ts'
import { bookingViewValues } from '#business/bookings/lists/views.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { explainQueries } from '#tests/helpers/database/explain-queries.ts'

const payload = await testPayload()
const { pool } = getPostgres(payload)
const today = '2026-11-26'
const now = instantAt(today, '10:00')
let staff: User

// PostgreSQL ignores indexes on small tables.
const insertBookings = `
  INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, status, bill_paid, created_at, updated_at)
  SELECT id, upper(lpad(to_hex(n), 8, '0')), 'Name' || n, (9800000000 + n)::text, n || ' Hill Road',
    to_char(date '${today}' - (n % 700), 'YYYY-MM-DD'), '9AM-11AM', 'laundry',
    CASE WHEN n % 700 < 2 THEN 'pending' ELSE 'completed' END::enum_bookings_status,
    CASE WHEN n % 700 > 2 THEN n % 500 > 0 END,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, 20000) AS n) AS made`

beforeAll(async () => {
  staff = await createUserWithRole(payload, 'staff')
  await pool.query(insertBookings)
  await pool.query(`INSERT INTO booking_events (booking, created_at, type, "from", "to", channel, actor)
    SELECT id, created_at, 'status-changed', 'pending', 'confirmed', 'dashboard', 'Asha' FROM bookings`)
  // Index-only scans need a vacuumed table.
  await pool.query('VACUUM ANALYZE bookings, booking_events')
})

async function explainList(list: () => Promise<unknown>): Promise<string> {
  const [plan = ''] = await explainQueries(pool, list, 'ORDER BY')
  return plan
}

type Filter = BookingFilter & { after?: string }

function explainView(view: (typeof bookingViewValues)[number], filter: Filter = {}) {
  const day = view === 'day' ? { date: today } : {}
  return explainList(() => listBookings({ user: staff, view, ...day, ...filter, now }))
}

it.each(bookingViewValues)('lists the view %s without a sequential scan', async (view) => {
  expect(await explainView(view)).not.toContain('Seq Scan on bookings')
})

it.each(bookingViewValues)(
  'lists the view %s of one branch without a sequential scan',
  async (view) => {
    const others = Array.from({ length: 5 }, () => randomUUID())
    for (const branch of [{ only: others[0]! }, { except: others }]) {
      expect(await explainView(view, { branch })).not.toContain('Seq Scan on bookings')
    }
  },
)

it.each(['name12345', '98000 12345', 'hill name777', '12345 hill road'])(
  'searches for %j through the search index',
  async (q) => {
    expect(await explainView('all', { q })).toContain('bookings_search_idx')
  },
)

it('searches for similar names through the search index', async () => {
  const search = () => listBookings({ user: staff, view: 'all', q: 'kulkrni', now })
  const [exact, similar] = await explainQueries(pool, search, 'ORDER BY')
  for (const plan of [exact, similar]) {
    expect(plan).toContain('bookings_search_idx')
    expect(plan).not.toContain('Seq Scan on bookings')
  }
})

it('looks up a full reference without the text search', async () => {
  const plan = await explainView('all', { q: '00003a98' })
  expect(plan).toContain('bookings_reference_idx')
  expect(plan).toMatch(/bookings_search_idx.*never executed/)
})

it('searches for an unknown reference through the search index', async () => {
  expect(await explainView('all', { q: 'ffff3a98' })).toMatch(/bookings_search_idx.*actual/)
})

it('searches for a frequent word by scanning the newest bookings', async () => {
  expect(await explainView('all', { q: 'hill' })).toContain('bookings_created_at_idx')
})

it.each(bookingViewValues)('runs no part of the view %s in a loop', async (view) => {
  const loops = [...(await explainView(view)).matchAll(/loops=(\d+)/g)].map(([, count]) =>
    Number(count),
  )
  expect(Math.max(...loops)).toBe(1)
})

it('starts a later page through the index', async () => {
  const plan = await explainView('all', { after: '00003A98' })
  expect(plan).toMatch(/Index Cond: \(?.*created_at/)
  expect(plan).not.toContain('Seq Scan on bookings')
})

it.each(bookingStatusValues)('lists a page of status %s through an index', async (status) => {
  const plan = await explainView('all', { status, after: '00003A98' })
  expect(plan).toMatch(/Index Scan (Backward )?using bookings_(created_at|status)_idx/)
  expect(plan).not.toContain('Seq Scan on bookings')
})

it.each([{ step: 'ready' }, { bill: 'unpaid' }, { bill: 'paid' }, { step: 'none' }] as const)(
  'lists a page with the filter %j without a sequential scan',
  async (filter) => {
    expect(await explainView('all', filter)).not.toContain('Seq Scan on bookings')
  },
)

it.each([
  ['today', today],
  ['another day', addDays(today, 1)],
])('reads a run sheet of %s through indexes', async (_, date) => {
  const list = () => listRunSheets(staff, { date, branch: null, now })
  const [plan] = await explainQueries(pool, list, 'delivery_date')
  expect(plan).toContain('bookings_delivery_date_idx')
  expect(plan).not.toContain('Seq Scan')
})

it.each([null, { except: [randomUUID()] }])(
  'reads only the days of an insights period (branch filter %j)',
  async (filter) => {
    const branch = filter && { id: randomUUID(), slug: 'main', name: 'Main', filter }
    const day = localDateAt(new Date())
    const period = { from: addDays(day, -1), until: day }
    const plans = await explainQueries(
      pool,
      () => loadInsights(staff, { period, branch }),
      'FROM bookings',
    )
    expect(plans).toHaveLength(3)
    for (const plan of plans) {
      expect(plan).toContain('bookings_created_at_idx')
      expect(plan).not.toMatch(/Seq Scan on bookings\b/)
    }
    // Repeat customers.
    expect(plans.join()).toContain('bookings_phone_idx')
  },
)
