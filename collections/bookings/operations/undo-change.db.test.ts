import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { countChanges } from '#business/bookings/events.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findMailStuckSince, retryMails, takeDueMails } from '#platform/mail/sending/mail-queue.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import {
  createBooking,
  done,
  edit,
  readBooking,
  setFields,
} from '#tests/helpers/bookings/operations.ts'
import {
  readOutbox,
  resetBusiness,
  sendAllMails,
  sendDueMails,
} from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { addNote } from './add-note.ts'
import { changeStatus } from './change-status.ts'
import { undoChange } from './undo-change.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const pickup = { date: daysFromNow(3), time: '11AM-1PM' } as const
let server: MailServer
let meera: User
let farida: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  meera = await createUserWithRole(payload, 'staff')
  farida = await createUserWithRole(payload, 'staff')
  return () => server.stop()
})

const book = (changes: object = {}) => createBooking(payload, { ...pickup, ...changes })

const byDashboard = (user: User) => ({ payload, user, channel: 'dashboard' }) as const

function change({ id, status, date, time }: Booking, to: BookingStatus, user = meera) {
  return done(changeStatus(byDashboard(user), { id, to, expected: { status, date, time } }))
}

const undoOf = ({ id, updatedAt }: Booking, user = meera) =>
  done(undoChange(byDashboard(user), { id, updatedAt }))

const read = ({ id }: Booking) => readBooking(payload, id)

const refused = (message: string) => ({ status: 409, message })

async function mailsOf(kind: string) {
  return (await readOutbox(payload)).filter((mail) => mail.kind === kind)
}

async function shiftEvents(seconds: number) {
  await drizzle.execute(sql`
    UPDATE booking_events SET created_at = created_at - make_interval(secs => ${seconds})`)
}

async function limitToOnePlace() {
  const bookingPolicy = { ...openBusiness.bookingPolicy, capacityPerSlot: 1 }
  const data = { ...openBusiness, bookingPolicy }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
}

describe('undo', () => {
  it.each<[BookingStatus, BookingStatus]>([
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'completed'],
    ['confirmed', 'cancelled'],
  ])('restores %s after %s, with an event and without a mail', async (from, to) => {
    const booked = await book()
    const before = from === 'pending' ? booked : await change(booked, from)
    const undone = await undoOf(await change(before, to))
    expect(undone).toMatchObject({ status: from, completedAt: null })
    const events = await findBookingEvents(payload, booked.id)
    const by = { actor: meera.email, channel: 'dashboard' }
    expect(events.at(-1)).toMatchObject({ ...by, type: 'undone', from: to, to: from })
    const [mail] = await mailsOf(`booking-${to}`)
    expect(mail).toMatchObject({ status: 'dropped', attempts: 0 })
    expect(mail!.lastError).toBeTruthy()
    expect(await mailsOf('booking-confirmed')).toHaveLength(
      from === 'confirmed' || to === 'confirmed' ? 1 : 0,
    )
  })

  it('leaves no mail that a worker delivers later', async () => {
    await undoOf(await change(await book(), 'confirmed'))
    await sendAllMails(payload)
    const outbox = await readOutbox(payload)
    expect(outbox.map(({ kind, status }) => [kind, status])).toEqual([
      ['booking-notice', 'sent'],
      ['booking-confirmation', 'sent'],
      ['booking-confirmed', 'dropped'],
    ])
    expect(server.received).toHaveLength(2)
  })

  it('raises the SEQUENCE of the calendar', async () => {
    const confirmed = await change(await book(), 'confirmed')
    const sequences = [countChanges(await findBookingEvents(payload, confirmed.id))]
    const undone = await undoOf(confirmed)
    sequences.push(countChanges(await findBookingEvents(payload, confirmed.id)))
    await change(undone, 'confirmed')
    sequences.push(countChanges(await findBookingEvents(payload, confirmed.id)))
    expect(sequences).toEqual([1, 2, 3])
  })

  it('is refused from ten seconds after the change on', async () => {
    const confirmed = await change(await book(), 'confirmed')
    await shiftEvents(10)
    await expect(undoOf(confirmed)).rejects.toMatchObject(refused(staffWords.undo.tooLate(10)))
    await shiftEvents(-4)
    expect(await undoOf(confirmed)).toMatchObject({ status: 'pending' })
  })

  it('is refused to another person', async () => {
    const confirmed = await change(await book(), 'confirmed')
    const what = `confirmed booking ${confirmed.reference}`
    const message = staffWords.undo.changedSince(`${meera.email} has`, what)
    await expect(undoOf(confirmed, farida)).rejects.toMatchObject(refused(message))
  })

  it('is refused after a change by a colleague, and says who did what', async () => {
    const confirmed = await change(await book(), 'confirmed')
    const cancelled = await change(confirmed, 'cancelled', farida)
    const what = `cancelled booking ${confirmed.reference}`
    const message = staffWords.undo.changedSince(`${farida.email} has`, what)
    await expect(undoOf(confirmed)).rejects.toMatchObject(refused(message))
    await expect(undoOf(cancelled)).rejects.toMatchObject(refused(message))
    expect(await read(confirmed)).toMatchObject({ status: 'cancelled' })
  })

  it('is refused after another change by the same person', async () => {
    const confirmed = await change(await book(), 'confirmed')
    await done(addNote(byDashboard(meera), { id: confirmed.id, note: 'Ring twice' }))
    const message = staffWords.undo.changedSince(
      'You have',
      `added a note to booking ${confirmed.reference}`,
    )
    await expect(undoOf(confirmed)).rejects.toMatchObject(refused(message))
  })

  it('works once when two undo together', async () => {
    const confirmed = await change(await book(), 'confirmed')
    const results = await Promise.allSettled([undoOf(confirmed), undoOf(confirmed)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(undoOf(await read(confirmed))).rejects.toMatchObject(
      refused(staffWords.undo.alreadyUndone),
    )
  })

  it('is not offered to the CMS', async () => {
    const cancelled = await change(await book(), 'cancelled')
    const inCms = edit(payload, cancelled.id, { status: 'pending' }, { user: meera })
    await expect(inCms).rejects.toMatchObject(
      refused(staffWords.status.notAllowed('Cancelled', 'Pending')),
    )
  })
})

describe('undo of a cancellation', () => {
  beforeEach(limitToOnePlace)

  it('takes the place again', async () => {
    const cancelled = await change(await book(), 'cancelled')
    await undoOf(cancelled)
    await expect(book()).rejects.toThrow()
  })

  it('is refused if the place is gone, and keeps the mail', async () => {
    const cancelled = await change(await book(), 'cancelled')
    await book()
    await expect(undoOf(cancelled)).rejects.toMatchObject(refused(staffWords.undo.placeGone))
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled' })
    expect(await mailsOf('booking-cancelled')).toMatchObject([{ status: 'queued' }])
  })

  it('gives the place to one of two when a customer books at the same time', async () => {
    const cancelled = await change(await book(), 'cancelled')
    const results = await Promise.allSettled([undoOf(cancelled), book()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the mail about a change by staff', () => {
  const makeDue = () =>
    drizzle.execute(sql`UPDATE emails SET due_at = created_at WHERE kind = 'booking-confirmed'`)

  async function dueTime(kind: string): Promise<number> {
    const mail = (await mailsOf(kind)).find(({ status }) => status === 'queued')
    return Date.parse(mail!.dueAt!)
  }

  it('waits ten seconds for an undo; others are due immediately', async () => {
    const booked = await book()
    const before = Date.now()
    await change(booked, 'confirmed')
    const due = await dueTime('booking-confirmed')
    expect(due).toBeGreaterThanOrEqual(before + 10_000)
    expect(due).toBeLessThanOrEqual(Date.now() + 10_000)
    await edit(payload, booked.id, { status: 'cancelled' }, { channel: 'manage-link' })
    for (const kind of ['booking-confirmation', 'booking-cancelled', 'change-notice']) {
      expect(await dueTime(kind), kind).toBeLessThanOrEqual(Date.now())
    }
  })

  it('replaces the confirmation only once it cannot be undone', async () => {
    const confirmed = await change(await book(), 'confirmed')
    await sendDueMails(payload)
    await undoOf(confirmed)
    await sendAllMails(payload)
    expect(server.received.map(({ subject }) => subject)).toContain(
      `Booking Confirmation #${confirmed.reference}`,
    )
  })

  it('does not count as waiting or stuck before it is due', async () => {
    await drizzle.execute(sql`DELETE FROM emails`)
    await change(await book({ email: null }), 'confirmed')
    await drizzle.execute(sql`DELETE FROM emails WHERE kind = 'booking-notice'`)
    await change(await book(), 'confirmed')
    await drizzle.execute(sql`DELETE FROM emails WHERE kind <> 'booking-confirmed'`)
    expect(await findMailStuckSince(payload)).toBeNull()
    expect(await retryMails(payload)).toBe(0)
    await makeDue()
    expect(await findMailStuckSince(payload)).not.toBeNull()
  })

  it('cannot be undone once a worker has taken it', async () => {
    const confirmed = await change(await book(), 'confirmed')
    await makeDue()
    await Promise.all((await takeDueMails(payload, 10)).map(({ completion }) => completion))
    await expect(undoOf(confirmed)).rejects.toMatchObject(refused(staffWords.undo.mailSent))
    expect(await read(confirmed)).toMatchObject({ status: 'confirmed' })
    expect(await mailsOf('booking-confirmed')).toMatchObject([{ status: 'sent' }])
  })

  it('cannot be undone while a worker tries again', async () => {
    const confirmed = await change(await book(), 'confirmed')
    await drizzle.execute(sql`UPDATE emails SET attempts = 1`)
    await expect(undoOf(confirmed)).rejects.toMatchObject(refused(staffWords.undo.mailSent))
  })

  it('is either sent or dropped when worker and undo meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      const booked = await book({ email: `customer-${round}@example.com` })
      const confirmed = await change(booked, 'confirmed')
      await makeDue()
      const [[result], taken] = await Promise.all([
        Promise.allSettled([undoOf(confirmed)]),
        takeDueMails(payload, 10),
      ])
      await Promise.all(taken.map(({ completion }) => completion))
      const mail = (await mailsOf('booking-confirmed')).find(
        ({ booking }) => booking === confirmed.id,
      )
      expect([result.status, mail!.status]).toEqual(
        result.status === 'fulfilled' ? ['fulfilled', 'dropped'] : ['rejected', 'sent'],
      )
    }
  })

  it('is left out for a past pickup and on request', async () => {
    const { id: pastId } = await book()
    await change(await setFields(payload, pastId, { date: daysFromNow(-1) }), 'confirmed')
    const { id, status, date, time } = await book()
    const expected = { status, date, time }
    const quietly = { id, to: 'confirmed', expected, withoutMail: true } as const
    await done(changeStatus(byDashboard(meera), quietly))
    expect(await mailsOf('booking-confirmed')).toEqual([])
  })
})

describe('the reason for a cancellation', () => {
  const reason = 'No lift, see www.evil.example'

  async function cancelWithReason(mailReason: boolean) {
    const { id, status, date, time } = await book()
    const expected = { status, date, time }
    const cancellation = { id, to: 'cancelled', expected, reason, mailReason } as const
    await done(changeStatus(byDashboard(meera), cancellation))
    await drizzle.execute(
      sql`UPDATE emails SET due_at = created_at WHERE kind = 'booking-cancelled'`,
    )
    await Promise.all((await takeDueMails(payload, 10)).map(({ completion }) => completion))
    const events = await findBookingEvents(payload, id)
    expect(events.at(-1)).toMatchObject({ type: 'status-changed', to: 'cancelled', text: reason })
    return server.received.find(({ subject }) => subject?.startsWith('Booking Cancelled'))!
  }

  it('appears in the mail on request, without links', async () => {
    const { text, html } = await cancelWithReason(true)
    for (const part of [text, html]) {
      expect(part).toContain('Reason: No lift, see www\u2060.evil')
    }
  })

  it('stays internal otherwise', async () => {
    const { text, html } = await cancelWithReason(false)
    expect(`${text}${html}`).not.toContain('No lift')
    expect(await mailsOf('booking-cancelled')).toMatchObject([{ reason: null }])
  })
})
