import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  changeStatus,
  correctBooking,
  countBookingsByStatus,
} from '#app/models/bookings/bookings.server.ts'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import { stepFilterValues } from '#business/bookings/lists/filters.ts'
import {
  type BookingView,
  bookingViewValues,
  viewCanInclude,
  viewTimesAt,
} from '#business/bookings/lists/views.ts'
import { pickEditable } from '#business/bookings/merge-correction.ts'
import { stageOf } from '#business/bookings/order-stage.ts'
import {
  isOverdue,
  isPastRetention as isPastRetentionInTypeScript,
  isUpcoming,
  retentionLimits,
} from '#business/bookings/retention.ts'
import { isToReturn } from '#business/bookings/return/order-steps.ts'
import { bookingStatusValues, isOpen, placeStatuses } from '#business/bookings/status/status.ts'
import { mailsNeedAttention, type MailStatus, mailStatuses } from '#business/mails/delivery.ts'
import { addDays, instantAt } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBranch } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { resetBusiness } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { isListed, isPastRetention, stepConditions } from './booking-conditions.ts'
import { foldBookingCounts } from './booking-counts.ts'

const payload = await testPayload()
const { drizzle, pool } = getPostgres(payload)

describe('booking conditions', () => {
  const today = '2026-11-26'
  const now = instantAt(today, '10:00')
  const months = 13
  const limits = retentionLimits(months, now)
  const { tomorrow, nearSlots } = viewTimesAt(now)

  const day = fc
    .record({
      from: fc.constantFrom(today, limits.pickupDay, addDays(limits.pickupDay, -365)),
      days: fc.integer({ min: -2, max: 2 }),
    })
    .map(({ from, days }) => addDays(from, days))
  const instant = day.map((date) => instantAt(date, '00:00'))
  const mail = fc.record({
    id: fc.constant(0).map(() => randomUUID()),
    kind: fc.constantFrom('booking-notice', 'booking-confirmation', 'booking-confirmed'),
    status: fc.constantFrom(...(Object.keys(mailStatuses) as MailStatus[])),
    minutesAgo: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 6 * 24 * 60 })),
  })
  const step = fc.option(fc.constant('2026-11-20T04:00:00.000Z'))
  const booking = fc
    .record({
      id: fc.constant(0).map(() => randomUUID()),
      status: fc.constantFrom(...bookingStatusValues),
      date: day,
      time: fc.constantFrom(...timeSlotValues),
      pickedUpAt: step,
      arrivedAt: step,
      readyAt: step,
      dispatchedAt: step,
      deliveredAt: step,
      billPaid: fc.option(fc.boolean()),
      promisedDays: fc.option(fc.integer({ min: 0, max: 3 })),
      deliveryDays: fc.option(fc.integer({ min: 0, max: 3 })),
      phone: fc.constantFrom('9820000001', '9820000002'),
      createdAt: instant,
      cancelledAt: fc.option(instant),
      notDuplicateAt: fc.option(instant),
      mails: fc.uniqueArray(mail, { maxLength: 4, selector: ({ minutesAgo }) => minutesAgo }),
    })
    .map(({ mails, promisedDays, deliveryDays, ...rest }) => ({
      ...rest,
      promisedDate: promisedDays === null ? null : addDays(rest.date, promisedDays),
      deliveryDate: deliveryDays === null ? null : addDays(rest.date, deliveryDays),
      cancelledAt: rest.status === 'cancelled' ? rest.cancelledAt : null,
      mails: mails
        .sort((a, b) => a.minutesAgo - b.minutesAgo)
        .map(({ minutesAgo, ...one }) => ({
          ...one,
          to: 'asha@example.com',
          createdAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
        })),
    }))
  type Generated = typeof booking extends fc.Arbitrary<infer One> ? One : never

  async function store(bookings: Generated[]) {
    await emptyDatabase(payload)
    const rows = JSON.stringify(bookings)
    await drizzle.execute(sql`
      INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, status, created_at,
        picked_up_at, arrived_at, ready_at, dispatched_at, delivered_at, promised_date, delivery_date, bill_paid)
      SELECT id, left(id::text, 8), 'Asha', phone, 'Hill Road', date, time, 'laundry', status, "createdAt",
        "pickedUpAt", "arrivedAt", "readyAt", "dispatchedAt", "deliveredAt", "promisedDate", "deliveryDate", "billPaid"
      FROM jsonb_to_recordset(${rows}) AS booking (id uuid, date text, time enum_bookings_time, phone text,
        status enum_bookings_status, "createdAt" timestamptz, "pickedUpAt" timestamptz,
        "arrivedAt" timestamptz, "readyAt" timestamptz, "dispatchedAt" timestamptz,
        "deliveredAt" timestamptz, "promisedDate" text, "deliveryDate" text, "billPaid" boolean)`)
    await drizzle.execute(sql`
      INSERT INTO booking_events (booking, created_at, actor, channel, type, "from", "to")
      SELECT id, "cancelledAt", 'Customer', 'cms', 'status-changed', 'pending', 'cancelled'
      FROM jsonb_to_recordset(${rows}) AS booking (id uuid, "cancelledAt" timestamptz)
      WHERE "cancelledAt" IS NOT NULL`)
    await drizzle.execute(sql`
      INSERT INTO booking_events (booking, created_at, actor, channel, type)
      SELECT id, "notDuplicateAt", 'Meera', 'dashboard', 'not-duplicate'
      FROM jsonb_to_recordset(${rows}) AS booking (id uuid, "notDuplicateAt" timestamptz)
      WHERE "notDuplicateAt" IS NOT NULL`)
    await drizzle.execute(sql`
      INSERT INTO emails (id, booking_id, subject, "to", kind, status, attempts, message_id, created_at)
      SELECT mail.id, booking.id, 'Subject', mail.to, kind, status, 1, mail.id::text, "createdAt"
      FROM jsonb_to_recordset(${rows}) AS booking (id uuid, mails jsonb), jsonb_to_recordset(mails) AS mail
        (id uuid, "to" text, kind enum_emails_kind, status enum_emails_status, "createdAt" timestamptz)`)
  }

  async function idsWhere(condition: ReturnType<typeof isListed>) {
    const { rows } = await drizzle.execute<{ id: string }>(
      sql`SELECT id FROM bookings WHERE ${condition} ORDER BY id`,
    )
    return rows.map(({ id }) => id)
  }

  it('gives the same answer in SQL and in TypeScript for every rule', async () => {
    const takesPlace = ({ status }: Generated) => placeStatuses.includes(status)
    const stepOf = (one: Generated) => {
      const stage = one.status === 'completed' ? 'delivered' : stageOf(one)
      return stage === 'pending' || stage === 'confirmed' ? 'none' : stage
    }
    const isDismissed = (pair: Generated[]) =>
      pair.some(
        ({ notDuplicateAt }) =>
          notDuplicateAt !== null && pair.every(({ createdAt }) => createdAt <= notDuplicateAt),
      )
    const views = (all: Generated[]): Record<BookingView, (one: Generated) => boolean> => ({
      today: (one) => one.date === today && takesPlace(one),
      tomorrow: (one) => one.date === tomorrow && takesPlace(one),
      // The caller adds the date.
      day: takesPlace,
      'to-confirm': ({ status }) => status === 'pending',
      'to-return': isToReturn,
      all: () => true,
      unconfirmed: ({ status, date, time }) =>
        status === 'pending' && date === today && nearSlots.includes(time),
      overdue: (one) => isOverdue(one, now),
      unpaid: (one) => one.billPaid === false && stepOf(one) === 'delivered',
      'mail-failed': ({ mails }) => mailsNeedAttention(mails, now),
      duplicates: (one) =>
        isUpcoming(one, now) &&
        all.some(
          (other) =>
            other.id !== one.id &&
            isUpcoming(other, now) &&
            !isDismissed([one, other]) &&
            (['phone', 'date', 'time'] as const).every((key) => other[key] === one[key]),
        ),
    })
    const many = fc.array(booking, { minLength: 20, maxLength: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(many, async (all) => {
        await store(all)
        const idsOf = (rule: (one: Generated) => boolean) =>
          all.flatMap((one) => (rule(one) ? [one.id] : [])).sort()
        expect(await idsWhere(sql`is_open`)).toEqual(idsOf(isOpen))
        expect(await idsWhere(sql`takes_place`)).toEqual(idsOf(takesPlace))
        expect(await idsWhere(isPastRetention(limits))).toEqual(
          idsOf((one) => isPastRetentionInTypeScript(one, limits)),
        )
        for (const step of stepFilterValues) {
          expect(await idsWhere(stepConditions[step]), step).toEqual(
            idsOf((one) => stepOf(one) === step),
          )
        }
        const rules = views(all)
        for (const view of bookingViewValues) {
          const listed = await idsWhere(isListed(view, now))
          expect(listed, view).toEqual(idsOf(rules[view]))
          expect(
            idsOf((one) => viewCanInclude(view, one, now, one.date)),
            view,
          ).toEqual(expect.arrayContaining(listed))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('booking counts', () => {
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
      seen: pickEditable(other),
      typed: { branch },
    })
    expect(corrected).toMatchObject({ ok: true, changes: { branch } })
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
})
