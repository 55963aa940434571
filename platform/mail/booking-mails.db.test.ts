import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { type CustomerMailKind, customerMailSubject } from '#business/mails/mail-kinds.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { mails } from '#business/words/en/mails.ts'
import * as mailWords from '#business/words/staff/mails.ts'
import { bookingPage } from '#cms/content/samples/en/booking-page.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  book,
  bookAndClearMails,
  change,
  changeAsCustomer,
  outbox,
  payload,
  publishTexts,
  resetBeforeEach,
  server,
  subjects,
  work,
} from '#tests/helpers/bookings/booking-mails.ts'
import { openBusiness, publishOffer } from '#tests/helpers/bookings/open-business.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { ReceivedMail } from '#tests/servers/mail-server.ts'
import { queueMails } from './queue-mails.ts'

resetBeforeEach()

const [day, nextDay] = [daysFromNow(9), daysFromNow(10)]

it('names in the confirmation the promised day or, without one, the text of the booking page', async () => {
  const booked = { delivery: 'Back on Thursday.' }
  await payload.updateGlobal({
    slug: 'booking-page',
    data: { ...bookingPage, booked, _status: 'published' },
    overrideAccess: true,
  })
  const lastStep = async () => {
    const { reference } = await book()
    await work()
    const subject = `Booking Confirmation #${reference}`
    return /3\. .*/.exec(server.received.find((mail) => mail.subject === subject)!.text!)?.[0]
  }
  expect(await lastStep()).toMatch(/^3\. By .*, evening: We’ll bring your clothes back\.$/)
  const bookingPolicy = { workingDays: { dryCleaning: null, laundry: null, shoes: null } }
  const data = { ...openBusiness, bookingPolicy }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  expect(await lastStep()).toBe('3. Once clean: Back on Thursday.')
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
    const { id, reference } = await bookAndClearMails({ date: day, time: '9AM-11AM' })
    await change(id, { date: nextDay })
    await work()
    expect(subjects()).toEqual([`Booking Rescheduled #${reference}`])
    expect(server.received[0]!.text).toContain(
      `Previous pickup: ${formatLongDate(day)}, 9AM-11AM\nDate: ${formatLongDate(nextDay)}`,
    )
  })

  it('sends one mail for a new status and time', async () => {
    const { id, reference } = await bookAndClearMails({ date: day, time: '9AM-11AM' })
    await change(id, { status: 'confirmed', time: '3PM-5PM' })
    await work()
    expect(subjects()).toEqual([`Booking Confirmed #${reference}`])
    expect(server.received[0]!.text).toContain(`Previous pickup: ${formatLongDate(day)}, 9AM-11AM`)
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
      lastError: mailWords.mail.noLongerNeeded,
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
    const { id, reference } = await bookAndClearMails({ date: day, time: '9AM-11AM' })
    await changeAsCustomer(id, { date: nextDay })
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
    expect(moved.text).toContain(`Previous pickup: ${formatLongDate(day)}, 9AM-11AM`)
    expect(moved.text).toContain(`New pickup: ${formatLongDate(nextDay)}, 9AM-11AM`)
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
  const { id, email, reference } = await bookAndClearMails()
  const req = { payload } as Parameters<typeof queueMails>[0]
  await queueMails(
    req,
    kinds.map((kind) => ({ kind, to: [email!], subject: kind, booking: id })),
  )
  await work()
  expect(subjects()).toEqual(kinds.map((kind) => customerMailSubject(kind, reference, mails)))
  for (const { text } of server.received) expect(text).toContain('/booking/manage/')
})
