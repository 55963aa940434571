import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { type CustomerMailKind, customerMailSubject } from '#business/mails/mail-kinds.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import * as english from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { bookingPage } from '#cms/content/samples/en.ts'
import { createMailedKey, createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  book,
  bookAndClearMails,
  change,
  changeAsCustomer,
  outbox,
  payload,
  publishTexts,
  readCalendar,
  resetBeforeEach,
  server,
  subjects,
  work,
} from '#tests/helpers/bookings/booking-mails.ts'
import { createBranch, openBusiness, publishOffer } from '#tests/helpers/bookings/open-business.ts'
import { readBooking } from '#tests/helpers/bookings/operations.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { ReceivedMail } from '#tests/servers/mail-server.ts'
import { ensureManageKey, findKeys } from './manage-link.ts'
import { queueMails } from './queue-mails.ts'

resetBeforeEach()

const [day, nextDay] = [daysFromNow(9), daysFromNow(10)]

it('names in the confirmation the promised day or the text of the booking page, and the payment', async () => {
  const booked = { delivery: 'Back on Thursday.', payment: 'You pay by UPI.' }
  await payload.updateGlobal({
    slug: 'booking-page',
    data: { ...bookingPage, booked, _status: 'published' },
    overrideAccess: true,
  })
  const lastStep = async () => {
    const { reference } = await book()
    await work()
    const subject = `Booking Confirmation #${reference}`
    const { text } = server.received.find((mail) => mail.subject === subject)!
    expect(text).toMatch(/^You pay by UPI\.$/m)
    return /3\. .*/.exec(text!)?.[0]
  }
  expect(await lastStep()).toMatch(/^3\. By .*, evening: We’ll bring your clothes back\.$/)
  const bookingPolicy = { workingDays: { dryCleaning: null, laundry: null, shoes: null } }
  const data = { ...openBusiness, bookingPolicy }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  expect(await lastStep()).toBe('3. Once clean: Back on Thursday.')
})

it('promises only a call to an address outside the service area', async () => {
  await createBranch(payload, 'Juhu', { pincodes: '400049' })
  const textFor = async (address: string, as: Record<string, unknown> = {}) => {
    server.received.length = 0
    const { id } = await book({ address })
    await payload.db.updateOne({ collection: 'bookings', id, data: as })
    await work()
    return server.received.find(({ recipients }) => recipients.includes('asha@example.com'))!.text
  }
  const pune = 'Koregaon Park, Pune 411001'
  const outside = await textFor(pune)
  expect(outside).toMatch(/We’ll call you on [\d ]+ to see whether we can come to 411001\./)
  expect(outside).toContain('If we can come, we’ll collect from Koregaon Park')
  expect(outside).not.toMatch(/We’ll bring your clothes back|Back by/)
  const promise = /: We’ll collect from /
  expect(outside).not.toMatch(promise)
  expect(await textFor('Juhu Tara Road, Mumbai 400049')).toMatch(promise)
  // Staff have asked the caller.
  expect(await textFor(pune, { source: 'phone' })).toMatch(promise)
  // Staff have decided.
  expect(await textFor(pune, { status: 'confirmed' })).toContain('Back by')
})

it('neither reminds of a pickup outside the service area nor names its return in the calendar', async () => {
  await createBranch(payload, 'Juhu', { pincodes: '400049' })
  const remind = async (status: BookingStatus) => {
    server.received.length = 0
    const { id } = await book({ address: 'Pune 411001', date: daysFromNow(1) })
    const mail = { kind: 'booking-reminder' as const, to: ['asha@example.com'], booking: id }
    await queueMails({ payload }, [{ ...mail, subject: 'Pickup Tomorrow' }])
    await payload.db.updateOne({ collection: 'bookings', id, data: { status } })
    await work()
    return server.received.filter(({ recipients }) => recipients.includes('asha@example.com'))
  }
  const mails = await remind('pending')
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Booking Confirmation/),
  ])
  const calendars = (of: ReceivedMail[]) =>
    of.flatMap(({ attachments }) =>
      attachments.map(({ content }) =>
        new TextDecoder().decode(content as Uint8Array).replaceAll('\n\t', ''),
      ),
    )
  expect(calendars(mails).join('')).not.toContain('Back by')
  const confirmed = await remind('confirmed')
  expect(confirmed).toHaveLength(2)
  expect(calendars(confirmed).join('')).toContain('Back by')
})

describe('mails about a change', () => {
  it.each([
    [['confirmed'], 'Pickup Confirmed'],
    [['confirmed', 'completed'], 'Order Delivered'],
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
      `Previous pickup: ${formatLongDate(day)}, 9AM-11AM\nPickup date: ${formatLongDate(nextDay)}`,
    )
  })

  it('sends one mail for a new status and time', async () => {
    const { id, reference } = await bookAndClearMails({ date: day, time: '9AM-11AM' })
    await change(id, { status: 'confirmed', time: '3PM-5PM' })
    await work()
    expect(subjects()).toEqual([`Pickup Confirmed #${reference}`])
    expect(server.received[0]!.text).toContain(`Previous pickup: ${formatLongDate(day)}, 9AM-11AM`)
    expect(server.received[0]!.text).toContain('Pickup time: 3PM-5PM')
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
      lastError: staffWords.mail.noLongerNeeded,
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

const storedHash = async (id: string) =>
  (await findKeys(getPostgres(payload).drizzle, [id]))[0]!.manageKeyHash

function keysOf(bookingId: string) {
  const key = createManageKey(payload.secret, bookingId)
  return { key, mailedKey: createMailedKey(payload.secret, key, 'asha@example.com') }
}

describe('manage link', () => {
  it('puts the key into the mail and not into the outbox', async () => {
    const { id } = await book()
    await work()
    const { key, mailedKey } = keysOf(id)
    const toCustomer = server.received.find(({ to }) => to![0]!.address === 'asha@example.com')!
    expect(toCustomer.html).toContain(`/booking/manage/${mailedKey}"`)
    expect(toCustomer.text).toMatch(
      new RegExp(`View, reschedule or cancel http\\S+/booking/manage/${mailedKey}\n`),
    )
    expect(JSON.stringify(await outbox())).toContain('/booking/manage/{key}')
    expect(JSON.stringify(await outbox())).not.toContain(key)
  })

  it('opens the booking after the server secret has changed', async () => {
    const { id, email, updatedAt } = await book()
    const { drizzle } = getPostgres(payload)
    await drizzle.execute(sql`UPDATE bookings SET manage_key_hash = 'of another secret'`)
    await work()
    const stored = await readBooking(payload, id)
    const key = createManageKey(payload.secret, id, email!)
    expect(await storedHash(id)).toBe(hashManageKey(key))
    expect(stored.updatedAt > updatedAt).toBe(true)
    await change(id, { status: 'cancelled' })
    await work()
    expect(server.received.at(-1)!.html).not.toContain('/booking/manage/')
  })

  it('does not update a booking whose key is current', async () => {
    const { id, updatedAt } = await book()
    await work()
    const stored = await readBooking(payload, id)
    expect(stored.updatedAt).toBe(updatedAt)
  })
})

describe('a corrected email', () => {
  const [wrong, right] = ['wrong@example.com', 'right@example.com']
  const keyIn = ({ text }: ReceivedMail) => /\/booking\/manage\/([\w-]{43})/.exec(text!)?.[1]
  const opens = async (key: string | undefined) =>
    Boolean(key && (await findByManageKey(key, new Date())).booking)
  const mailsTo = (address: string) =>
    server.received.filter(({ recipients }) => recipients.includes(address))
  const sendFirstMail = async () => {
    const { id, reference } = await book({ email: wrong })
    await work()
    const [first] = mailsTo(wrong) as [ReceivedMail]
    server.received.length = 0
    return { id, reference, first, firstKey: keyIn(first)! }
  }

  it('ends the link and the calendar entry of the wrong address', async () => {
    const { id, reference, first, firstKey } = await sendFirstMail()
    expect(await opens(firstKey)).toBe(true)
    await change(id, { email: right, address: 'Flat 12, Carter Road' })
    await work()
    expect(await opens(firstKey)).toBe(false)
    const [toRight] = mailsTo(right) as [ReceivedMail]
    expect(subjects()).toEqual([
      `Booking Confirmation #${reference}`,
      `Removed from your calendar #${reference}`,
    ])
    expect(toRight.subject).toContain('Booking Confirmation')
    expect(await opens(keyIn(toRight))).toBe(true)
    const [toWrong] = mailsTo(wrong) as [ReceivedMail]
    const [before, after] = [readCalendar(first)!, readCalendar(toWrong)!]
    expect(after).toMatchObject({
      ...{ method: 'CANCEL', UID: before.UID, DTSTART: before.DTSTART, STATUS: 'CANCELLED' },
      ATTENDEE: expect.stringContaining(`mailto:${wrong}`) as string,
    })
    expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE))
    expect(readCalendar(toRight)!.SEQUENCE).toBe(after.SEQUENCE)
    const calendar = new TextDecoder().decode(toWrong.attachments[0]!.content as Uint8Array)
    for (const part of [toWrong.text!, toWrong.html!, calendar]) {
      expect(part).not.toMatch(/Asha|98765|Flat|Sea Breeze|manage|right@/)
    }
  })

  it('drops the mails that are queued to the wrong address', async () => {
    const { id } = await book({ email: wrong })
    const req = { payload } as Parameters<typeof queueMails>[0]
    await queueMails(req, [
      { kind: 'booking-reminder', to: [wrong], subject: 'Reminder', booking: id },
      { kind: 'manage-link', to: [wrong], subject: 'Link', booking: id },
    ])
    await change(id, { email: right })
    await work()
    expect(mailsTo(wrong)).toEqual([])
    expect(mailsTo(right)).toHaveLength(1)
    const toWrong = (await outbox()).filter(({ to }) => to === wrong)
    expect(toWrong.map(({ status }) => status)).toEqual(['dropped', 'dropped', 'dropped'])
  })

  it('does not send the new key to the wrong address during a correction', async () => {
    const { id, firstKey } = await sendFirstMail()
    const [before] = await findKeys(getPostgres(payload).drizzle, [id])
    await change(id, { email: right })
    expect(await ensureManageKey(payload, before!)).toBe(firstKey)
    expect(await opens(firstKey)).toBe(false)
    await work()
    expect(await opens(keyIn(mailsTo(right)[0]!))).toBe(true)
  })

  it('does not name the new day in the calendar of the wrong address', async () => {
    const { id, first } = await sendFirstMail()
    await change(id, { email: right, date: daysFromNow(5) })
    await work()
    expect(readCalendar(mailsTo(wrong)[0]!)!.DTSTART).toBe(readCalendar(first)!.DTSTART)
    expect(readCalendar(mailsTo(right)[0]!)!.DTSTART).not.toBe(readCalendar(first)!.DTSTART)
  })

  it('ends the link if the email is removed', async () => {
    const { id, firstKey } = await sendFirstMail()
    await change(id, { email: null })
    await work()
    expect(await opens(firstKey)).toBe(false)
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[wrong]])
    await change(id, { email: right })
    const hash = hashManageKey(createManageKey(payload.secret, id, right))
    expect(await storedHash(id)).toBe(hash)
  })

  it('keeps the calendar entry of an address that is wrong only for a moment', async () => {
    const { id } = await sendFirstMail()
    await change(id, { email: right })
    await change(id, { email: wrong })
    await work()
    expect(mailsTo(wrong).map((mail) => readCalendar(mail)!.method)).toEqual(['REQUEST'])
    expect(mailsTo(right)).toEqual([])
  })

  it('keeps the link of a customer without email who gives one', async () => {
    const { id } = await bookAndClearMails({ email: undefined })
    const key = createManageKey(payload.secret, id)
    await change(id, { email: right })
    await work()
    expect(await opens(key)).toBe(true)
    expect(server.received).toHaveLength(1)
    expect(keyIn(mailsTo(right)[0]!)).toBe(key)
  })

  it('is not one that differs in case', async () => {
    const { id, firstKey } = await sendFirstMail()
    await change(id, { email: 'Wrong@Example.com' })
    await work()
    expect(server.received).toEqual([])
    expect(await opens(firstKey)).toBe(true)
  })

  it('opens the booking to each further address only', async () => {
    const { id, firstKey } = await sendFirstMail()
    const keys = [firstKey]
    for (const email of [right, 'third@example.com', wrong]) {
      server.received.length = 0
      await change(id, { email })
      await work()
      keys.push(keyIn(mailsTo(email).find(({ subject }) => !subject!.startsWith('Removed'))!)!)
    }
    expect(await Promise.all(keys.map(opens))).toEqual([false, false, false, true])
  })

  it.each([
    [{ status: 'confirmed' }, 'Pickup Confirmed'],
    [{ status: 'confirmed', pickedUpAt: '2026-11-25T06:00:00.000Z' }, 'Your link to booking'],
    [
      {
        status: 'confirmed',
        pickedUpAt: '2026-11-25T06:00:00.000Z',
        readyAt: '2026-11-26T06:00:00.000Z',
      },
      'Ready',
    ],
    [{ status: 'cancelled' }, null],
  ] as const)('sends the mail that is true for %j: %s', async (state, subject) => {
    const { id, reference } = await sendFirstMail()
    await payload.db.updateOne({ collection: 'bookings', id, data: state })
    await change(id, { email: right })
    await work()
    expect(mailsTo(right).map((mail) => mail.subject)).toEqual(
      subject ? [`${subject} #${reference}`] : [],
    )
  })
})

it('links a completed order to a new booking, in HTML and plain text', async () => {
  const { id } = await bookAndClearMails()
  await change(id, { status: 'confirmed' })
  await work()
  server.received.length = 0
  await change(id, { status: 'completed' })
  await work()
  const { mailedKey } = keysOf(id)
  const [{ html, text }] = server.received as [ReceivedMail]
  expect(html).toContain(`/booking?step=2&amp;again=${mailedKey}"`)
  expect(text).toContain(`/booking?step=2&again=${mailedKey}`)
})

it('names the offer in the notice and in the confirmation of a first order', async () => {
  await publishOffer(payload)
  await book()
  await book()
  await work()
  const notices = server.received.filter(({ subject }) => subject!.startsWith('New Booking'))
  const promised = 'First order: offer applies (10% off your first order)'
  expect(notices.filter(({ text }) => text!.includes(promised))).toHaveLength(1)
  expect(notices.filter(({ text }) => text!.includes('First order'))).toHaveLength(1)
  const toCustomer = server.received.filter(({ subject }) => subject!.startsWith('Booking Conf'))
  expect(toCustomer).toHaveLength(2)
  expect(toCustomer.filter(({ text }) => /^10% off your first order$/m.test(text!))).toHaveLength(1)
})

it('prevents links in the texts of customers', async () => {
  const { id } = await bookAndClearMails({ address: 'Flat 3, see https://evil.example' })
  const name = 'Win at www.evil.example'
  await payload.db.updateOne({ collection: 'bookings', id, data: { name } })
  await change(id, { status: 'confirmed' })
  await work()
  const [mail] = server.received
  const calendar = mail!.attachments.map(({ content }) =>
    new TextDecoder().decode(content as Uint8Array).replaceAll('\n\t', ''),
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
  expect(subjects()).toEqual(kinds.map((kind) => customerMailSubject(kind, reference, english)))
  for (const { text } of server.received) expect(text).toContain('/booking/manage/')
})
