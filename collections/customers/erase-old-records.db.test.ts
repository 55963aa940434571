import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { countBookingsByStatus } from '#app/models/bookings/bookings.server.ts'
import { exportCustomerData } from '#app/models/customers.server.ts'
import { retentionStartDay } from '#business/bookings/retention.ts'
import { addDays, instantAt } from '#business/pickups/local-time.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import { runMaintenance } from '#cms/worker/run-maintenance.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { customer, customerActions, otherCustomer } from '#tests/helpers/bookings/customer.ts'
import { edit, setFields } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { eraseOldRecords } from './erase-old-records.ts'
import { findPreferences, savePreferences } from './preferences.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const { book, bookOnDate, readBooking, sendMessage, findTablesContaining, countDocuments } =
  customerActions(payload)
const overrideAccess = true
let admin: User

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: businessInfo, overrideAccess })
  admin = await createUserWithRole(payload, 'admin')
})

describe('eraseOldRecords', () => {
  const months = 13
  const now = new Date()
  const firstDayKept = retentionStartDay(months, now)

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
    await edit(payload, id, { status: 'cancelled' }, { user: admin })
    await drizzle.execute(sql`
      UPDATE booking_events SET created_at = ${at.toISOString()} WHERE booking = ${id} AND "to" = 'cancelled'`)
  }

  beforeEach(() => keepFor(months))

  it('erases bookings older than the retention period, in any status, and no others', async () => {
    const old = await bookOnDate(addDays(firstDayKept, -1))
    const oldAndCancelled = await bookOnDate(addDays(firstDayKept, 100))
    await cancelledAt(oldAndCancelled.id, new Date(+instantAt(firstDayKept, '00:00') - 1))
    const kept = await bookOnDate(firstDayKept, otherCustomer)
    const toCome = await book(otherCustomer)
    const counts = await countBookingsByStatus(admin)
    await eraseOldRecords(payload, now)

    expect(await findTablesContaining([customer.name, customer.email, customer.phone])).toEqual([])
    for (const { id } of [old, oldAndCancelled]) {
      const { erasedAt } = await readBooking(id)
      expect(Date.parse(erasedAt!)).toBeCloseTo(Date.now(), -4)
      const [erased] = await findBookingEvents(payload, id, { type: 'erased' })
      expect(erased).toMatchObject({ actor: 'Retention period', channel: 'worker' })
    }
    for (const booking of [kept, toCome]) {
      expect(await readBooking(booking.id)).toMatchObject({
        name: otherCustomer.name,
        erasedAt: null,
      })
    }
    expect(await countBookingsByStatus(admin)).toEqual(counts)
    expect((await exportCustomerData(admin, otherCustomer.phone)).mails).toHaveLength(4)

    const [once] = [await readBooking(old.id)]
    await eraseOldRecords(payload, now)
    expect(await readBooking(old.id)).toEqual(once)
  })

  it('deletes messages and mails older than the retention period, and no others', async () => {
    const begin = instantAt(firstDayKept, '00:00')
    const old = await sendMessage()
    const kept = await sendMessage({ phone: otherCustomer.phone, subject: 'Kept' })
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
    expect(await countDocuments('emails')).toBe(1)
    await inDatabase('emails', mails[0]!.id, new Date(+begin - 1))
    await eraseOldRecords(payload, now)
    expect(await countDocuments('emails')).toBe(0)
  })

  it('deletes preferences of a phone without a booking', async () => {
    const booking = await book()
    const change = { booking, text: 'No starch', seen: '' }
    await savePreferences(payload, admin, change)
    await eraseOldRecords(payload, now)
    expect(await findPreferences(payload, customer.phone)).toMatchObject({ text: 'No starch' })
    await setFields(payload, booking.id, { phone: otherCustomer.phone })
    await eraseOldRecords(payload, now)
    expect(await findPreferences(payload, customer.phone)).toBeNull()
  })

  it('skips a locked booking until the next run', async () => {
    const busy = await bookOnDate('2001-01-01')
    const old = await bookOnDate('2001-01-01')
    await drizzle.transaction(async (edit) => {
      await edit.execute(sql`SELECT FROM bookings WHERE id = ${busy.id} FOR NO KEY UPDATE`)
      await eraseOldRecords(payload, now)
    })
    expect((await readBooking(busy.id)).erasedAt).toBeNull()
    expect((await readBooking(old.id)).erasedAt).not.toBeNull()
    await eraseOldRecords(payload, now)
    expect((await readBooking(busy.id)).erasedAt).not.toBeNull()
  })

  it('erases nothing when the retention period is empty', async () => {
    await keepFor(null)
    const { id } = await bookOnDate('2001-01-01')
    await eraseOldRecords(payload, now)
    expect(await readBooking(id)).toMatchObject({ name: customer.name, erasedAt: null })
  })

  it('erases in batches, in the worker', async () => {
    await drizzle.execute(sql`
      INSERT INTO bookings (reference, name, phone, address, date, time, service_type)
      SELECT 'R' || n, 'Old', '9000000000', 'Somewhere', '2001-01-01', '9AM-11AM', 'laundry'
      FROM generate_series(1, 501) AS n`)
    const left = async () => {
      const where = { name: { equals: 'Old' } }
      return (await payload.count({ collection: 'bookings', where, overrideAccess })).totalDocs
    }
    expect(await runMaintenance(payload)).toBe(true)
    expect(await left()).toBe(1)
    expect(await runMaintenance(payload)).toBe(false)
    expect(await left()).toBe(0)
  })
})
