import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeStatus, countBookingsByStatus } from '#app/models/bookings/bookings.server.ts'
import { correctBooking, toEditableBooking } from '#app/models/bookings/corrections.server.ts'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBranch } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, resetBusiness } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { foldBookingCounts } from './booking-counts.ts'

const payload = await testPayload()
const { pool } = getPostgres(payload)
let server: MailServer
let admin: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  admin = await createUserWithRole(payload, 'admin')
})
afterEach(() => server.stop())

const insert = `
  INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, status, branch_id)
  VALUES ($1, $1::uuid, 'Asha', '9876543210', 'Hill Road', '2026-12-01', '9AM-11AM', 'laundry', $2, $3)`

const difference = `
  SELECT status, branch_id, sum(counted) AS counted, sum(stored) AS stored FROM (
    SELECT status, branch_id, bookings AS counted, 0 AS stored FROM booking_counts
    UNION ALL SELECT status, branch_id, 0, 1 FROM bookings
  ) AS both_ways GROUP BY status, branch_id HAVING sum(counted) <> sum(stored)`

async function expectExact() {
  expect((await pool.query(difference)).rows).toEqual([])
}

const countRows = async () =>
  (await pool.query<{ count: number }>('SELECT count(*)::int FROM booking_counts')).rows[0]!.count

it('stays exact after each change to a booking', async () => {
  const branch = await createBranch(payload, 'bandra')
  const booking = await createBooking(payload, { date: daysFromNow(1) })
  const other = await createBooking(payload, { phone: '9876500000' })
  expect(await countBookingsByStatus(admin)).toMatchObject({ pending: 2, confirmed: 0 })

  await changeStatus({ user: admin, id: booking.id, expected: booking, to: 'confirmed' })
  expect(await countBookingsByStatus(admin)).toMatchObject({ pending: 1, confirmed: 1 })
  await expectExact()

  const corrected = await correctBooking({
    user: admin,
    id: other.id,
    seen: toEditableBooking(other),
    typed: { branch },
  })
  expect(corrected).toEqual({ ok: true, changes: { branch } })
  const ofBranch = 'SELECT sum(bookings)::int AS count FROM booking_counts WHERE branch_id = $1'
  expect((await pool.query(ofBranch, [branch])).rows).toEqual([{ count: 1 }])
  await expectExact()

  await payload.delete({ collection: 'branches', id: branch, overrideAccess: true })
  expect((await pool.query(ofBranch, [branch])).rows).toEqual([{ count: 0 }])
  await expectExact()

  await payload.delete({ collection: 'bookings', id: other.id, overrideAccess: true })
  await eraseCustomerData(admin, booking.phone)
  expect(await countBookingsByStatus(admin)).toMatchObject({ pending: 0, confirmed: 1 })
  await expectExact()
})

it('counts nothing from a transaction that is rolled back', async () => {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(insert, [randomUUID(), 'pending', null])
  await client.query('ROLLBACK')
  client.release()
  expect(await countRows()).toBe(0)
})

it('resets when the bookings are truncated', async () => {
  await createBooking(payload)
  await pool.query('TRUNCATE bookings CASCADE')
  expect(await countRows()).toBe(0)
})

it('stays exact after any order of changes and folds', async () => {
  const branches = [
    null,
    await createBranch(payload, 'andheri'),
    await createBranch(payload, 'juhu'),
  ]
  const status = fc.constantFrom(...bookingStatusValues)
  const branch = fc.constantFrom(...branches)
  const which = 'WHERE id = (SELECT id FROM bookings ORDER BY id OFFSET $1 LIMIT 1)'
  const nth = fc.nat(5)
  const change = fc.oneof(
    fc.record({ text: fc.constant(insert), values: fc.tuple(fc.uuid(), status, branch) }),
    fc.record({
      text: fc.constant(`UPDATE bookings SET status = $2, branch_id = $3 ${which}`),
      values: fc.tuple(nth, status, branch),
    }),
    fc.record({
      text: fc.constant(`UPDATE bookings SET status = $1`),
      values: fc.tuple(status),
    }),
    fc.record({ text: fc.constant(`DELETE FROM bookings ${which}`), values: fc.tuple(nth) }),
    fc.constant('fold' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 20 }), async (changes) => {
      for (const each of changes) {
        if (each === 'fold') await foldBookingCounts(payload)
        else await pool.query(each.text, [...each.values])
        await expectExact()
      }
      await pool.query('DELETE FROM bookings')
    }),
    { numRuns: 30 },
  )
  await foldBookingCounts(payload)
  expect(await countRows()).toBe(0)
})

it('stays exact while two workers fold at the same time', async () => {
  const branches = [
    null,
    await createBranch(payload, 'andheri'),
    await createBranch(payload, 'juhu'),
  ]
  let isOver = false
  const untilOver = async (work: () => Promise<unknown>) => {
    while (!isOver) await work()
  }
  const booking = async (number: number) => {
    const id = randomUUID()
    await pool.query(insert, [id, 'pending', branches[number % branches.length]])
    await pool.query(`UPDATE bookings SET status = 'confirmed' WHERE id = $1`, [id])
    if (number % 4 === 0) await pool.query('DELETE FROM bookings WHERE id = $1', [id])
  }
  const concurrent = [
    ...Array.from({ length: 2 }, () => untilOver(() => foldBookingCounts(payload))),
    ...Array.from({ length: 2 }, () => untilOver(expectExact)),
  ]
  const booked = Promise.all(Array.from({ length: 300 }, (_, number) => booking(number)))
  await booked.finally(() => (isOver = true))
  await Promise.all(concurrent)
  await foldBookingCounts(payload)
  await expectExact()
  expect(await countBookingsByStatus(admin)).toMatchObject({ pending: 0, confirmed: 225 })
  expect(await countRows()).toBe(branches.length)
})

it('folds ten thousand rows at a time', async () => {
  await emptyDatabase(payload)
  await pool.query(
    `INSERT INTO booking_counts SELECT 'pending', NULL, 1 FROM generate_series(1, 15000)`,
  )
  expect(await foldBookingCounts(payload)).toBe(true)
  expect(await foldBookingCounts(payload)).toBe(false)
  expect((await pool.query('SELECT bookings FROM booking_counts')).rows).toEqual([
    { bookings: 15000 },
  ])
})
