import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type BookingView,
  bookingViewValues,
  viewCanInclude,
  viewTimesAt,
} from '#business/bookings/lists/views.ts'
import {
  isOverdue,
  isPastRetention as isPastRetentionInTypeScript,
  isUpcoming,
  retentionLimits,
} from '#business/bookings/retention.ts'
import { isInProgress } from '#business/bookings/return/order-steps.ts'
import { bookingStatusValues, isOpen, placeStatuses } from '#business/bookings/status/status.ts'
import { mailsNeedAttention, type MailStatus, mailStatuses } from '#business/mails/delivery.ts'
import { addDays, instantAt } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { isListed, isPastRetention } from './booking-conditions.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
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
const booking = fc
  .record({
    id: fc.constant(0).map(() => randomUUID()),
    status: fc.constantFrom(...bookingStatusValues),
    date: day,
    time: fc.constantFrom(...timeSlotValues),
    pickedUpAt: fc.option(fc.constant('2026-11-20T04:00:00.000Z')),
    deliveredAt: fc.option(fc.constant('2026-11-24T04:00:00.000Z')),
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
      picked_up_at, delivered_at, promised_date, delivery_date)
    SELECT id, left(id::text, 8), 'Asha', phone, 'Hill Road', date, time, 'laundry', status, "createdAt",
      "pickedUpAt", "deliveredAt", "promisedDate", "deliveryDate"
    FROM jsonb_to_recordset(${rows}) AS booking (id uuid, date text, time enum_bookings_time, phone text,
      status enum_bookings_status, "createdAt" timestamptz, "pickedUpAt" timestamptz,
      "deliveredAt" timestamptz, "promisedDate" text, "deliveryDate" text)`)
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
    'to-return': isInProgress,
    all: () => true,
    unconfirmed: ({ status, date, time }) =>
      status === 'pending' && date === today && nearSlots.includes(time),
    overdue: (one) => isOverdue(one, now),
    'mail-failed': ({ mails }) => mailsNeedAttention(mails, now),
    twice: (one) =>
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
