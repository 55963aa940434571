import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { addDays } from 'date-fns'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consumeFormLimits } from '#app/http/spam-protection.server.ts'
import {
  addNote,
  changeStatus,
  countBookingsByStatus,
  saveBill,
} from '#app/models/bookings/bookings.server.ts'
import {
  eraseCustomerData,
  exportCustomerData,
  summarizeCustomerData,
} from '#app/models/customers.server.ts'
import { noRates, oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { BookingEdit } from '#collections/bookings/rest-endpoints.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import {
  customer,
  customerActions,
  customerMessage,
  otherCustomer,
  personalTexts,
} from '#tests/helpers/bookings/customer.ts'
import { done, edit, setFields } from '#tests/helpers/bookings/operations.ts'
import { resetBusiness, sendAllMails, sendDueMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { eraseOldRecords } from './erase-old-records.ts'
import { savePreferences } from './preferences.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const overrideAccess = true
let server: MailServer
let admin: User
let staff: User
let editor: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  admin = await createUserWithRole(payload, 'admin')
  staff = await createUserWithRole(payload, 'staff')
  editor = await createUserWithRole(payload, 'editor')
})

afterEach(() => server.stop())

const {
  book,
  bookOnDate,
  readBooking,
  sendMessage,
  sendMails,
  findTablesContaining,
  countDocuments,
} = customerActions(payload)
const setStatus = ({ id }: { id: string }, to: 'confirmed' | 'completed' | 'cancelled') =>
  done(changeStatus({ user: staff, id, to }))

/** From before phones were validated. */
async function sendOldMessage(phone: string) {
  const { id } = await sendMessage()
  await payload.db.updateOne({ collection: 'contact-messages', id, data: { phone } })
}

describe('exportCustomerData', () => {
  it('contains all data of the phone and none of another phone', async () => {
    const booking = await bookOnDate(daysFromNow(1))
    await sendMails()
    await setStatus(booking, 'confirmed')
    const { id } = booking
    const seen = seenBill(null, noRates)
    const bill = { lines: oneAmount(45_000), seen, sendMail: false }
    await done(saveBill({ user: staff, id, ...bill }))
    await bookOnDate(daysFromNow(2), { items: undefined, email: undefined })
    await book(otherCustomer)
    await sendMessage()
    await sendOldMessage('022 9811122233')
    await sendOldMessage('98111')
    await sendMessage({ phone: undefined })
    await sendMails()

    await savePreferences(payload, staff, { booking, text: 'No starch', seen: '' })
    const file = await exportCustomerData(admin, customer.phone)
    expect(file.preferences).toBe('No starch')
    expect(file.bookings).toHaveLength(2)
    expect(file.bookings[0]).toMatchObject({
      ...customer,
      reference: booking.reference,
      date: daysFromNow(1),
      time: booking.time,
      serviceType: booking.serviceType,
      createdAt: booking.createdAt,
      firstOrder: true,
      status: 'confirmed',
      events: [
        { type: 'booked', to: 'pending', actor: 'Customer', channel: 'site' },
        { type: 'status-changed', to: 'confirmed', actor: 'Staff', channel: 'dashboard' },
        { type: 'billed', actor: 'Staff' },
      ],
      bill: { totalPaise: 45_000, paidAt: null },
    })
    expect(file.bookings[1]).toMatchObject({
      items: null,
      email: null,
      firstOrder: false,
      bill: null,
    })
    expect(file.messages).toHaveLength(2)
    expect(file.messages[0]).toMatchObject(customerMessage)
    const toCustomer = file.mails.filter(({ to }) => to === customer.email)
    expect(toCustomer[0]!.subject).toContain(booking.reference)
    for (const mail of file.mails) {
      expect(mail).toMatchObject({ status: 'sent', sentAt: expect.any(String) as string })
      expect(mail.text).not.toBe('')
    }
    const { totalDocs } = await payload.count({
      collection: 'emails',
      where: {
        or: [
          { 'booking.phone': { equals: customer.phone } },
          { 'contactMessage.phone': { in: [customerMessage.phone, '022 9811122233'] } },
        ],
      },
      overrideAccess,
    })
    expect(file.mails).toHaveLength(totalDocs)
    expect(JSON.stringify(file)).not.toContain(otherCustomer.email)
    expect(await summarizeCustomerData(admin, customer.phone)).toMatchObject({
      bookings: { count: 2 },
      messages: { count: 2 },
      mails: { count: totalDocs },
      leftOpen: 0,
    })
  })

  it('warns while the shop has clothes that are due later', async () => {
    const { id } = await bookOnDate(daysFromNow(-1))
    const pickedUpAt = new Date().toISOString()
    const due = { pickedUpAt, promisedDate: daysFromNow(3) }
    await setFields(payload, id, { status: 'confirmed', ...due })
    expect(await summarizeCustomerData(admin, customer.phone)).toMatchObject({ leftOpen: 1 })
    await setFields(payload, id, { status: 'completed' })
    expect(await summarizeCustomerData(admin, customer.phone)).toMatchObject({ leftOpen: 0 })
  })

  it('is empty for an unknown phone', async () => {
    await book()
    expect(await exportCustomerData(admin, '9000000000')).toMatchObject({
      bookings: [],
      messages: [],
      mails: [],
    })
  })
})

describe('eraseCustomerData', () => {
  it('keeps the booking counts, and records who erased the details and when', async () => {
    const before = await bookOnDate(daysFromNow(-2))
    await setStatus(before, 'confirmed')
    await book(otherCustomer)
    await sendMessage({ phone: otherCustomer.phone })
    const [counts, bookings, mailsOfOther] = [
      await countBookingsByStatus(admin),
      await countDocuments('bookings'),
      (await exportCustomerData(admin, otherCustomer.phone)).mails.length,
    ]
    await eraseCustomerData(admin, customer.phone)

    expect(await countBookingsByStatus(admin)).toEqual(counts)
    expect(await countDocuments('bookings')).toBe(bookings)
    const after = await readBooking(before.id)
    expect(after).toMatchObject({
      reference: before.reference,
      status: 'confirmed',
      date: before.date,
      time: before.time,
      serviceType: before.serviceType,
      createdAt: before.createdAt,
      firstOrder: true,
      name: 'Erased',
      phone: 'Erased',
      address: 'Erased',
      email: null,
      items: null,
      instructions: null,
    })
    const { rows: keys } = await drizzle.execute(
      sql`SELECT request_key, manage_key_hash FROM bookings WHERE id = ${before.id}`,
    )
    expect(keys).toEqual([{ request_key: null, manage_key_hash: null }])
    expect(Date.parse(after.erasedAt!)).toBeCloseTo(Date.now(), -4)
    expect(await findBookingEvents(payload, before.id)).toMatchObject([
      { type: 'booked', actor: 'Customer' },
      { type: 'status-changed', to: 'confirmed', actor: staff.email },
      { type: 'erased', actor: admin.email, channel: 'dashboard' },
    ])
    const untouched = await exportCustomerData(admin, otherCustomer.phone)
    expect(untouched).toMatchObject({ bookings: [{ name: otherCustomer.name }], messages: [{}] })
    expect(untouched.mails).toHaveLength(mailsOfOther)
  })

  it.each(['pending', 'confirmed'] as const)(
    'refuses and changes nothing while a %s pickup is upcoming',
    async (status) => {
      const past = await bookOnDate(daysFromNow(-1))
      const today = await bookOnDate(daysFromNow(0))
      if (status === 'confirmed') await setStatus(today, 'confirmed')
      await sendMessage()
      const before = await exportCustomerData(admin, customer.phone, new Date(0))
      expect(await eraseCustomerData(admin, customer.phone)).toEqual({
        ok: false,
        reason: expect.stringMatching(/Cancel it first\.$/) as string,
      })
      expect(await exportCustomerData(admin, customer.phone, new Date(0))).toEqual(before)
      expect((await readBooking(past.id)).erasedAt).toBeNull()

      await setStatus(await readBooking(today.id), 'cancelled')
      expect(await eraseCustomerData(admin, customer.phone)).toHaveProperty('erased')
    },
  )

  it('refuses and changes nothing while the shop has clothes', async () => {
    const booking = await bookOnDate(daysFromNow(-3))
    await setStatus(booking, 'confirmed')
    const mark = (changes: Partial<Booking>) => setFields(payload, booking.id, changes)
    const at = new Date().toISOString()
    const outcomes = async () => {
      const before = await readBooking(booking.id)
      const outcome = await eraseCustomerData(admin, customer.phone)
      if (!outcome.ok) expect(await readBooking(booking.id)).toEqual(before)
      return outcome
    }
    const refusal = {
      ok: false,
      reason: expect.stringMatching(`booking ${booking.reference} are not delivered yet`) as string,
    }
    await mark({ pickedUpAt: at })
    expect(await outcomes()).toEqual(refusal)
    // Not “Cancel it first”: the pickup is done.
    await mark({ date: daysFromNow(0) })
    expect(await outcomes()).toEqual(refusal)
    await mark({ date: daysFromNow(-3), arrivedAt: at, readyAt: at, dispatchedAt: at })
    expect(await outcomes()).toEqual(refusal)
    await mark({ deliveredAt: at })
    expect(await outcomes()).toHaveProperty('erased')
  })

  it('erases a completed booking without steps', async () => {
    const { id } = await bookOnDate(daysFromNow(-3))
    const pickedUpAt = new Date().toISOString()
    await setFields(payload, id, { status: 'completed', pickedUpAt })
    expect(await eraseCustomerData(admin, customer.phone)).toHaveProperty('erased')
  })

  it('is only for admins, like the summary and the export', async () => {
    await bookOnDate(daysFromNow(-1))
    await sendMessage()
    for (const person of [staff, editor, null as unknown as User]) {
      await expect(summarizeCustomerData(person, customer.phone)).rejects.toMatchObject({
        status: 403,
      })
      await expect(exportCustomerData(person, customer.phone)).rejects.toMatchObject({
        status: 403,
      })
      await expect(eraseCustomerData(person, customer.phone)).rejects.toMatchObject({ status: 403 })
    }
    expect(await exportCustomerData(admin, customer.phone)).toMatchObject({
      bookings: [{}],
      messages: [{}],
    })
  })

  it('erases once when three calls run together', async () => {
    const { id } = await bookOnDate(daysFromNow(-1))
    const outcomes = await Promise.all([
      eraseCustomerData(admin, customer.phone),
      eraseCustomerData(admin, customer.phone),
      eraseCustomerData(admin, customer.phone),
    ])
    expect(outcomes.filter((outcome) => outcome.ok && outcome.erased.bookings === 1)).toHaveLength(
      1,
    )
    expect(await findBookingEvents(payload, id)).toHaveLength(2)
  })

  it('leaves no details when staff save the booking at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await bookOnDate(daysFromNow(-1))
      const change = (changes: BookingEdit) => edit(payload, id, changes, { user: staff })
      const [edited, erased] = await Promise.allSettled([
        change({ address: 'Kohinoor Mansion 43, Cuffe Parade' }),
        eraseCustomerData(admin, customer.phone),
        change({ status: 'confirmed' }),
      ])
      expect(erased.status).toBe('fulfilled')
      if (edited.status === 'rejected') {
        expect(edited.reason).toMatchObject({ status: 409 })
      }
      expect(await findTablesContaining(personalTexts)).toEqual([])
    }
  })

  it('rejects writing the details back, but allows status changes', async () => {
    const { id } = await bookOnDate(daysFromNow(-1))
    await eraseCustomerData(admin, customer.phone)
    const { clients } = await createPerson(payload, 'admin')
    const change = (changes: BookingEdit) => clients.REST.update('bookings', id, changes)
    for (const [field, value] of Object.entries(customer)) {
      await expect(change({ [field]: value }), field).rejects.toMatchObject({ status: 409 })
    }
    await expect(done(addNote({ user: admin, id, note: customer.name }))).rejects.toMatchObject({
      status: 409,
    })
    const cancelled = { user: admin, id, to: 'cancelled', reason: customer.name } as const
    expect(await changeStatus(cancelled)).toMatchObject({ ok: false, httpStatus: 409 })
    expect(await change({ status: 'confirmed' })).toMatchObject({ status: 'confirmed' })
    expect(await findTablesContaining(personalTexts)).toEqual([])
  })

  it('leaves no mails when the worker is sending them', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    await bookOnDate(daysFromNow(-1))
    const send = payload.sendEmail
    let markSending = () => {}
    const sending = new Promise<void>((resolve) => (markSending = resolve))
    let resumeSending = () => {}
    const erased = new Promise<void>((resolve) => (resumeSending = resolve))
    payload.sendEmail = async (mail) => {
      markSending()
      await erased
      return send(mail)
    }
    const workerRun = sendDueMails(payload)
    await sending
    await eraseCustomerData(admin, customer.phone)
    resumeSending()
    await workerRun
    expect(await findTablesContaining(personalTexts)).toEqual([])
    await sendMails()
    expect(await countDocuments('emails')).toBe(0)
    vi.restoreAllMocks()
  })
})

describe('personal data removal', () => {
  beforeEach(async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    await leaveTraces()
  })
  afterEach(() => vi.restoreAllMocks())

  /** Uses every feature that stores customer details. */
  async function leaveTraces(): Promise<void> {
    const past = await bookOnDate(daysFromNow(-2))
    await setStatus(past, 'confirmed')
    await setStatus(past, 'completed')
    await done(addNote({ user: staff, id: past.id, note: 'Careful with the paithani' }))
    await savePreferences(payload, staff, { booking: past, text: 'Never starch', seen: '' })
    await setStatus(await book(), 'cancelled')
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
        const outcome = await eraseCustomerData(admin, customer.phone)
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
      'customer_preferences',
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
    expect([await countDocuments('contact-messages'), await countDocuments('emails')]).toEqual([
      0, 0,
    ])

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
})
