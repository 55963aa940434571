import { Client } from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Role } from '#business/accounts/roles.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { type ActivityFilter, listActivity, listActors } from './activity.server.ts'

const payload = await testPayload()
const { pool } = getPostgres(payload)
let users: Record<'staff' | 'admin', User>

// PostgreSQL ignores indexes on small tables.
const insertActivities = `
  INSERT INTO activities (at, actor, channel, type, reference)
  SELECT date_trunc('milliseconds', timestamptz '2026-11-26 10:00+05:30' - n / 3 * interval '1 minute'),
    CASE WHEN n % 5001 = 0 THEN 'Rare' ELSE 'Person ' || n % 7 END, 'dashboard',
    CASE WHEN n % 10 = 0 THEN 'account-made' ELSE 'message-answered' END::enum_activities_type, NULL
  FROM generate_series(1, 60000) AS n`
const insertEvents = `
  INSERT INTO booking_events (booking, created_at, actor, channel, type)
  SELECT gen_random_uuid(), at + interval '20 seconds', actor,
    CASE WHEN n % 2 = 0 THEN 'site' ELSE 'dashboard' END::enum_booking_events_channel, 'picked-up'
  FROM (SELECT *, row_number() OVER () AS n FROM activities) AS activities`

beforeAll(async () => {
  users = {
    staff: await createUserWithRole(payload, 'staff'),
    admin: await createUserWithRole(payload, 'admin'),
  }
  await pool.query(insertActivities)
  await pool.query(insertEvents)
  await pool.query('ANALYZE activities, booking_events')
})

async function explainQuery(run: () => Promise<unknown>, sqlPart: string) {
  const querySpy = vi.spyOn(Client.prototype, 'query')
  await run()
  const calls = querySpy.mock.calls as unknown as [{ text: string; values?: unknown[] } | string][]
  querySpy.mockRestore()
  const query = calls
    .map(([argument]) => argument)
    .find((argument) => typeof argument === 'object' && argument.text.includes(sqlPart)) as {
    text: string
    values: unknown[]
  }
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query.text}`, query.values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const filters: [string, ActivityFilter][] = [
  ['nothing', {}],
  ['a day', { date: '2026-11-20' }],
  ['a person', { actor: 'Person 3' }],
  ['a person with few entries', { actor: 'Rare' }],
  ['a person on a day', { actor: 'Person 3', date: '2026-11-20' }],
]

it.each(filters)('reads a page filtered by %s through indexes', async (_, filter) => {
  for (const role of ['staff', 'admin'] as const satisfies Role[]) {
    const user = users[role]
    const first = await listActivity(user, filter)
    for (const after of first.next ? [undefined, first.next] : [undefined]) {
      for (const order of ['"at" desc', '"created_at" desc, ']) {
        const plan = await explainQuery(() => listActivity(user, { ...filter, after }), order)
        expect(plan).not.toContain('Seq Scan')
        expect(plan).toMatch(/Index Scan|Bitmap/)
        if (after) expect(plan).toMatch(/Index Cond: .*at.* <= /)
      }
    }
  }
})

it.each(['staff', 'admin'] as const)('lists the actors for %s through indexes', async (role) => {
  const plan = await explainQuery(() => listActors(users[role]), 'RECURSIVE')
  expect(plan).toContain('actor_at_idx')
  expect(plan).toContain('actor_createdAt_idx')
  expect(plan).not.toContain('Seq Scan')
  expect(await listActors(users[role])).toHaveLength(8)
})

it('lists each entry once across pages, also entries of the same instant', async () => {
  const ids: string[] = []
  let after: string | undefined
  for (let page = 0; page < 5; page += 1) {
    const { entries, next } = await listActivity(users.admin, { after })
    ids.push(...entries.map(({ id }) => id))
    after = next!
  }
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (
      SELECT id, at FROM activities
      UNION ALL SELECT id, created_at FROM booking_events WHERE channel = 'dashboard'
    ) AS lines ORDER BY at DESC, id DESC LIMIT 500`,
  )
  expect(ids).toEqual(rows.map(({ id }) => id))
})
