import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'
import { retryMails, takeDueMails } from '#platform/mail/sending/mail-queue.ts'
import { createBooking, edit } from '#tests/helpers/bookings/operations.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { listMailsByBooking, resendMail } from './booking-mails.server.ts'
import { findByManageKey } from './managed-bookings.server.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
let server: MailServer
let staff: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  staff = await createUserWithRole(payload, 'staff')
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  await server.stop()
  vi.restoreAllMocks()
})

async function confirmationOf(bookingId: string) {
  const emails = await readOutbox(payload)
  return emails.find(
    ({ kind, booking }) => kind === 'booking-confirmation' && booking === bookingId,
  )!
}

describe('emails of bookings', () => {
  it('returns the delivery status of each mail by booking, without its content', async () => {
    const first = await createBooking(payload)
    server.rejectRecipient('asha@example.com')
    await sendAllMails(payload)
    const second = await createBooking(payload, { email: undefined })
    const mails = await listMailsByBooking([first.id, second.id], staff)
    expect(mails.get(second.id)).toMatchObject([{ kind: 'booking-notice', status: 'queued' }])
    expect(mails.get(first.id)).toHaveLength(2)
    expect(mails.get(first.id)).toContainEqual(
      expect.objectContaining({
        kind: 'booking-confirmation',
        to: 'asha@example.com',
        status: 'queued',
        lastError: staffWords.mail.refused('550 no such mailbox'),
      }),
    )
    expect(JSON.stringify([...mails])).not.toMatch(/<html|BEGIN:VCALENDAR/)
  })

  it('rejects an editor', async () => {
    const { id } = await createBooking(payload)
    const editor = await createUserWithRole(payload, 'editor')
    await expect(listMailsByBooking([id], editor)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the limit for an address that has opened no mail', () => {
  const bookMany = (count: number, changes: Record<string, unknown> = {}) =>
    Promise.all(Array.from({ length: count }, () => createBooking(payload, changes)))
  const received = (address: string) =>
    server.received.filter(({ recipients }) => recipients.includes(address)).length
  /** Ends the windows of an hour, or of a day. */
  const endWindows = (kind: 'mails per hour' | 'mails per day') =>
    drizzle.execute(sql`UPDATE rate_limits SET expire = 0 WHERE key LIKE ${`${kind} %`}`)

  it('sends six of sixty simultaneous mails, says so to staff, and never sends the rest', async () => {
    await bookMany(60)
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeDueMails(payload, 20)))
    await Promise.all(taken.flat().map(({ completion }) => completion))
    expect(received('asha@example.com')).toBe(6)
    expect(received('owner@saaf.example')).toBe(60)
    const emails = await readOutbox(payload)
    const dropped = emails.filter(({ status }) => status === 'dropped')
    expect(dropped.map(({ lastError }) => lastError).toSorted()).toEqual(
      Array.from({ length: 54 }, (_, index) =>
        staffWords.mail.tooManyUnopened({ hour: 6, day: 20 }, index + 1),
      ).toSorted(),
    )
    await endWindows('mails per hour')
    await sendAllMails(payload)
    await retryMails(payload)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(6)
  })

  it('counts all kinds and spellings of the address', async () => {
    const asStaff = { user: staff, overrideAccess: false } as const
    for (const email of ['asha@example.com', 'ASHA@example.com', 'asha+1@example.com']) {
      await createBooking(payload, { email })
    }
    const { id } = await createBooking(payload)
    await sendAllMails(payload)
    await edit(payload, id, { status: 'cancelled' }, { user: staff })
    const { id: message } = await payload.create({
      collection: 'contact-messages',
      data: { name: 'Asha', email: 'Asha@Example.com', subject: 'Curtains', message: 'Six?' },
      overrideAccess: true,
    })
    await payload.update({
      collection: 'contact-messages',
      id: message,
      data: {},
      context: { answer: { text: 'Yes.' } },
      ...asStaff,
    })
    await sendAllMails(payload)
    const booking = await createBooking(payload)
    const subject = 'Your link'
    await queueMails({ payload }, [
      { kind: 'manage-link', to: ['asha+2@example.com'], subject, booking: booking.id },
    ])
    await sendAllMails(payload)
    const toCustomer = server.received.filter(({ recipients }) => /^asha/i.test(recipients[0]!))
    const subjects = toCustomer.map(({ subject: line }) => line!.replace(/ #.*/, ''))
    expect(subjects.toSorted()).toEqual([
      'Booking Cancelled',
      ...new Array<string>(4).fill('Booking Confirmation'),
      'Re: Curtains',
    ])
    await createBooking(payload, { email: 'meera@example.com' })
    await sendAllMails(payload)
    expect(received('meera@example.com')).toBe(1)
  })

  it('sends twenty a day', async () => {
    for (let hour = 1; hour <= 4; hour += 1) {
      await bookMany(7)
      await sendAllMails(payload)
      await endWindows('mails per hour')
    }
    expect(received('asha@example.com')).toBe(20)
    await endWindows('mails per day')
    await bookMany(1)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(21)
  })

  it('ends when a mailed link is opened, not the link that every booker gets', async () => {
    const [booking] = await bookMany(6)
    await sendAllMails(payload)
    await findByManageKey(createManageKey(payload.secret, booking!.id), new Date())
    await bookMany(1)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(6)

    const { text } = server.received.find(({ recipients }) =>
      recipients.includes('asha@example.com'),
    )!
    const [, mailedKey = ''] = /\/booking\/manage\/([\w-]+)/.exec(text!)!
    const forged = mailedKey.slice(0, -1) + (mailedKey.endsWith('A') ? 'B' : 'A')
    expect((await findByManageKey(forged, new Date())).booking).toBeDefined()
    await bookMany(1)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(6)

    expect((await findByManageKey(mailedKey, new Date())).booking?.email).toBe('asha@example.com')
    await bookMany(7)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(13)
    await bookMany(7, { email: 'meera@example.com' })
    await sendAllMails(payload)
    expect(received('meera@example.com')).toBe(6)
  })

  it('does not hold for staff', async () => {
    await bookMany(8, { email: staff.email.toUpperCase() })
    await bookMany(8, { email: 'Owner@saaf.example' })
    await sendAllMails(payload)
    const statuses = (await readOutbox(payload)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['sent']))
  })

  it('does not hold for warnings to an address that an account has just left', async () => {
    const left = 'left@example.com'
    await bookMany(8, { email: left })
    await sendAllMails(payload)
    expect(received(left)).toBe(6)
    const kinds = ['wrong-codes', 'email-change', 'recipient-changed'] as const
    await queueMails(
      { payload },
      kinds.map((kind) => ({ kind, to: [left], subject: 'Warning', reason: 'new@example.com' })),
    )
    await sendAllMails(payload)
    expect(received(left)).toBe(9)
  })

  it('counts a mail once, however often the mail server refuses it', async () => {
    server.rejectAllWith('451 later')
    await bookMany(6)
    for (let attempt = 0; attempt < 3; attempt += 1) await sendAllMails(payload)
    server.rejectAllWith(null)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(6)
  })

  it('lets staff resend a mail that was not sent', async () => {
    const bookings = await bookMany(8)
    await sendAllMails(payload)
    const confirmations = await Promise.all(bookings.map(({ id }) => confirmationOf(id)))
    const unsent = confirmations.find(({ status }) => status === 'dropped')!
    await resendMail({ user: staff, id: unsent.id, now: new Date() })
    await bookMany(1)
    await sendAllMails(payload)
    expect(received('asha@example.com')).toBe(7)
  })
})

describe('resendMail', () => {
  it('sends a new mail of the same kind to the current address of the booking', async () => {
    const { id, reference } = await createBooking(payload, { email: 'asha@exampel.com' })
    await sendAllMails(payload)
    await edit(payload, id, { email: 'asha@example.com' }, { user: staff })
    await sendAllMails(payload)
    server.received.length = 0
    const before = await confirmationOf(id)
    const outcome = await resendMail({ user: staff, id: before.id, now: new Date() })
    await sendAllMails(payload)
    expect(outcome).toEqual({ ok: true, sentTo: 'asha@example.com' })
    const subject = `Booking Confirmation #${reference}`
    expect(server.received).toMatchObject([{ subject, recipients: ['asha@example.com'] }])
    expect(server.received[0]!.messageId).not.toContain(before.messageId)
    expect(server.received[0]!.text).toContain('/booking/manage/')
  })

  it('refuses a mail that is outdated', async () => {
    const { id } = await createBooking(payload)
    await sendAllMails(payload)
    await edit(payload, id, { status: 'cancelled' }, { user: staff })
    const { id: mail } = await confirmationOf(id)
    expect(await resendMail({ user: staff, id: mail, now: new Date() })).toEqual({
      ok: false,
      reason: staffWords.mail.notResendable,
      httpStatus: 409,
    })
  })

  it('refuses a mail that is still queued or does not exist', async () => {
    const { id } = await createBooking(payload)
    const { id: waiting } = await confirmationOf(id)
    const resend = (mail: string) => resendMail({ user: staff, id: mail, now: new Date() })
    expect(await resend(waiting)).toMatchObject({ ok: false, httpStatus: 409 })
    expect(await resend(randomUUID())).toMatchObject({ ok: false, httpStatus: 404 })
  })

  it('finds no mail for an editor', async () => {
    const { id } = await createBooking(payload)
    await sendAllMails(payload)
    const { id: mail } = await confirmationOf(id)
    const editor = await createUserWithRole(payload, 'editor')
    expect(await resendMail({ user: editor, id: mail, now: new Date() })).toMatchObject({
      ok: false,
      httpStatus: 404,
    })
    expect(await readOutbox(payload)).toHaveLength(2)
  })
})
