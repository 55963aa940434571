import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { addDays } from 'date-fns'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { erase } from '#app/models/customers.server.ts'
import { consumeFormLimits } from '#app/models/rate-limits.server.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { person } from '#tests/access/doors.ts'
import { customer, customerOf, theirMessage, traces } from '#tests/setup/customer.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import { openShop, work } from '#tests/setup/outbox.ts'
import type { MailServer } from '#tests/systems/mail-server.ts'
import { eraseOldRecords } from './erase-old-records.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)
const { book, bookedFor, write, sendMails, placesOf, countOf } = customerOf(payload)
const overrideAccess = true
let server: MailServer

beforeEach(async () => {
  server = await openShop(payload)
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  await leaveTraces()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

/** Uses every feature that stores customer details. */
async function leaveTraces(): Promise<void> {
  const staff = await userWithRole(payload, 'staff')
  const { id } = await bookedFor(daysFromNow(-2))
  const asStaff = { user: staff, overrideAccess: false } as const
  const changeStatus = (data: { status: 'confirmed' | 'completed' }) =>
    payload.update({ collection: 'bookings', id, data, ...asStaff })
  await changeStatus({ status: 'confirmed' })
  await changeStatus({ status: 'completed' })
  const context = { booking: { note: 'Careful with the paithani' } }
  await payload.update({ collection: 'bookings', id, data: {}, context, ...asStaff })
  await payload.update({
    collection: 'bookings',
    id: (await book()).id,
    data: { status: 'cancelled' },
    ...asStaff,
  })
  await write()
  await sendMails()

  // The refusal quotes the customer's details, and the worker retries.
  server.refuseWith(`5.7.1 <${customer.email}> "${customer.name}": content rejected`)
  await bookedFor(daysFromNow(-3))
  await write({ subject: 'Once more about the paithani' })
  await work(payload)
  server.refuseWith(null)
  await bookedFor(daysFromNow(-4))

  await consumeFormLimits('booking', { phone: customer.phone, address: '203.0.113.7' })
}

const ways: [string, () => Promise<unknown>][] = [
  [
    'an admin erases the phone',
    async () => {
      const outcome = await erase(await userWithRole(payload, 'admin'), customer.phone)
      const erased = { bookings: 4, messages: 2, mails: expect.any(Number) as number }
      expect(outcome).toEqual({ ok: true, erased })
    },
  ],
  [
    'the retention period ends',
    async () => {
      const bookingPolicy = { retentionMonths: 12 }
      await payload.updateGlobal({
        slug: 'business-info',
        data: { bookingPolicy },
        overrideAccess,
      })
      const inThirteenMonths = addDays(new Date(), 400)
      await eraseOldRecords(payload, inThirteenMonths)
    },
  ],
  [
    'an admin deletes the entries one by one in the CMS',
    async () => {
      const { doors } = await person(payload, 'admin')
      for (const collection of ['bookings', 'contact-messages'] as const) {
        const docs = await doors.REST.find(collection, {})
        for (const { id } of docs) await doors.REST.delete(collection, id)
      }
    },
  ],
  [
    'an admin deletes all selected entries in the CMS',
    async () => {
      const { doors } = await person(payload, 'admin')
      for (const collection of ['bookings', 'contact-messages'] as const) {
        await doors.REST.deleteWhere(collection, { id: { exists: true } })
      }
    },
  ],
]

it.each(ways)('leaves no customer details in any table after %s', async (_, leave) => {
  expect(await placesOf(traces)).toEqual([
    'booking_events',
    'bookings',
    'contact_messages',
    'emails',
  ])
  for (const trace of traces.slice(0, 6)) expect(await placesOf([trace])).toContain('bookings')
  expect(await placesOf([theirMessage.message])).toEqual(['contact_messages', 'emails'])

  await leave()
  expect(await placesOf(traces)).toEqual([])
  expect([await countOf('contact-messages'), await countOf('emails')]).toEqual([0, 0])

  // The worker sends nothing more and stores no details.
  server.received.length = 0
  await work(payload)
  expect(server.received).toEqual([])
  expect(await placesOf(traces)).toEqual([])
})

it('finds a word in any type of column', async () => {
  const word = randomUUID()
  await drizzle.execute(
    sql`INSERT INTO payload_kv (key, data) VALUES ('a', ${JSON.stringify({ deep: [word] })}::jsonb)`,
  )
  expect(await placesOf([word])).toEqual(['payload_kv'])
})
