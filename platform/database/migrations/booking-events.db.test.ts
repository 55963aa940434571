import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { beforeEach, expect, it } from 'vitest'
import { up as copyEvents } from '#migrations/20261125_235000_copy_booking_events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const id = sql.raw("'3f9a1c07-6d0c-4f7e-9d53-0a6a1c6c3d11'")
const reference = sql.raw("'3F9A1C07'")

beforeEach(() => emptyDatabase(payload))

async function writeAsPreviousRelease(): Promise<void> {
  await drizzle.execute(sql`
    INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type)
      VALUES (${id}, ${reference}, 'Asha', '9876543210', 'Hill Road', '2026-11-27', '5PM-7PM', 'laundry');
    INSERT INTO bookings_history (_order, _parent_id, id, at, by, "from", "to", door, from_date, from_time, to_date, to_time)
      VALUES (1, ${id}, 'a', '2026-11-20', 'Customer', NULL, 'pending', 'site', NULL, NULL, NULL, NULL),
        (2, ${id}, 'b', '2026-11-21', 'Farida', 'pending', 'confirmed', 'dashboard', '2026-11-26', '9AM-11AM', '2026-11-27', '5PM-7PM'),
        (3, ${id}, 'c', '2026-11-25', 'Retention period', 'confirmed', 'confirmed', 'cms', NULL, NULL, NULL, NULL);
    INSERT INTO bookings_notes (_order, _parent_id, id, at, by, text) VALUES (1, ${id}, 'd', '2026-11-22', 'Farida', 'Ring twice');
    INSERT INTO activities (at, by, door, act, reference, "from", "to", what)
      VALUES ('2026-11-21', 'Farida', 'dashboard', 'status-changed', ${reference}, 'pending', 'confirmed', NULL),
        ('2026-11-22', 'Farida', 'dashboard', 'noted', ${reference}, NULL, NULL, NULL),
        ('2026-11-23', 'Farida', 'cms', 'corrected', ${reference}, NULL, NULL, 'name, phone'),
        ('2026-11-24', 'Farida', 'dashboard', 'collected', ${reference}, NULL, NULL, NULL),
        ('2026-11-24', 'Farida', 'dashboard', 'mail-resent', ${reference}, NULL, NULL, 'booking-confirmed')`)
}

async function events(): Promise<string[]> {
  const { rows } = await drizzle.execute<{ event: string }>(sql`
    SELECT concat_ws(' | ', left(booking, 8), type, "from", "to", actor, channel, text) AS event
    FROM booking_events ORDER BY created_at, type`)
  return rows.map(({ event }) => event)
}

const expected = [
  '3f9a1c07 | booked | pending | Customer | site',
  '3f9a1c07 | rescheduled | 2026-11-26, 9AM-11AM | 2026-11-27, 5PM-7PM | Farida | dashboard',
  '3f9a1c07 | status-changed | pending | confirmed | Farida | dashboard',
  '3f9a1c07 | noted | Farida | dashboard | Ring twice',
  '3f9a1c07 | corrected | Farida | cms | name, phone',
  '3f9a1c07 | collected | Farida | dashboard',
  '3f9a1c07 | erased | Retention period | worker',
]

const copy = () => copyEvents({ db: drizzle } as unknown as MigrateUpArgs)

async function withoutTriggers(write: () => Promise<unknown>): Promise<void> {
  const tables = ['bookings_history', 'bookings_notes', 'activities'].map(sql.identifier)
  const each = (change: string) =>
    drizzle.execute(
      sql.join(
        tables.map((table) => sql`ALTER TABLE ${table} ${sql.raw(change)} TRIGGER USER`),
        sql`;`,
      ),
    )
  await each('DISABLE')
  await write()
  await each('ENABLE')
}

it('records events for the previous release, also when it rewrites an array', async () => {
  await writeAsPreviousRelease()
  expect(await events()).toEqual(expected)
  await drizzle.execute(sql`
    WITH removed AS (DELETE FROM bookings_history RETURNING *) INSERT INTO bookings_history SELECT * FROM removed`)
  expect(await events()).toEqual(expected)
})

it('copies earlier data, and copies nothing twice', async () => {
  await withoutTriggers(writeAsPreviousRelease)
  expect(await events()).toEqual([])
  await copy()
  expect(await events()).toEqual(expected)
  await copy()
  expect(await events()).toEqual(expected)
})

it('copies the activity log of a deleted booking under the start of its id', async () => {
  await withoutTriggers(() =>
    drizzle.execute(sql`
      INSERT INTO activities (at, by, door, act, reference, "from", "to")
      VALUES ('2026-11-20', 'Farida', 'dashboard', 'booking-taken', 'AAAAAAAA', NULL, NULL),
        ('2026-11-21', 'Farida', 'dashboard', 'moved', 'AAAAAAAA', '2026-11-26, 9AM-11AM', '2026-11-27, 5PM-7PM'),
        ('2026-11-22', 'Farida', 'dashboard', 'noted', 'AAAAAAAA', NULL, NULL),
        ('2026-11-23', 'Farida', 'cms', 'booking-deleted', 'AAAAAAAA', NULL, NULL)`),
  )
  await copy()
  expect(await events()).toEqual([
    'aaaaaaaa | booked | pending | Farida | dashboard',
    'aaaaaaaa | rescheduled | 2026-11-26, 9AM-11AM | 2026-11-27, 5PM-7PM | Farida | dashboard',
    'aaaaaaaa | noted | Farida | dashboard',
    'aaaaaaaa | deleted | Farida | cms',
  ])
})

it.each([
  ['erases', sql`UPDATE bookings SET erased_at = now()`],
  ['deletes', sql`DELETE FROM bookings`],
])('erases note texts when the previous release %s the booking', async (_, change) => {
  await writeAsPreviousRelease()
  await drizzle.execute(change)
  expect(await events()).toEqual(expected.map((event) => event.replace(' | Ring twice', '')))
})
