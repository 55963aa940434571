import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { addDays } from 'date-fns'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import { consumeFormLimits } from '#app/models/rate-limits.server.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import {
  customer,
  customerActions,
  customerMessage,
  personalTexts,
} from '#tests/helpers/bookings/customer.ts'
import { resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { eraseOldRecords } from './erase-old-records.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const { book, bookOnDate, sendMessage, sendMails, findTablesContaining, countDocuments } =
  customerActions(payload)
const overrideAccess = true
let server: MailServer

beforeEach(async () => {
  server = await resetBusiness(payload)
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  await leaveTraces()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

/** Uses every feature that stores customer details. */
async function leaveTraces(): Promise<void> {
  const staff = await createUserWithRole(payload, 'staff')
  const { id } = await bookOnDate(daysFromNow(-2))
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
  await sendMessage()
  await sendMails()

  // The refusal quotes the customer's details, and the worker retries.
  server.rejectAllWith(`5.7.1 <${customer.email}> "${customer.name}": content rejected`)
  await bookOnDate(daysFromNow(-3))
  await sendMessage({ subject: 'Once more about the paithani' })
  await sendAllMails(payload)
  server.rejectAllWith(null)
  await bookOnDate(daysFromNow(-4))

  await consumeFormLimits('booking', { phone: customer.phone, address: '203.0.113.7' })
}

const ways: [string, () => Promise<unknown>][] = [
  [
    'an admin erases the phone',
    async () => {
      const outcome = await eraseCustomerData(
        await createUserWithRole(payload, 'admin'),
        customer.phone,
      )
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
      const { clients } = await createPerson(payload, 'admin')
      for (const collection of ['bookings', 'contact-messages'] as const) {
        const docs = await clients.REST.find(collection, {})
        for (const { id } of docs) await clients.REST.delete(collection, id)
      }
    },
  ],
  [
    'an admin deletes all selected entries in the CMS',
    async () => {
      const { clients } = await createPerson(payload, 'admin')
      for (const collection of ['bookings', 'contact-messages'] as const) {
        await clients.REST.deleteWhere(collection, { id: { exists: true } })
      }
    },
  ],
]

it.each(ways)('leaves no customer details in any table after %s', async (_, erase) => {
  expect(await findTablesContaining(personalTexts)).toEqual([
    'booking_events',
    'bookings',
    'contact_messages',
    'emails',
  ])
  for (const trace of personalTexts.slice(0, 6))
    expect(await findTablesContaining([trace])).toContain('bookings')
  expect(await findTablesContaining([customerMessage.message])).toEqual([
    'contact_messages',
    'emails',
  ])

  await erase()
  expect(await findTablesContaining(personalTexts)).toEqual([])
  expect([await countDocuments('contact-messages'), await countDocuments('emails')]).toEqual([0, 0])

  // The worker sends nothing more and stores no details.
  server.received.length = 0
  await sendAllMails(payload)
  expect(server.received).toEqual([])
  expect(await findTablesContaining(personalTexts)).toEqual([])
})

it('finds a word in any type of column', async () => {
  const word = randomUUID()
  await drizzle.execute(
    sql`INSERT INTO payload_kv (key, data) VALUES ('a', ${JSON.stringify({ deep: [word] })}::jsonb)`,
  )
  expect(await findTablesContaining([word])).toEqual(['payload_kv'])
})
