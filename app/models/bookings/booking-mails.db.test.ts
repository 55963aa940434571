import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as mailWords from '#business/words/staff/mails.ts'
import type { User } from '#payload-types.ts'
import {
  createBooking,
  readOutbox,
  resetBusiness,
  sendAllMails,
} from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { listMailsByBooking, resendMail } from './booking-mails.server.ts'

const payload = await testPayload()
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
        lastError: expect.stringContaining('no such mailbox') as string,
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

describe('resendMail', () => {
  it('sends a new mail of the same kind to the current address of the booking', async () => {
    const { id, reference } = await createBooking(payload, { email: 'asha@exampel.com' })
    await sendAllMails(payload)
    await payload.update({
      collection: 'bookings',
      id,
      data: { email: 'asha@example.com' },
      user: staff,
      overrideAccess: false,
    })
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
    await payload.update({
      collection: 'bookings',
      id,
      data: { status: 'cancelled' },
      user: staff,
      overrideAccess: false,
    })
    const { id: mail } = await confirmationOf(id)
    expect(await resendMail({ user: staff, id: mail, now: new Date() })).toEqual({
      ok: false,
      reason: mailWords.mail.notResendable,
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
