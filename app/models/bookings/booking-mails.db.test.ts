import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { book, openShop, outbox, work } from '#tests/setup/outbox.ts'
import type { MailServer } from '#tests/systems/mail-server.ts'
import { mailsOfBookings, resendMail } from './booking-mails.server.ts'

const payload = await testPayload()
let server: MailServer
let staff: User

beforeEach(async () => {
  server = await openShop(payload)
  staff = await userWithRole(payload, 'staff')
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  await server.stop()
  vi.restoreAllMocks()
})

async function confirmationOf(bookingId: string) {
  const emails = await outbox(payload)
  return emails.find(
    ({ kind, booking }) => kind === 'booking-confirmation' && booking === bookingId,
  )!
}

describe('emails of bookings', () => {
  it('returns the delivery status of each mail by booking, without its content', async () => {
    const first = await book(payload)
    server.refuse('asha@example.com')
    await work(payload)
    const second = await book(payload, { email: undefined })
    const mails = await mailsOfBookings([first.id, second.id], staff)
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
    const { id } = await book(payload)
    const editor = await userWithRole(payload, 'editor')
    await expect(mailsOfBookings([id], editor)).rejects.toMatchObject({ status: 403 })
  })
})

describe('resendMail', () => {
  it('sends a new mail of the same kind to the current address of the booking', async () => {
    const { id, reference } = await book(payload, { email: 'asha@exampel.com' })
    await work(payload)
    server.received.length = 0
    await payload.update({
      collection: 'bookings',
      id,
      data: { email: 'asha@example.com' },
      user: staff,
      overrideAccess: false,
    })
    const before = await confirmationOf(id)
    const outcome = await resendMail({ user: staff, id: before.id, now: new Date() })
    await work(payload)
    expect(outcome).toEqual({ ok: true, sentTo: 'asha@example.com' })
    const subject = `Booking Confirmation #${reference}`
    expect(server.received).toMatchObject([{ subject, recipients: ['asha@example.com'] }])
    expect(server.received[0]!.messageId).not.toContain(before.messageId)
    expect(server.received[0]!.text).toContain('/booking/manage/')
  })

  it('refuses a mail that is outdated', async () => {
    const { id } = await book(payload)
    await work(payload)
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
      reason: staffMessages.mail.notResendable,
      httpStatus: 409,
    })
  })

  it('refuses a mail that is still queued or does not exist', async () => {
    const { id } = await book(payload)
    const { id: waiting } = await confirmationOf(id)
    const resend = (mail: string) => resendMail({ user: staff, id: mail, now: new Date() })
    expect(await resend(waiting)).toMatchObject({ ok: false, httpStatus: 409 })
    expect(await resend(randomUUID())).toMatchObject({ ok: false, httpStatus: 404 })
  })

  it('finds no mail for an editor', async () => {
    const { id } = await book(payload)
    await work(payload)
    const { id: mail } = await confirmationOf(id)
    const editor = await userWithRole(payload, 'editor')
    expect(await resendMail({ user: editor, id: mail, now: new Date() })).toMatchObject({
      ok: false,
      httpStatus: 404,
    })
    expect(await outbox(payload)).toHaveLength(2)
  })
})
