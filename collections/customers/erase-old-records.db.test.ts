import { sql } from '@payloadcms/db-postgres'
import { addDays as daysAfter } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { countBookings } from '#app/models/bookings/bookings.server.ts'
import { exportCustomer } from '#app/models/customers.server.ts'
import { keptSince } from '#business/bookings/retention.ts'
import { addDays, instantAt } from '#business/pickups/local-time.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { keepHouse } from '#cms/worker/keep-house.ts'
import type { User } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { postgresOf } from '#platform/database/adapter.ts'
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

describe('eraseOldRecords', () => {
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
      UPDATE booking_events SET created_at = ${at.toISOString()} WHERE booking = ${id} AND "to" = 'cancelled'`)
  }

  beforeEach(() => keepFor(months))

  it('erases bookings older than the retention period, in any status, and no others', async () => {
    const old = await bookedFor(addDays(firstDayKept, -1))
    const oldAndCancelled = await bookedFor(addDays(firstDayKept, 100))
    await cancelledAt(oldAndCancelled.id, new Date(+instantAt(firstDayKept, '00:00') - 1))
    const kept = await bookedFor(firstDayKept, otherCustomer)
    const toCome = await book(otherCustomer)
    const counts = await countBookings(admin)
    await eraseOldRecords(payload, now)

    expect(await placesOf([customer.name, customer.email, customer.phone])).toEqual([])
    for (const { id } of [old, oldAndCancelled]) {
      const { erasedAt } = await stored(id)
      expect(Date.parse(erasedAt!)).toBeCloseTo(Date.now(), -4)
      const [erased] = await eventsOfBooking(payload, id, { type: 'erased' })
      expect(erased).toMatchObject({ actor: 'Retention period', channel: 'worker' })
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

  it('deletes messages and mails older than the retention period, and no others', async () => {
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

    // Without a message, a mail's own age counts.
    await drizzle.execute(sql`UPDATE emails SET contact_message_id = NULL`)
    await inDatabase('emails', mails[0]!.id, begin)
    await eraseOldRecords(payload, now)
    expect(await countOf('emails')).toBe(1)
    await inDatabase('emails', mails[0]!.id, new Date(+begin - 1))
    await eraseOldRecords(payload, now)
    expect(await countOf('emails')).toBe(0)
  })

  it('skips a locked booking until the next run', async () => {
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

  it('erases nothing when the retention period is empty', async () => {
    await keepFor(null)
    const { id } = await bookedFor('2001-01-01')
    await eraseOldRecords(payload, now)
    expect(await stored(id)).toMatchObject({ name: customer.name, erasedAt: null })
  })

  it('erases in batches until done, once a day, in the worker', async () => {
    await drizzle.execute(sql`
      INSERT INTO bookings (reference, name, phone, address, date, time, service_type)
      SELECT 'R' || n, 'Old', '9000000000', 'Somewhere', '2001-01-01', '9AM-11AM', 'laundry'
      FROM generate_series(1, 501) AS n`)
    // A day that this process has not handled yet.
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
