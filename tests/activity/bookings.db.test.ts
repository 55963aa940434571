import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import { requestBooking } from '#app/models/bookings/booking-requests.server.ts'
import {
  addNote,
  changeStatus,
  correctBooking,
  markStep,
} from '#app/models/bookings/bookings.server.ts'
import {
  cancelAsCustomer,
  rescheduleAsCustomer,
} from '#app/models/bookings/managed-bookings.server.ts'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { pickEditable } from '#business/bookings/merge-correction.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { remindCustomers } from '#cms/worker/remind-customers.ts'
import { eraseOldRecords } from '#collections/customers/erase-old-records.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { createSample } from '#tests/access/samples.ts'
import { customer, customerActions } from '#tests/helpers/bookings/customer.ts'
import { createBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { readOutbox, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { countQueries } from '#tests/helpers/database/count-queries.ts'
import { bookingRequest } from '#tests/helpers/database/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/helpers/days.ts'
import {
  admin,
  drizzle,
  findBooking,
  findEntries,
  findLoggedEvents,
  payload,
  people,
  readLogTexts,
  resetBeforeEach,
  staff,
  toExpected,
} from './activity-log.ts'

resetBeforeEach()

describe('activity log of bookings', () => {
  it('records status changes from the dashboard and REST', async () => {
    const [first, second] = [await createBooking(payload), await createBooking(payload)]
    const { id, reference } = first
    await changeStatus({ user: staff, id, expected: toExpected(first), to: 'confirmed' })
    await people.admin.clients.REST.update('bookings', second.id, { status: 'cancelled' })
    const change = { type: 'status-changed', from: 'pending' }
    expect(await findLoggedEvents()).toMatchObject([
      { ...change, actor: staff.email, channel: 'dashboard', booking: id, to: 'confirmed' },
      { ...change, actor: admin.email, channel: 'cms', booking: second.id, to: 'cancelled' },
    ])
    expect(await readLogTexts()).toEqual([
      `cancelled booking ${second.reference}`,
      `confirmed booking ${reference}`,
    ])
  })

  it('records the name of the account if it has one', async () => {
    const booking = await createBooking(payload)
    const user = { ...staff, name: 'Farida' }
    await changeStatus({ user, id: booking.id, expected: toExpected(booking), to: 'confirmed' })
    expect(await findLoggedEvents()).toMatchObject([{ actor: 'Farida' }])
  })

  it('records a reschedule with both pickups, and a correction without its new values', async () => {
    const booking = await createBooking(payload)
    const { id, reference } = booking
    const date = openDayFromNow(5)
    const moved = await correctBooking({
      user: staff,
      id,
      seen: pickEditable(booking),
      typed: { date, time: '3PM-5PM' },
    })
    expect(moved).toMatchObject({ ok: true, changes: { date, time: '3PM-5PM' } })
    const seen = pickEditable(await findBooking(id))
    const typed = { name: 'Zubeida Mirzapore', phone: '9811122233' }
    await correctBooking({ user: staff, id, seen, typed })
    expect(await findLoggedEvents()).toMatchObject([
      { type: 'rescheduled', from: serializePickup(booking), to: `${date}, 3PM-5PM`, booking: id },
      { type: 'corrected', text: 'name, phone', booking: id },
    ])
    expect(JSON.stringify(await findLoggedEvents())).not.toMatch(/Zubeida|98111/)
    expect((await readLogTexts())[0]).toBe(`corrected name and phone of booking ${reference}`)
  })

  it('records a note, a collected pickup once, and its undo', async () => {
    const { id, reference } = await createBooking(payload)
    await setFields(payload, id, { status: 'confirmed' })
    await addNote({ user: staff, id, note: 'Careful with the paithani' })
    const pickedUpAt = new Date().toISOString()
    await markStep({ user: staff, id, step: 'picked-up', at: pickedUpAt })
    // A phone may send the tick again after it was offline.
    await markStep({ user: staff, id, step: 'picked-up', at: new Date().toISOString() })
    await markStep({ user: staff, id, step: 'picked-up', at: null })
    expect(await readLogTexts()).toEqual([
      `marked booking ${reference} as not picked up`,
      `marked booking ${reference} as picked up`,
      `added a note to booking ${reference}`,
    ])
  })

  it('records changes that the customer makes through the manage link', async () => {
    const booking = await createBooking(payload, { date: openDayFromNow(3) })
    const key = createManageKey(payload.secret, booking.id)
    const to = { date: openDayFromNow(5), time: '1PM-3PM' } as const
    const moved = await rescheduleAsCustomer(key, to, toExpected(booking), defaultLanguage)
    expect(moved).toEqual({ ok: true })
    const cancelled = await cancelAsCustomer(key, { status: 'pending', ...to }, defaultLanguage)
    expect(cancelled).toEqual({ ok: true })
    const byCustomer = { actor: 'Customer', channel: 'manage-link', booking: booking.id }
    expect(await findLoggedEvents()).toMatchObject([
      { ...byCustomer, type: 'rescheduled' },
      { ...byCustomer, type: 'status-changed', to: 'cancelled' },
    ])
  })

  it('records a booking for a caller, and books for a visitor in one query without an entry', async () => {
    const createRequest = () =>
      bookingRequest({ date: openDayFromNow(3), requestKey: randomUUID() }) as BookingRequest
    await requestBooking(createRequest(), { language: 'en' })
    const queryCount = await countQueries(() => requestBooking(createRequest(), { language: 'en' }))
    expect(queryCount).toBe(1)
    expect(await readLogTexts()).toEqual([])
    const outcome = await requestBooking(createRequest(), { language: 'en', user: staff })
    const { reference } = (outcome as { receipt: { reference: string } }).receipt
    expect(await findLoggedEvents()).toMatchObject([
      { type: 'booked', actor: staff.email, channel: 'dashboard' },
    ])
    expect(await readLogTexts()).toEqual([`created booking ${reference} for a caller`])
  })

  it('records a resent and a deleted mail without the address', async () => {
    const { reference } = await createBooking(payload)
    await sendAllMails(payload)
    const mail = (await readOutbox(payload)).find(({ kind }) => kind === 'booking-confirmation')!
    await resendMail({ user: staff, id: mail.id, now: new Date() })
    await people.admin.clients.REST.delete('emails', mail.id)
    expect(await readLogTexts()).toEqual([
      `deleted an email about booking ${reference}`,
      `resent “Booking Confirmation” for booking ${reference}`,
    ])
    expect(JSON.stringify(await findEntries())).not.toContain('asha@')
  })

  it('records each deleted booking, one at a time or in bulk', async () => {
    const [one, two, three] = [
      await createBooking(payload),
      await createBooking(payload),
      await createBooking(payload),
    ]
    await people.admin.clients.REST.delete('bookings', one.id)
    await people.admin.clients.REST.deleteWhere('bookings', { id: { in: `${two.id},${three.id}` } })
    const ids = [one, two, three].map(({ id }) => id)
    expect((await findLoggedEvents()).map(({ booking }) => booking).toSorted()).toEqual(
      ids.toSorted(),
    )
    expect((await readLogTexts())[0]).toMatch(/^deleted booking [0-9A-F]{8}$/)
  })

  it('records an erasure, and one entry for all bookings past the retention period', async () => {
    const { bookOnDate, sendMessage, findTablesContaining } = customerActions(payload)
    const { id, reference } = await bookOnDate(daysFromNow(-2))
    const { id: message } = await sendMessage()
    await eraseCustomerData(admin, customer.phone)
    const erased = { actor: admin.email, channel: 'dashboard', type: 'erased', booking: id }
    expect(await findLoggedEvents()).toMatchObject([erased])
    const deleted = { actor: admin.email, channel: 'dashboard', type: 'message-deleted', message }
    expect(await findEntries()).toMatchObject([deleted])
    expect(await readLogTexts()).toContain(`erased the personal details of booking ${reference}`)
    expect(await findTablesContaining(Object.values(customer))).toEqual([])

    await bookOnDate('2001-01-01')
    await bookOnDate('2001-01-02')
    await eraseOldRecords(payload, new Date())
    expect((await findEntries()).at(-1)).toMatchObject({
      ...{ type: 'details-removed', actor: 'Retention period', reference: null },
      what: 'bookings: 2',
    })
    expect((await readLogTexts())[0]).toBe('erased personal details (bookings: 2)')
    await eraseOldRecords(payload, new Date())
    expect(await readLogTexts()).toHaveLength(3)
  })
})

describe('activity log of failed and simultaneous changes', () => {
  it('records nothing when a change is refused or rolled back', async () => {
    const booking = await createBooking(payload)
    const { id } = booking
    const change = () =>
      changeStatus({ user: staff, id, expected: toExpected(booking), to: 'confirmed' })
    // The mail about the change cannot be stored.
    await drizzle.execute(sql`ALTER TABLE emails RENAME COLUMN subject TO away`)
    try {
      await expect(change()).rejects.toThrow(/INSERT INTO emails/)
    } finally {
      await drizzle.execute(sql`ALTER TABLE emails RENAME COLUMN away TO subject`)
    }
    expect(await readLogTexts()).toEqual([])
    expect(await findBooking(id)).toMatchObject({ status: 'pending' })

    const editor = people.editor.user!
    await changeStatus({ user: editor, id, expected: toExpected(booking), to: 'confirmed' }).catch(
      () => {},
    )
    const completed = { user: staff, id, expected: toExpected(booking), to: 'completed' } as const
    expect(await changeStatus(completed)).toMatchObject({ ok: false })
    expect(await readLogTexts()).toEqual([])
  })

  it('records one of two simultaneous changes to a booking', async () => {
    const booking = await createBooking(payload)
    const { id } = booking
    const expected = toExpected(booking)
    const outcomes = await Promise.all([
      changeStatus({ user: staff, id, expected, to: 'confirmed' }),
      changeStatus({ user: admin, id, expected, to: 'cancelled' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readLogTexts()).toHaveLength(1)
  })

  it('records simultaneous changes to two bookings', async () => {
    const bookings = [await createBooking(payload), await createBooking(payload)]
    await Promise.all(
      bookings.map((booking) =>
        changeStatus({
          user: staff,
          id: booking.id,
          expected: toExpected(booking),
          to: 'confirmed',
        }),
      ),
    )
    expect(await readLogTexts()).toHaveLength(2)
  })

  it('records nothing for an empty update, a reminder or a visitor’s message', async () => {
    const { id } = await createBooking(payload)
    await people.staff.clients.REST.update('bookings', id, {})
    await remindCustomers(payload, new Date())
    await createSample(payload, 'contact-messages', staff)
    expect(await readLogTexts()).toEqual([])
  })
})
