import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingStatus } from '#business/bookings/status.ts'
import type { CustomerMailKind } from '#business/mails/mail-kinds.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { bookingPage } from '#cms/content/samples/booking-page.ts'
import type { Booking, Email, User } from '#payload-types.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { publishOffer } from '#tests/helpers/bookings/open-business.ts'
import {
  createBooking as bookOn,
  readOutbox as outboxOf,
  resetBusiness,
  sendAllMails as workOn,
} from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer, ReceivedMail } from '#tests/servers/mail-server.ts'
import * as pickupCalendar from './pickup-calendar.ts'
import { queueMails } from './queue-mails.ts'

const payload = await testPayload()
let server: MailServer
let staff: User

const book = (changes?: Record<string, unknown>) => bookOn(payload, changes)
const work = () => workOn(payload)
const outbox = () => outboxOf(payload)

beforeEach(async () => {
  server = await resetBusiness(payload)
  staff = await createUserWithRole(payload, 'staff')
})

afterEach(async () => {
  await server.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function change(id: string, data: Partial<Booking>) {
  const as = { user: staff, overrideAccess: false, context: { channel: 'dashboard' } } as const
  return payload.update({ collection: 'bookings', id, data, ...as })
}

function changeAsCustomer(id: string, data: Partial<Booking>) {
  const as = { overrideAccess: true, context: { channel: 'manage-link' } } as const
  return payload.update({ collection: 'bookings', id, data, ...as })
}

async function bookAndClearMails(changes?: Record<string, unknown>) {
  const booking = await book(changes)
  await work()
  server.received.length = 0
  return booking
}

async function publishTexts(texts: Record<string, unknown>, status: 'draft' | 'published') {
  await payload.updateGlobal({
    slug: 'mail-texts',
    data: { ...texts, _status: status },
    draft: status === 'draft',
    overrideAccess: true,
  })
}

const subjects = () => server.received.map(({ subject }) => subject).sort()

function readCalendar({ attachments }: ReceivedMail): Record<string, string | undefined> | null {
  const [calendar] = attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  if (!calendar) return null
  const lines = new TextDecoder()
    .decode(calendar.content as Uint8Array)
    .replaceAll('\n\t', '')
    .split('\n')
    .map((line) => line.split(/[:;](.*)/s) as [string, string])
  return { method: calendar.method, ...Object.fromEntries(lines) }
}

it('says in the confirmation what happens next, with the text of the booking page', async () => {
  const booked = { delivery: 'Back on Thursday.' }
  await payload.updateGlobal({
    slug: 'booking-page',
    data: { ...bookingPage, booked, _status: 'published' },
    overrideAccess: true,
  })
  const { reference } = await book()
  await work()
  const confirmation = server.received.find(
    ({ subject }) => subject === `Booking Confirmation #${reference}`,
  )
  expect(confirmation!.text).toContain('3. Once clean: Back on Thursday.')
})

describe('mails about a change', () => {
  it.each([
    [['confirmed'], 'Booking Confirmed'],
    [['confirmed', 'completed'], 'Booking Completed'],
    [['cancelled'], 'Booking Cancelled'],
  ] as [BookingStatus[], string][])(
    'mails the customer once for a change to %j: %s',
    async (statuses, subject) => {
      const { id, reference } = await bookAndClearMails()
      for (const status of statuses) {
        await work()
        server.received.length = 0
        await change(id, { status })
      }
      await work()
      expect(subjects()).toEqual([`${subject} #${reference}`])
      expect(server.received[0]!.recipients).toEqual(['asha@example.com'])
    },
  )

  it('names the old and the new time of a rescheduled pickup', async () => {
    const { id, reference } = await bookAndClearMails({ date: '2400-02-29', time: '9AM-11AM' })
    await change(id, { date: '2400-03-01' })
    await work()
    expect(subjects()).toEqual([`Booking Rescheduled #${reference}`])
    expect(server.received[0]!.text).toContain(
      'Previous pickup: Tuesday, 29 February 2400, 9AM-11AM\nDate: Wednesday, 1 March 2400',
    )
  })

  it('sends one mail for a new status and time', async () => {
    const { id, reference } = await bookAndClearMails({ date: '2400-02-29', time: '9AM-11AM' })
    await change(id, { status: 'confirmed', time: '3PM-5PM' })
    await work()
    expect(subjects()).toEqual([`Booking Confirmed #${reference}`])
    expect(server.received[0]!.text).toContain(
      'Previous pickup: Tuesday, 29 February 2400, 9AM-11AM',
    )
    expect(server.received[0]!.text).toContain('Time: 3PM-5PM')
  })

  it('sends nothing for a corrected address or a customer without email', async () => {
    const withEmail = await bookAndClearMails()
    await change(withEmail.id, { address: 'Flat 4' })
    const without = await bookAndClearMails({ email: undefined })
    await change(without.id, { status: 'confirmed' })
    await work()
    expect(server.received).toEqual([])
  })

  it('drops an unsent mail that a later change made untrue', async () => {
    const { id, reference } = await bookAndClearMails()
    server.rejectAllWith('try again later')
    await change(id, { status: 'confirmed' })
    await work()
    await change(id, { status: 'cancelled' })
    server.rejectAllWith(null)
    await work()
    expect(subjects()).toEqual([`Booking Cancelled #${reference}`])
    const confirmed = (await outbox()).find(({ kind }) => kind === 'booking-confirmed')
    expect(confirmed).toMatchObject({
      status: 'dropped',
      lastError: staffMessages.mail.noLongerNeeded,
    })
  })

  it('sends nothing for a rejected change', async () => {
    const { id } = await bookAndClearMails()
    await expect(change(id, { status: 'completed' })).rejects.toMatchObject({ status: 409 })
    await work()
    expect(server.received).toEqual([])
  })
})

describe('changes through the manage link', () => {
  it('notifies the business and the customer', async () => {
    const { id, reference } = await bookAndClearMails({ date: '2400-02-29', time: '9AM-11AM' })
    await changeAsCustomer(id, { date: '2400-03-01' })
    await work()
    await changeAsCustomer(id, { status: 'cancelled' })
    await work()
    expect(subjects()).toEqual([
      `Booking Cancelled #${reference}`,
      `Booking Cancelled by Customer #${reference} - Asha Kulkarni`,
      `Booking Rescheduled #${reference}`,
      `Booking Rescheduled by Customer #${reference} - Asha Kulkarni`,
    ])
    const moved = server.received.find(({ subject }) => subject?.includes('Rescheduled by'))!
    expect(moved.recipients).toHaveLength(3)
    expect(moved.text).toContain('Previous pickup: Tuesday, 29 February 2400, 9AM-11AM')
    expect(moved.text).toContain('New pickup: Wednesday, 1 March 2400, 9AM-11AM')
    expect(moved.text).not.toContain('/booking/manage/')
  })
})

describe('optional mails', () => {
  it('does not send a mail after editors publish it as off', async () => {
    const { id } = await bookAndClearMails()
    await publishTexts({ confirmed: { send: false } }, 'published')
    await change(id, { status: 'confirmed' })
    await work()
    expect(server.received).toEqual([])
    await change(id, { status: 'completed' })
    await work()
    expect(server.received).toHaveLength(1)
  })

  it('sends a mail that is off in a draft', async () => {
    const { id } = await bookAndClearMails()
    await publishTexts({ confirmed: { send: false } }, 'draft')
    await change(id, { status: 'confirmed' })
    await work()
    expect(server.received).toHaveLength(1)
  })

  it('sends the reschedule mail when the mail about the new status is off', async () => {
    const { id, reference } = await bookAndClearMails()
    await publishTexts({ confirmed: { send: false } }, 'published')
    await change(id, { status: 'confirmed', date: daysFromNow(5) })
    await work()
    expect(subjects()).toEqual([`Booking Rescheduled #${reference}`])
  })
})

describe('manage link', () => {
  it('puts the key into the mail and not into the outbox', async () => {
    const { id } = await book()
    await work()
    const key = createManageKey(payload.secret, id)
    const toCustomer = server.received.find(({ to }) => to![0]!.address === 'asha@example.com')!
    expect(toCustomer.html).toContain(`/booking/manage/${key}"`)
    expect(toCustomer.text).toMatch(
      new RegExp(`View, reschedule or cancel http\\S+/booking/manage/${key}\n`),
    )
    expect(JSON.stringify(await outbox())).toContain('/booking/manage/{key}')
    expect(JSON.stringify(await outbox())).not.toContain(key)
  })

  it('opens the booking after the server secret has changed', async () => {
    const { id, updatedAt } = await book()
    const { drizzle } = getPostgres(payload)
    await drizzle.execute(sql`UPDATE bookings SET manage_key_hash = 'of another secret'`)
    await work()
    const stored = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
    expect(stored.manageKeyHash).toBe(hashManageKey(createManageKey(payload.secret, id)))
    expect(stored.updatedAt > updatedAt).toBe(true)
    await change(id, { status: 'cancelled' })
    await work()
    expect(server.received.at(-1)!.html).not.toContain('/booking/manage/')
  })

  it('does not update a booking whose key is current', async () => {
    const { id, updatedAt } = await book()
    await work()
    const stored = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
    expect(stored.updatedAt).toBe(updatedAt)
  })
})

it('links a completed order to a new booking, in HTML and plain text', async () => {
  const { id } = await bookAndClearMails()
  await change(id, { status: 'confirmed' })
  await work()
  server.received.length = 0
  await change(id, { status: 'completed' })
  await work()
  const key = createManageKey(payload.secret, id)
  const [{ html, text }] = server.received as [ReceivedMail]
  expect(html).toContain(`/booking?step=2&amp;again=${key}"`)
  expect(text).toContain(`/booking?step=2&again=${key}`)
})

describe('calendar file', () => {
  it('updates the same entry with each change', async () => {
    const { id, reference } = await book({ date: '2400-02-29', time: '9AM-11AM' })
    await work()
    await change(id, { status: 'confirmed' })
    await work()
    await change(id, { date: '2400-03-01' })
    await work()
    await change(id, { status: 'cancelled' })
    await work()
    const toCustomer = server.received.filter(({ to }) => to![0]!.address === 'asha@example.com')
    const uid = `${reference}@localhost`
    expect(toCustomer.map(readCalendar)).toMatchObject([
      { method: 'REQUEST', METHOD: 'REQUEST', UID: uid, SEQUENCE: '0', STATUS: 'TENTATIVE' },
      {
        method: 'REQUEST',
        UID: uid,
        SEQUENCE: '1',
        STATUS: 'CONFIRMED',
        DTSTART: '24000229T033000Z',
      },
      {
        method: 'REQUEST',
        UID: uid,
        SEQUENCE: '2',
        STATUS: 'CONFIRMED',
        DTSTART: '24000301T033000Z',
      },
      { method: 'CANCEL', METHOD: 'CANCEL', UID: uid, SEQUENCE: '3', STATUS: 'CANCELLED' },
    ])
    expect(readCalendar(toCustomer[0]!)).toMatchObject({
      ORGANIZER: 'CN="Saaf":MAILTO:bookings@saaf.example',
      ATTENDEE: expect.stringMatching(/CN="Asha Kulkarni":mailto:asha@example.com$/) as string,
      DTEND: '24000229T053000Z',
      LOCATION: 'Flat 3\\, Sea Breeze\\nHill Road\\, Bandra West',
    })
  })

  it('links to the booking, and hides the key from staff who read the outbox', async () => {
    const { id } = await book()
    await work()
    const path = `/booking/manage/${createManageKey(payload.secret, id)}`
    const written = (await outbox()).find(({ kind }) => kind === 'booking-confirmation')
    expect(written!.calendar!.replaceAll('\r\n\t', '')).toContain('/booking/manage/{key}\\n')
    const toCustomer = server.received.find(({ to }) => to![0]!.address === 'asha@example.com')!
    const { attachments } = toCustomer
    const calendars = attachments.map(({ content }) =>
      new TextDecoder().decode(content as Uint8Array).replaceAll(/\r?\n\t/g, ''),
    )
    expect(calendars.length).toBeGreaterThan(0)
    for (const calendar of calendars) {
      expect(calendar).toContain(`${path}\\n`)
      expect(calendar).toContain('TRIGGER:-PT1H')
    }
  })

  it('stays the same for each attempt', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    await book()
    server.rejectAllWith('no such mailbox')
    await work()
    const written = (await outbox()).find(({ kind }) => kind === 'booking-confirmation')
    server.rejectAllWith(null)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await work()
    const toCustomer = server.received.find(({ to }) => to![0]!.address === 'asha@example.com')!
    expect(written!.calendar).toContain('DTSTAMP')
    expect(readCalendar(toCustomer)!.DTSTAMP).toBe(/DTSTAMP:(\S+)/.exec(written!.calendar!)![1])
  })

  it('is left out of the mail about a completed order', async () => {
    const { id } = await bookAndClearMails()
    await change(id, { status: 'confirmed' })
    await work()
    server.received.length = 0
    await change(id, { status: 'completed' })
    await work()
    expect(server.received.map(readCalendar)).toEqual([null])
  })

  it('does not prevent the mail when it cannot be written', async () => {
    const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    vi.spyOn(pickupCalendar, 'pickupCalendar').mockImplementation(() => {
      throw new Error('no such day')
    })
    await book()
    await work()
    expect(server.received).toHaveLength(2)
    expect(server.received.map(readCalendar)).toEqual([null, null])
    expect(logged).toHaveBeenCalledOnce()
  })
})

it('names the promised offer in the notice of a first order', async () => {
  await publishOffer(payload)
  await book()
  await book()
  await work()
  const notices = server.received.filter(({ subject }) => subject!.startsWith('New Booking'))
  const promised = 'First order: offer applies (10% off your first order)'
  expect(notices.filter(({ text }) => text!.includes(promised))).toHaveLength(1)
  expect(notices.filter(({ text }) => text!.includes('First order'))).toHaveLength(1)
})

describe('queued mail', () => {
  const kindsOf = async (id: string) =>
    (await outbox()).filter(({ booking }) => booking === id).map(({ kind }) => kind)

  it('is replaced by the next mail of its kind, which shows the newest state', async () => {
    const { id } = await bookAndClearMails({ date: '2400-02-29', time: '9AM-11AM' })
    for (const time of ['3PM-5PM', '9AM-11AM', '1PM-3PM'] as const) {
      await changeAsCustomer(id, { time })
    }
    const waiting = (await outbox()).filter(({ status }) => status === 'queued')
    expect(waiting.map(({ kind }) => kind)).toEqual(['booking-rescheduled', 'change-notice'])
    await work()
    expect(server.received).toHaveLength(2)
    const toCustomer = server.received.find(
      ({ recipients }) => recipients[0] === 'asha@example.com',
    )
    expect(toCustomer!.text).toContain('Time: 1PM-3PM')
    expect(readCalendar(toCustomer!)).toMatchObject({ SEQUENCE: '3' })
  })

  it('stays while a worker sends it', async () => {
    const { id } = await bookAndClearMails()
    await changeAsCustomer(id, { time: '3PM-5PM' })
    await getPostgres(payload).drizzle.execute(sql`
      UPDATE emails SET attempts = 1, due_at = now() + interval '59 seconds' WHERE status = 'queued'`)
    await changeAsCustomer(id, { time: '1PM-3PM' })
    expect((await outbox()).filter(({ status }) => status === 'queued')).toHaveLength(4)
  })

  it('stays when a worker took it after the change began', async () => {
    const { id } = await bookAndClearMails()
    await changeAsCustomer(id, { time: '3PM-5PM' })
    await inTransaction(payload, async (req) => {
      // A separate transaction, like a worker's.
      await getPostgres(payload).drizzle.execute(sql`
        SELECT pg_sleep(0.05)`)
      await getPostgres(payload).drizzle.execute(sql`
        UPDATE emails SET attempts = 1, due_at = now() + interval '1 minute' WHERE status = 'queued'`)
      const [{ kind, to, subject }] = (await outbox()).filter(
        ({ status }) => status === 'queued',
      ) as [Email]
      await queueMails(req, [{ kind, to: [to], subject, booking: id }])
    })
    expect((await outbox()).filter(({ status }) => status === 'queued')).toHaveLength(3)
  })

  it('is replaced while it waits for its next attempt', async () => {
    const { id } = await bookAndClearMails()
    await changeAsCustomer(id, { time: '3PM-5PM' })
    await getPostgres(payload).drizzle.execute(sql`
      UPDATE emails SET attempts = 4, due_at = now() + interval '65 seconds' WHERE status = 'queued'`)
    await changeAsCustomer(id, { time: '1PM-3PM' })
    expect((await outbox()).filter(({ status }) => status === 'queued')).toHaveLength(2)
  })

  it('stays when it has another kind, booking or recipient, or was sent', async () => {
    const [first, second] = [await bookAndClearMails(), await bookAndClearMails()]
    const sent = await kindsOf(first.id)
    await changeAsCustomer(first.id, { time: '3PM-5PM' })
    await changeAsCustomer(second.id, { time: '3PM-5PM' })
    await payload.db.updateOne({
      collection: 'bookings',
      id: first.id,
      data: { email: 'new@example.com' },
    })
    await changeAsCustomer(first.id, { status: 'cancelled' })
    await changeAsCustomer(second.id, { time: '1PM-3PM' })
    expect((await kindsOf(first.id)).sort()).toEqual(
      [...sent, 'booking-cancelled', 'booking-rescheduled', 'change-notice'].sort(),
    )
    const req = { payload } as Parameters<typeof queueMails>[0]
    const link = { kind: 'manage-link', subject: 'Link', booking: second.id } as const
    await queueMails(req, [
      { ...link, to: ['a@example.com'] },
      { ...link, to: ['b@example.com'] },
    ])
    await queueMails(req, [{ ...link, to: ['b@example.com'] }])
    const links = (await outbox()).filter(({ kind }) => kind === 'manage-link')
    expect(links.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com'])
  })
})

it('prevents links in the texts of customers', async () => {
  const { id } = await bookAndClearMails({ address: 'Flat 3, see https://evil.example' })
  const name = 'Win at www.evil.example'
  await payload.db.updateOne({ collection: 'bookings', id, data: { name } })
  await change(id, { status: 'confirmed' })
  await work()
  const [mail] = server.received
  const calendar = mail!.attachments.map(({ content }) =>
    new TextDecoder().decode(content as Uint8Array),
  )
  for (const part of [mail!.text!, mail!.html!, ...calendar]) {
    expect(part).not.toMatch(/www\.evil|evil\.example|https:\/\/evil/)
  }
  expect(mail!.text).toContain('Dear Win at www\u2060.evil\u2060.example,')
})

it('writes the reminder and the manage link mail', async () => {
  const kinds: CustomerMailKind[] = ['booking-reminder', 'manage-link']
  const { id, email } = await bookAndClearMails()
  const req = { payload } as Parameters<typeof queueMails>[0]
  await queueMails(
    req,
    kinds.map((kind) => ({ kind, to: [email!], subject: kind, booking: id })),
  )
  await work()
  expect(subjects()).toEqual(kinds)
  for (const { text } of server.received) expect(text).toContain('/booking/manage/')
})
