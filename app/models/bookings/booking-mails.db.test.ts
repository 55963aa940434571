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

describe('the mails of bookings', () => {
  it('say what became of them, by booking', async () => {
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

  it('is closed to editors', async () => {
    const { id } = await book(payload)
    const editor = await userWithRole(payload, 'editor')
    await expect(mailsOfBookings([id], editor)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a mail that is sent once more', () => {
  it('is a new one of its kind, to the address that the booking has now', async () => {
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

  it('is refused where it no longer says what is so', async () => {
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

  it('is refused where it waits already, and where there is none', async () => {
    const { id } = await book(payload)
    const { id: waiting } = await confirmationOf(id)
    const again = (mail: string) => resendMail({ user: staff, id: mail, now: new Date() })
    expect(await again(waiting)).toMatchObject({ ok: false, httpStatus: 409 })
    expect(await again(randomUUID())).toMatchObject({ ok: false, httpStatus: 404 })
  })

  it('is there for booking staff only', async () => {
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
