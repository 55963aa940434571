import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { exportBookings } from '#app/models/bookings/booking-export.server.ts'
import { countWork, listBookings } from '#app/models/bookings/booking-list.server.ts'
import { changeStatus } from '#app/models/bookings/bookings.server.ts'
import { mailLostLink } from '#app/models/bookings/lost-links.server.ts'
import { loadInsights } from '#app/models/insights.server.ts'
import { countOpenMessages } from '#app/models/messages.server.ts'
import { findSamples, removeSamples } from '#app/models/samples.server.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import { remindCustomers } from '#cms/worker/remind-customers.ts'
import { reschedule } from '#collections/bookings/operations/reschedule.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { readTables } from '#tests/helpers/database/read-tables.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { storeSampleDay } from './store-sample-day.ts'

const payload = await samplePayload()
const { drizzle } = getPostgres(payload)
const admin = await createUserWithRole(payload, 'admin')
const staff = await createUserWithRole(payload, 'staff')
const now = new Date()
const today = localDateAt(now)

const readAll = () => readTables(process.env.DATABASE_URL!)
const before = await readAll()

beforeEach(async () => {
  await drizzle.execute(sql`DELETE FROM bookings WHERE sample IS NOT TRUE`)
  await drizzle.execute(sql`TRUNCATE emails, booking_events, activities CASCADE`)
  await removeSamples(admin)
})
afterAll(() => vi.restoreAllMocks())

const list = (view: Parameters<typeof listBookings>[0]['view']) =>
  listBookings({ user: staff, view, now }).then(({ items }) => items)

it('fills a day for all branches, with every status and alert, and messages', async () => {
  const day = openDayFromNow(1)
  const morning = instantAt(day, '11:00')
  await storeSampleDay(payload, morning)
  const bookings = await list('all')
  expect(bookings).toHaveLength(40)
  expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(bookingStatusValues))
  expect(bookings.filter(({ isUnassigned }) => isUnassigned)).toEqual([])
  const { rows: branches } = await drizzle.execute(
    sql`SELECT DISTINCT branch_id FROM bookings WHERE date = ${day}`,
  )
  expect(branches).toHaveLength(6)
  const work = await countWork(staff, { now: morning })
  expect(work).toMatchObject({ unconfirmed: 1, overdue: 1, duplicates: 2, 'mail-failed': 0 })
  expect(await countOpenMessages(staff)).toBe(3)
  expect(await findSamples(staff)).toEqual({ isMixed: false, canRemove: false })
})

it('gives the same bookings on the same day, and nothing after now', async () => {
  const read = async (time: string) => {
    const at = instantAt(today, time)
    await storeSampleDay(payload, at)
    const { rows: late } = await drizzle.execute(sql`
      SELECT FROM bookings, booking_events AS event
      WHERE greatest(bookings.updated_at, picked_up_at, completed_at, event.created_at) > ${at.toISOString()}`)
    expect(late).toEqual([])
    const { rows } = await drizzle.execute(
      sql`SELECT id, name, phone, address, status, date, time FROM bookings ORDER BY id`,
    )
    return rows
  }
  expect(await read('00:05')).toEqual(await read('21:00'))
})

it('queues no mail for any change of its bookings and messages', async () => {
  await storeSampleDay(payload, now)
  const customerChannel = { payload, user: null, channel: 'manage-link' } as const
  const open = (await list('all')).filter(({ status }) => status === 'pending')
  const [confirmed, cancelled, moved] = open.toSorted((a, b) => b.date.localeCompare(a.date))
  const act = (booking: typeof confirmed, to: 'confirmed' | 'cancelled') =>
    changeStatus({ user: staff, id: booking!.id, to, expected: booking! })
  expect(await act(confirmed, 'confirmed')).toMatchObject({ ok: true })
  expect(await act(cancelled, 'cancelled')).toMatchObject({ ok: true })
  const to = { date: openDayFromNow(3), time: '1PM-3PM' } as const
  await reschedule(customerChannel, { id: moved!.id, to, expected: moved! })
  await remindCustomers(payload, instantAt(today, '18:00'))
  await mailLostLink(confirmed!, now)
  const { docs } = await payload.find({ collection: 'contact-messages', overrideAccess: true })
  await payload.update({
    collection: 'contact-messages',
    id: docs[0]!.id,
    data: {},
    context: { answer: { text: 'Yes, we can.' } },
    user: staff,
    overrideAccess: false,
  })
  expect(await readOutbox(payload)).toEqual([])
})

it('stays out of Insights and exports', async () => {
  await storeSampleDay(payload, now)
  const { reference } = await createBooking(payload, { date: openDayFromNow(1) })
  const period = { from: addDays(today, -30), until: addDays(today, 1) }
  const { period: figures } = await loadInsights(admin, { period: period, branch: null })
  expect(figures).toMatchObject({ bookings: 1, cancelled: 0, medianMsToConfirm: null })
  const exported: string[] = []
  for await (const rows of exportBookings({ user: staff, view: 'all', now })) {
    exported.push(...rows.map((row) => row.reference))
  }
  expect(exported).toEqual([reference])
})

it('refuses to add samples to real bookings, and removes only samples', async () => {
  await storeSampleDay(payload, now)
  const [first] = await list('to-confirm')
  await changeStatus({ user: staff, id: first!.id, to: 'confirmed', expected: first! })
  await removeSamples(admin)
  expect(await findSamples(admin)).toBeNull()
  const left = await readAll()
  for (const table of [
    'bookings',
    'booking_events',
    'contact_messages',
    'contact_messages_answers',
  ])
    expect(left[table], table).toEqual(before[table])

  await storeSampleDay(payload, now)
  const real = await createBooking(payload, { date: openDayFromNow(1) })
  expect(await findSamples(admin)).toEqual({ isMixed: true, canRemove: true })
  await expect(storeSampleDay(payload, now)).rejects.toThrow(/real bookings/)
  expect(await list('all')).toHaveLength(41)
  await expect(removeSamples(staff)).rejects.toThrow()
  await removeSamples(admin)
  expect((await list('all')).map(({ id }) => id)).toEqual([real.id])
  expect((await readAll()).booking_events).toHaveLength(1)
  expect(await readOutbox(payload)).toHaveLength(2)
})
