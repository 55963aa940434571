import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { addDays as daysAfter } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { countBookings } from '#app/models/bookings/bookings.server.ts'
import { exportCustomer } from '#app/models/customers.server.ts'
import { isPastRetention, keptSince, retentionLimits } from '#business/bookings/retention.ts'
import { addDays, instantAt } from '#business/pickups/local-time.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { keepHouse } from '#cms/worker/keep-house.ts'
import type { User } from '#payload-types.ts'
import { customer, customerOf, otherCustomer } from '#tests/setup/customer.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { eraseOldRecords, eraseOldRecordsOncePerDay } from './erase-old-records.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)
const { book, bookedFor, stored, write, placesOf, countOf } = customerOf(payload)
const overrideAccess = true
let admin: User

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: businessInfo, overrideAccess })
  admin = await userWithRole(payload, 'admin')
})

describe('the retention period', () => {
  const months = 13
  const now = new Date()
  const firstDayKept = keptSince(months, now)

  const keepFor = (retentionMonths: number | null) =>
    payload.updateGlobal({
      slug: 'business-info',
      data: { bookingPolicy: { retentionMonths } },
      overrideAccess,
    })
  const inDatabase = async (table: 'contact_messages' | 'emails', id: string, at: Date) => {
    await drizzle.execute(
      sql`UPDATE ${sql.identifier(table)} SET created_at = ${at.toISOString()} WHERE id = ${id}`,
    )
  }

  const cancelledAt = async (id: string, at: Date) => {
    const data = { status: 'cancelled' } as const
    await payload.update({ collection: 'bookings', id, data, overrideAccess })
    await drizzle.execute(sql`
      UPDATE bookings_history SET at = ${at.toISOString()} WHERE _parent_id = ${id} AND "to" = 'cancelled'`)
  }

  beforeEach(() => keepFor(months))

  it('erases bookings of before its first day, in whatever state, and no other', async () => {
    const old = await bookedFor(addDays(firstDayKept, -1))
    const oldAndCancelled = await bookedFor(addDays(firstDayKept, 100))
    await cancelledAt(oldAndCancelled.id, new Date(+instantAt(firstDayKept, '00:00') - 1))
    const kept = await bookedFor(firstDayKept, otherCustomer)
    const toCome = await book(otherCustomer)
    const counts = await countBookings(admin)
    await eraseOldRecords(payload, now)

    expect(await placesOf([customer.name, customer.email, customer.phone])).toEqual([])
    for (const { id } of [old, oldAndCancelled]) {
      const { erasedAt, history } = await stored(id)
      expect(Date.parse(erasedAt!)).toBeCloseTo(Date.now(), -4)
      expect(history?.at(-1)).toMatchObject({ by: 'Retention period', door: 'cms' })
    }
    for (const booking of [kept, toCome]) {
      expect(await stored(booking.id)).toMatchObject({ name: otherCustomer.name, erasedAt: null })
    }
    expect(await countBookings(admin)).toEqual(counts)
    expect((await exportCustomer(admin, otherCustomer.phone)).mails).toHaveLength(4)

    const [once] = [await stored(old.id)]
    await eraseOldRecords(payload, now)
    expect(await stored(old.id)).toEqual(once)
  })

  it('erases the same bookings as the rule says, however they were booked and ended', async () => {
    const days = [-500, -400, -366, -365, -100, -1, 0, 1, 100, 400]
    const statuses = ['pending', 'completed', 'cancelled', 'imported as cancelled'] as const
    const limits = retentionLimits(months, now)
    const begin = (day: number) => addDays(firstDayKept, day)
    const cases = days.flatMap((pickup) =>
      days.flatMap((booked) =>
        statuses.map((status) => ({
          id: randomUUID(),
          date: begin(pickup),
          createdAt: instantAt(begin(booked), '00:00'),
          status: status === 'imported as cancelled' ? 'cancelled' : status,
          cancelledAt:
            status === 'cancelled' ? instantAt(begin(Math.min(booked + 100, 1)), '00:00') : null,
        })),
      ),
    )
    await drizzle.execute(sql`
      INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type, status, created_at)
      SELECT id, left(id::text, 8), 'Old', '9000000000', 'Somewhere', date, '9AM-11AM', 'laundry', status, "createdAt"
      FROM jsonb_to_recordset(${JSON.stringify(cases)}) AS booking
        (id uuid, date text, status enum_bookings_status, "createdAt" timestamptz)`)
    await drizzle.execute(sql`
      INSERT INTO bookings_history (_order, _parent_id, id, at, by, "from", "to", door)
      SELECT 1, id, id::text, "cancelledAt", 'Customer', 'pending', 'cancelled', 'cms'
      FROM jsonb_to_recordset(${JSON.stringify(cases)}) AS booking (id uuid, "cancelledAt" timestamptz)
      WHERE "cancelledAt" IS NOT NULL`)
    while (await eraseOldRecords(payload, now));
    const { rows } = await drizzle.execute<{ id: string }>(
      sql`SELECT id FROM bookings WHERE erased_at IS NOT NULL`,
    )
    const expected = cases.filter((booking) => isPastRetention(booking, limits))
    expect(rows.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  })

  it('deletes messages and mails of before its first day, and no other', async () => {
    const begin = instantAt(firstDayKept, '00:00')
    const old = await write()
    const kept = await write({ phone: otherCustomer.phone, subject: 'Kept' })
    await inDatabase('contact_messages', old.id, new Date(+begin - 1))
    await inDatabase('contact_messages', kept.id, begin)
    await eraseOldRecords(payload, now)

    const { docs } = await payload.find({ collection: 'contact-messages', overrideAccess })
    expect(docs).toMatchObject([{ id: kept.id }])
    const { docs: mails } = await payload.find({ collection: 'emails', depth: 0, overrideAccess })
    expect(mails).toMatchObject([{ contactMessage: kept.id }])

    // What a mail was about may be gone; how old it is then counts.
    await drizzle.execute(sql`UPDATE emails SET contact_message_id = NULL`)
    await inDatabase('emails', mails[0]!.id, begin)
    await eraseOldRecords(payload, now)
    expect(await countOf('emails')).toBe(1)
    await inDatabase('emails', mails[0]!.id, new Date(+begin - 1))
    await eraseOldRecords(payload, now)
    expect(await countOf('emails')).toBe(0)
  })

  it('waits for nobody who is changing a booking, and leaves that one for the next time', async () => {
    const busy = await bookedFor('2001-01-01')
    const old = await bookedFor('2001-01-01')
    await drizzle.transaction(async (edit) => {
      await edit.execute(sql`SELECT FROM bookings WHERE id = ${busy.id} FOR NO KEY UPDATE`)
      await eraseOldRecords(payload, now)
    })
    expect((await stored(busy.id)).erasedAt).toBeNull()
    expect((await stored(old.id)).erasedAt).not.toBeNull()
    await eraseOldRecords(payload, now)
    expect((await stored(busy.id)).erasedAt).not.toBeNull()
  })

  it('that is empty keeps everything', async () => {
    await keepFor(null)
    const { id } = await bookedFor('2001-01-01')
    await eraseOldRecords(payload, now)
    expect(await stored(id)).toMatchObject({ name: customer.name, erasedAt: null })
  })

  it('is carried out in batches, by the worker, once a day', async () => {
    await drizzle.execute(sql`
      INSERT INTO bookings (reference, name, phone, address, date, time, service_type)
      SELECT 'R' || n, 'Old', '9000000000', 'Somewhere', '2001-01-01', '9AM-11AM', 'laundry'
      FROM generate_series(1, 501) AS n`)
    // Another day than any that a turn of this process has seen.
    const anotherDay = daysAfter(new Date(), 365)
    const left = async () => {
      const where = { name: { equals: 'Old' } }
      return (await payload.count({ collection: 'bookings', where, overrideAccess })).totalDocs
    }
    expect(await eraseOldRecordsOncePerDay(payload, anotherDay)).toBe(true)
    expect(await left()).toBe(1)
    expect(await eraseOldRecordsOncePerDay(payload, anotherDay)).toBe(false)
    expect(await left()).toBe(0)

    const { id } = await bookedFor('2001-01-01')
    await eraseOldRecordsOncePerDay(payload, anotherDay)
    expect((await stored(id)).erasedAt).toBeNull()
    await keepHouse(payload)
    expect((await stored(id)).erasedAt).not.toBeNull()
  })
})
