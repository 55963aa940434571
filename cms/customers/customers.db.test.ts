import { randomUUID } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countBookings, moveBooking } from '#app/models/bookings.server'
import { erase, exportOf, summaryOf } from '#app/models/customers.server'
import { addDays, instantAt } from '#business/local-time'
import { keptSince } from '#business/retention'
import { forgetOldRecords, forgetOncePerDay } from '#cms/customers/forget-old-records'
import { takeTurn } from '#cms/jobs/take-turn'
import { mailAdapter } from '#cms/outbox/mail-adapter'
import type { Booking, User } from '#payload-types'
import {
  bookingRequest,
  daysFromNow,
  emptyDatabase,
  testPayload,
  userWithRole,
} from '../../tests/setup/database'
import { type MailServer, startMailServer } from '../../tests/setup/mail-server'
import { openBusiness } from '../../tests/setup/open-business'

const payload = await testPayload()
const { drizzle } = payload.db as unknown as PostgresAdapter
const overrideAccess = true
let server: MailServer
let admin: User
let staff: User
let editor: User

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess })
  admin = await userWithRole(payload, 'admin')
  staff = await userWithRole(payload, 'staff')
  editor = await userWithRole(payload, 'editor')
  server = await startMailServer()
  const adapter = await mailAdapter({
    smtpUrl: server.url,
    emailFrom: 'Saaf <bookings@saaf.example>',
    mailDir: '',
  })
  payload.email = adapter({ payload })
  payload.sendEmail = payload.email.sendEmail
})

afterEach(() => server.stop())

/** Words that stand nowhere else, each in its field. */
const customer = {
  name: 'Zubeida Mirzapore',
  phone: '9811122233',
  email: 'zubeida@mirzapore.example',
  address: 'Kohinoor Mansion 42, Cuffe Parade',
  items: 'Two paithani saris',
  instructions: 'The gate code is 77531',
}
const other = { ...customer, phone: '9811122234', name: 'Somebody Else', email: 'b@example.com' }
const theirMessage = {
  name: 'Zubeida from Cuffe Parade',
  email: 'private@mirzapore.example',
  phone: '+91 98111-22233',
  subject: 'About the paithani',
  message: 'Is the zari safe with you?',
}
const traces = [
  ...Object.values(customer),
  ...Object.values(theirMessage),
  '98111 22233',
  'mirzapore',
  'paithani',
]

function book(changes: Record<string, unknown> = {}): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: bookingRequest({
      ...customer,
      requestKey: randomUUID(),
      ...changes,
    }) as unknown as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess,
    context: { door: 'site' },
  })
}

/** As if its day had passed meanwhile; nobody can book for a day that has passed. */
async function bookedFor(date: string, changes: Record<string, unknown> = {}): Promise<Booking> {
  const { id } = await book(changes)
  await drizzle.execute(sql`UPDATE bookings SET date = ${date} WHERE id = ${id}`)
  return stored(id)
}

function stored(id: string): Promise<Booking> {
  return payload.findByID({
    collection: 'bookings',
    id,
    depth: 0,
    showHiddenFields: true,
    overrideAccess,
  })
}

function write(changes: Partial<typeof theirMessage> = {}) {
  const data = { ...theirMessage, ...changes, requestKey: randomUUID() }
  return payload.create({ collection: 'contact-messages', data, overrideAccess })
}

const move = (booking: Booking, to: 'confirmed' | 'completed' | 'cancelled') =>
  moveBooking({ user: staff, id: booking.id, seen: booking, to })

async function sendMails() {
  await drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`)
  while (await takeTurn(payload));
}

/** In which tables of the whole database any of these texts stands, whatever kind of column holds it. */
async function placesOf(texts: string[]): Promise<string[]> {
  const { rows: tables } = await drizzle.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const found = tables.map(async ({ name }) => {
    const { rows } = await drizzle.execute(sql`
      SELECT 1 FROM ${sql.identifier(name)} AS entry, unnest(${sql.param(texts)}::text[]) AS trace
      WHERE strpos(lower(entry::text), lower(trace)) > 0 LIMIT 1`)
    return rows.length > 0 ? [name] : []
  })
  return (await Promise.all(found)).flat().toSorted()
}

async function countOf(collection: 'bookings' | 'contact-messages' | 'emails') {
  return (await payload.count({ collection, overrideAccess })).totalDocs
}

describe('a customer’s file', () => {
  it('has everything there is about the phone, and nothing about another', async () => {
    const booking = await bookedFor(daysFromNow(1))
    await move(booking, 'confirmed')
    await bookedFor(daysFromNow(2), { items: undefined, email: undefined })
    await book(other)
    await write()
    await write({ phone: '022 9811122233' })
    await write({ phone: '98111' })
    await write({ phone: undefined })
    await sendMails()

    const file = await exportOf(admin, customer.phone)
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
      history: [
        { to: 'pending', by: 'Customer', door: 'site' },
        { from: 'pending', to: 'confirmed', by: 'Staff', door: 'dashboard' },
      ],
    })
    expect(file.bookings[1]).toMatchObject({ items: null, email: null, firstOrder: false })
    expect(file.messages).toHaveLength(2)
    expect(file.messages[0]).toMatchObject(theirMessage)
    const said = file.mails.filter(({ to }) => to === customer.email)
    expect(said[0]!.subject).toContain(booking.reference)
    for (const mail of file.mails) {
      expect(mail).toMatchObject({ status: 'sent', sentAt: expect.any(String) as string })
      expect(mail.text).not.toBe('')
    }
    const { totalDocs } = await payload.count({
      collection: 'emails',
      where: {
        or: [
          { 'booking.phone': { equals: customer.phone } },
          { 'contactMessage.phone': { in: [theirMessage.phone, '022 9811122233'] } },
        ],
      },
      overrideAccess,
    })
    expect(file.mails).toHaveLength(totalDocs)
    expect(JSON.stringify(file)).not.toContain(other.email)
    expect(await summaryOf(admin, customer.phone)).toMatchObject({
      bookings: { count: 2 },
      messages: { count: 2 },
      mails: { count: totalDocs },
      leftOpen: 0,
    })
  })

  it('is empty for a phone nobody has', async () => {
    await book()
    expect(await exportOf(admin, '9000000000')).toMatchObject({
      bookings: [],
      messages: [],
      mails: [],
    })
  })
})

describe('erasing a customer', () => {
  it('leaves no trace of them in the database, whatever the bookings had become', async () => {
    const completed = await bookedFor(daysFromNow(-2))
    await move(completed, 'confirmed')
    await move(await stored(completed.id), 'completed')
    const cancelled = await bookedFor(daysFromNow(9))
    await move(cancelled, 'cancelled')
    await bookedFor(daysFromNow(-1))
    await write()
    await sendMails()
    // And one that waits.
    await bookedFor(daysFromNow(-3))
    expect(await placesOf(traces)).toEqual(['bookings', 'contact_messages', 'emails'])

    expect(await erase(admin, customer.phone)).toMatchObject({
      erased: expect.stringMatching(/^Bookings: 4\. Messages: 1\. Mails: \d+\.$/) as string,
    })
    expect(await placesOf(traces)).toEqual([])
    await sendMails()
    expect(await placesOf(traces)).toEqual([])
  })

  it('leaves what is counted, and says who erased it and when', async () => {
    const before = await bookedFor(daysFromNow(-2))
    await move(before, 'confirmed')
    await book(other)
    await write({ phone: other.phone })
    const [counts, bookings, mailsOfOther] = [
      await countBookings(admin),
      await countOf('bookings'),
      (await exportOf(admin, other.phone)).mails.length,
    ]
    await erase(admin, customer.phone)

    expect(await countBookings(admin)).toEqual(counts)
    expect(await countOf('bookings')).toBe(bookings)
    const after = await stored(before.id)
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
      requestKey: null,
      manageKeyHash: null,
    })
    expect(Date.parse(after.erasedAt!)).toBeCloseTo(Date.now(), -4)
    expect(after.history).toMatchObject([
      { to: 'pending', by: 'Customer' },
      { from: 'pending', to: 'confirmed', by: staff.email },
      { from: 'confirmed', to: 'confirmed', by: admin.email, door: 'dashboard' },
    ])
    const untouched = await exportOf(admin, other.phone)
    expect(untouched).toMatchObject({ bookings: [{ name: other.name }], messages: [{}] })
    expect(untouched.mails).toHaveLength(mailsOfOther)
  })

  it.each(['pending', 'confirmed'] as const)(
    'is refused while a pickup that is %s is to come, and nothing changes',
    async (status) => {
      const past = await bookedFor(daysFromNow(-1))
      const today = await bookedFor(daysFromNow(0))
      if (status === 'confirmed') await move(today, 'confirmed')
      await write()
      const before = await exportOf(admin, customer.phone, new Date(0))
      expect(await erase(admin, customer.phone)).toEqual({
        refused: expect.stringMatching(/Cancel it first\.$/) as string,
      })
      expect(await exportOf(admin, customer.phone, new Date(0))).toEqual(before)
      expect((await stored(past.id)).erasedAt).toBeNull()

      await move(await stored(today.id), 'cancelled')
      expect(await erase(admin, customer.phone)).toHaveProperty('erased')
    },
  )

  it('is for admins only, as is what is kept', async () => {
    await bookedFor(daysFromNow(-1))
    await write()
    for (const person of [staff, editor, null as unknown as User]) {
      await expect(summaryOf(person, customer.phone)).rejects.toMatchObject({ status: 403 })
      await expect(exportOf(person, customer.phone)).rejects.toMatchObject({ status: 403 })
      await expect(erase(person, customer.phone)).rejects.toMatchObject({ status: 403 })
    }
    expect(await exportOf(admin, customer.phone)).toMatchObject({ bookings: [{}], messages: [{}] })
  })

  it('done twice, or by two at once, is done once', async () => {
    const { id } = await bookedFor(daysFromNow(-1))
    const outcomes = await Promise.all([
      erase(admin, customer.phone),
      erase(admin, customer.phone),
      erase(admin, customer.phone),
    ])
    expect(outcomes.filter(({ erased }) => erased?.startsWith('Bookings: 1.'))).toHaveLength(1)
    const { history } = await stored(id)
    expect(history).toHaveLength(2)
  })

  it('holds against staff who have the booking open: nothing is written back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await bookedFor(daysFromNow(-1))
      const edit = (data: Partial<Booking>) =>
        payload.update({ collection: 'bookings', id, data, user: staff, overrideAccess: false })
      const [edited, erased] = await Promise.allSettled([
        edit({ address: 'Kohinoor Mansion 43, Cuffe Parade' }),
        erase(admin, customer.phone),
        edit({ status: 'confirmed' }),
      ])
      expect(erased.status).toBe('fulfilled')
      if (edited.status === 'rejected') {
        expect(edited.reason).toMatchObject({ status: 409 })
      }
      expect(await placesOf(traces)).toEqual([])
    }
  })

  it('cannot be undone by writing the details back; the booking still moves along', async () => {
    const { id } = await bookedFor(daysFromNow(-1))
    await erase(admin, customer.phone)
    const edit = (data: Partial<Booking>) =>
      payload.update({ collection: 'bookings', id, data, user: admin, overrideAccess: false })
    for (const [field, value] of Object.entries(customer)) {
      await expect(edit({ [field]: value }), field).rejects.toMatchObject({ status: 409 })
    }
    await expect(edit({ status: 'confirmed' })).resolves.toMatchObject({ status: 'confirmed' })
    expect(await placesOf(traces)).toEqual([])
  })

  it('while its mails are being sent leaves none of them', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    await bookedFor(daysFromNow(-1))
    const send = payload.sendEmail
    let handedOver = () => {}
    const isHandedOver = new Promise<void>((resolve) => (handedOver = resolve))
    let goOn = () => {}
    const erased = new Promise<void>((resolve) => (goOn = resolve))
    payload.sendEmail = async (mail) => {
      handedOver()
      await erased
      return send(mail)
    }
    const turn = takeTurn(payload)
    await isHandedOver
    await erase(admin, customer.phone)
    goOn()
    await turn
    expect(await placesOf(traces)).toEqual([])
    await sendMails()
    expect(await countOf('emails')).toBe(0)
    const { totalDocs } = await payload.count({ collection: 'payload-jobs', overrideAccess })
    expect(totalDocs).toBe(0)
    vi.restoreAllMocks()
  })
})

it.each(['bookings', 'contact-messages'] as const)(
  'what an admin deletes from %s takes its mails along',
  async (collection) => {
    const { id } = collection === 'bookings' ? await book() : await write()
    await sendMails()
    await payload.delete({ collection, id, user: admin, overrideAccess: false })
    expect(await placesOf(traces)).toEqual([])
  },
)

describe('the retention period', () => {
  const months = 3
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

  beforeEach(() => keepFor(months))

  it('erases bookings of before its first day, in whatever state, and no other', async () => {
    const old = await bookedFor(addDays(firstDayKept, -1))
    const oldAndCancelled = await bookedFor(addDays(firstDayKept, -100))
    await move(oldAndCancelled, 'cancelled')
    const kept = await bookedFor(firstDayKept, other)
    const toCome = await book(other)
    const counts = await countBookings(admin)
    await forgetOldRecords(payload, now)

    expect(await placesOf([customer.name, customer.email, customer.phone])).toEqual([])
    for (const { id } of [old, oldAndCancelled]) {
      const { erasedAt, history } = await stored(id)
      expect(Date.parse(erasedAt!)).toBeCloseTo(Date.now(), -4)
      expect(history?.at(-1)).toMatchObject({ by: 'Retention period', door: 'cms' })
    }
    for (const booking of [kept, toCome]) {
      expect(await stored(booking.id)).toMatchObject({ name: other.name, erasedAt: null })
    }
    expect(await countBookings(admin)).toEqual(counts)
    expect((await exportOf(admin, other.phone)).mails).toHaveLength(4)

    const [once] = [await stored(old.id)]
    await forgetOldRecords(payload, now)
    expect(await stored(old.id)).toEqual(once)
  })

  it('deletes messages and mails of before its first day, and no other', async () => {
    const begin = instantAt(firstDayKept, '00:00')
    const old = await write()
    const kept = await write({ phone: other.phone, subject: 'Kept' })
    await inDatabase('contact_messages', old.id, new Date(+begin - 1))
    await inDatabase('contact_messages', kept.id, begin)
    await forgetOldRecords(payload, now)

    const { docs } = await payload.find({ collection: 'contact-messages', overrideAccess })
    expect(docs).toMatchObject([{ id: kept.id }])
    const { docs: mails } = await payload.find({ collection: 'emails', depth: 0, overrideAccess })
    expect(mails).toMatchObject([{ contactMessage: kept.id }])

    // What a mail was about may be gone; how old it is then counts.
    await drizzle.execute(sql`UPDATE emails SET contact_message_id = NULL`)
    await inDatabase('emails', mails[0]!.id, begin)
    await forgetOldRecords(payload, now)
    expect(await countOf('emails')).toBe(1)
    await inDatabase('emails', mails[0]!.id, new Date(+begin - 1))
    await forgetOldRecords(payload, now)
    expect(await countOf('emails')).toBe(0)
  })

  it('that is empty keeps everything', async () => {
    await keepFor(null)
    const { id } = await bookedFor('2001-01-01')
    await forgetOldRecords(payload, now)
    expect(await stored(id)).toMatchObject({ name: customer.name, erasedAt: null })
  })

  it('is carried out in batches, by the worker, once a day', async () => {
    await drizzle.execute(sql`
      INSERT INTO bookings (reference, name, phone, address, date, time, service_type)
      SELECT 'R' || n, 'Old', '9000000000', 'Somewhere', '2001-01-01', '9AM-11AM', 'laundry'
      FROM generate_series(1, 501) AS n`)
    // Another day than any that a turn of this process has seen.
    const anotherDay = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)
    const left = async () => {
      const where = { name: { equals: 'Old' } }
      return (await payload.count({ collection: 'bookings', where, overrideAccess })).totalDocs
    }
    expect(await forgetOncePerDay(payload, anotherDay)).toBe(true)
    expect(await left()).toBe(1)
    expect(await forgetOncePerDay(payload, anotherDay)).toBe(false)
    expect(await left()).toBe(0)

    const { id } = await bookedFor('2001-01-01')
    await forgetOncePerDay(payload, anotherDay)
    expect((await stored(id)).erasedAt).toBeNull()
    await takeTurn(payload)
    expect((await stored(id)).erasedAt).not.toBeNull()
  })
})
