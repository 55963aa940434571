import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import * as staffWords from '#business/words/staff.ts'
import type { BookingEdit } from '#collections/bookings/rest-endpoints.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking, edit, readBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { remindCustomers } from './remind-customers.ts'

const payload = await testPayload()
const today = daysFromNow(0)
const at = (time: string, day = today) => new Date(`${day}T${time}:00+05:30`)
let server: MailServer
let staff: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  staff = await createUserWithRole(payload, 'staff')
})

afterEach(async () => {
  await server.stop()
  vi.restoreAllMocks()
})

/** A booking for tomorrow, made three days ago, with its mails sent. */
async function earlierBooking(changes: Record<string, unknown> = {}): Promise<Booking> {
  const booking = await createBooking(payload, { time: '11AM-1PM', ...changes })
  await sendAllMails(payload)
  server.received.length = 0
  const daysAgo = at('12:00', daysFromNow(-3)).toISOString()
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`UPDATE bookings SET created_at = ${daysAgo} WHERE id = ${booking.id}`)
  return booking
}

const change = (id: string, changes: BookingEdit) => edit(payload, id, changes, { user: staff })

async function reminders() {
  return (await readOutbox(payload)).filter(({ kind }) => kind === 'booking-reminder')
}

it('reminds of tomorrow’s pickups once, from 18:00 until midnight', async () => {
  const { reference } = await earlierBooking()
  await earlierBooking({ date: daysFromNow(2) })
  await earlierBooking({ email: undefined })
  await remindCustomers(payload, at('17:59'))
  expect(await reminders()).toEqual([])
  await remindCustomers(payload, at('23:59'))
  await remindCustomers(payload, at('23:59'))
  await sendAllMails(payload)
  expect(server.received).toMatchObject([
    { subject: `Pickup Tomorrow #${reference}`, recipients: ['asha@example.com'] },
  ])
  expect(server.received[0]!.text).toContain('/booking/manage/')
})

it('sends no reminder on the pickup day', async () => {
  await earlierBooking()
  await remindCustomers(payload, at('00:00', daysFromNow(1)))
  await remindCustomers(payload, at('18:00', daysFromNow(1)))
  expect(await reminders()).toEqual([])
})

it('reminds each customer once with several workers', async () => {
  for (let bookings = 0; bookings < 5; bookings += 1) await earlierBooking()
  await Promise.all(Array.from({ length: 6 }, () => remindCustomers(payload, at('18:00'))))
  await remindCustomers(payload, at('18:01'))
  const booked = (await reminders()).map(({ booking }) => booking)
  expect(booked).toHaveLength(5)
  expect(new Set(booked).size).toBe(5)
})

it('skips a locked booking until the next run', async () => {
  const [busy, other] = [await earlierBooking(), await earlierBooking()]
  const { drizzle } = getPostgres(payload)
  await drizzle.transaction(async (edit) => {
    await edit.execute(sql`SELECT FROM bookings WHERE id = ${busy.id} FOR NO KEY UPDATE`)
    await remindCustomers(payload, at('18:00'))
    expect(await reminders()).toMatchObject([{ booking: other.id }])
  })
  await remindCustomers(payload, at('18:01'))
  expect(await reminders()).toHaveLength(2)
})

it('sends no reminder for a booking made or rescheduled this evening', async () => {
  vi.useFakeTimers({ now: at('18:00'), toFake: ['Date'] })
  try {
    await createBooking(payload, { time: '11AM-1PM' })
    const { id } = await earlierBooking({ date: daysFromNow(2) })
    await change(id, { date: daysFromNow(1) })
    await remindCustomers(payload, at('19:00'))
    expect(await reminders()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('reminds again after the pickup was rescheduled to another day', async () => {
  const { id } = await earlierBooking()
  await remindCustomers(payload, at('18:00'))
  await change(id, { date: daysFromNow(2) })
  await remindCustomers(payload, at('18:00', daysFromNow(1)))
  expect(await reminders()).toHaveLength(2)
})

it('sends no reminder when editors have switched it off', async () => {
  const data = { reminder: { send: false }, _status: 'published' as const }
  await payload.updateGlobal({ slug: 'mail-texts', data, overrideAccess: true })
  await earlierBooking()
  await remindCustomers(payload, at('18:00'))
  expect(await reminders()).toEqual([])
})

it('changes updatedAt, so that concurrent edits fail', async () => {
  const booking = await earlierBooking()
  await remindCustomers(payload, at('18:00'))
  const stored = await readBooking(payload, booking.id)
  expect(stored.remindedFor).toBe(daysFromNow(1))
  expect(stored.updatedAt).not.toBe(booking.updatedAt)
})

it.each([
  ['cancelled', { status: 'cancelled' }],
  ['rescheduled to another day', { date: daysFromNow(3) }],
  ['rescheduled to another time', { time: '1PM-3PM' }],
] as [string, BookingEdit][])(
  'drops the queued reminder of a booking that was %s',
  async (_what, data) => {
    const { id } = await earlierBooking()
    await remindCustomers(payload, at('18:00'))
    await change(id, data)
    await sendAllMails(payload)
    expect(server.received.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Tomorrow'),
    )
    expect(await reminders()).toMatchObject([
      { status: 'dropped', lastError: staffWords.mail.noLongerNeeded },
    ])
  },
)
