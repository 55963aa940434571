import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeStatus, countBookings } from '#app/models/bookings/bookings.server.ts'
import { erase, exportCustomer, summarizeCustomer } from '#app/models/customers.server.ts'
import type { Booking, User } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { customer, customerOf, otherCustomer, theirMessage, traces } from '#tests/setup/customer.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import { openShop, sendDueMails } from '#tests/setup/outbox.ts'
import type { MailServer } from '#tests/systems/mail-server.ts'

const payload = await testPayload()
const overrideAccess = true
let server: MailServer
let admin: User
let staff: User
let editor: User

beforeEach(async () => {
  server = await openShop(payload)
  admin = await userWithRole(payload, 'admin')
  staff = await userWithRole(payload, 'staff')
  editor = await userWithRole(payload, 'editor')
})

afterEach(() => server.stop())

const { book, bookedFor, stored, write, sendMails, placesOf, countOf } = customerOf(payload)
const setStatus = (booking: Booking, to: 'confirmed' | 'completed' | 'cancelled') =>
  changeStatus({ user: staff, id: booking.id, seen: booking, to })

describe('exportCustomer', () => {
  it('contains all data of the phone and none of another phone', async () => {
    const booking = await bookedFor(daysFromNow(1))
    await setStatus(booking, 'confirmed')
    await bookedFor(daysFromNow(2), { items: undefined, email: undefined })
    await book(otherCustomer)
    await write()
    await write({ phone: '022 9811122233' })
    await write({ phone: '98111' })
    await write({ phone: undefined })
    await sendMails()

    const file = await exportCustomer(admin, customer.phone)
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
      events: [
        { type: 'booked', to: 'pending', actor: 'Customer', channel: 'site' },
        { type: 'status-changed', to: 'confirmed', actor: 'Staff', channel: 'dashboard' },
      ],
    })
    expect(file.bookings[1]).toMatchObject({ items: null, email: null, firstOrder: false })
    expect(file.messages).toHaveLength(2)
    expect(file.messages[0]).toMatchObject(theirMessage)
    const toCustomer = file.mails.filter(({ to }) => to === customer.email)
    expect(toCustomer[0]!.subject).toContain(booking.reference)
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
    expect(JSON.stringify(file)).not.toContain(otherCustomer.email)
    expect(await summarizeCustomer(admin, customer.phone)).toMatchObject({
      bookings: { count: 2 },
      messages: { count: 2 },
      mails: { count: totalDocs },
      leftOpen: 0,
    })
  })

  it('is empty for an unknown phone', async () => {
    await book()
    expect(await exportCustomer(admin, '9000000000')).toMatchObject({
      bookings: [],
      messages: [],
      mails: [],
    })
  })
})

describe('erase', () => {
  it('keeps the booking counts, and records who erased the details and when', async () => {
    const before = await bookedFor(daysFromNow(-2))
    await setStatus(before, 'confirmed')
    await book(otherCustomer)
    await write({ phone: otherCustomer.phone })
    const [counts, bookings, mailsOfOther] = [
      await countBookings(admin),
      await countOf('bookings'),
      (await exportCustomer(admin, otherCustomer.phone)).mails.length,
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
    expect(await eventsOfBooking(payload, before.id)).toMatchObject([
      { type: 'booked', actor: 'Customer' },
      { type: 'status-changed', to: 'confirmed', actor: staff.email },
      { type: 'erased', actor: admin.email, channel: 'dashboard' },
    ])
    const untouched = await exportCustomer(admin, otherCustomer.phone)
    expect(untouched).toMatchObject({ bookings: [{ name: otherCustomer.name }], messages: [{}] })
    expect(untouched.mails).toHaveLength(mailsOfOther)
  })

  it.each(['pending', 'confirmed'] as const)(
    'refuses and changes nothing while a %s pickup is upcoming',
    async (status) => {
      const past = await bookedFor(daysFromNow(-1))
      const today = await bookedFor(daysFromNow(0))
      if (status === 'confirmed') await setStatus(today, 'confirmed')
      await write()
      const before = await exportCustomer(admin, customer.phone, new Date(0))
      expect(await erase(admin, customer.phone)).toEqual({
        ok: false,
        reason: expect.stringMatching(/Cancel it first\.$/) as string,
      })
      expect(await exportCustomer(admin, customer.phone, new Date(0))).toEqual(before)
      expect((await stored(past.id)).erasedAt).toBeNull()

      await setStatus(await stored(today.id), 'cancelled')
      expect(await erase(admin, customer.phone)).toHaveProperty('erased')
    },
  )

  it('is only for admins, like the summary and the export', async () => {
    await bookedFor(daysFromNow(-1))
    await write()
    for (const person of [staff, editor, null as unknown as User]) {
      await expect(summarizeCustomer(person, customer.phone)).rejects.toMatchObject({ status: 403 })
      await expect(exportCustomer(person, customer.phone)).rejects.toMatchObject({ status: 403 })
      await expect(erase(person, customer.phone)).rejects.toMatchObject({ status: 403 })
    }
    expect(await exportCustomer(admin, customer.phone)).toMatchObject({
      bookings: [{}],
      messages: [{}],
    })
  })

  it('erases once when three calls run together', async () => {
    const { id } = await bookedFor(daysFromNow(-1))
    const outcomes = await Promise.all([
      erase(admin, customer.phone),
      erase(admin, customer.phone),
      erase(admin, customer.phone),
    ])
    expect(outcomes.filter((outcome) => outcome.ok && outcome.erased.bookings === 1)).toHaveLength(
      1,
    )
    expect(await eventsOfBooking(payload, id)).toHaveLength(2)
  })

  it('leaves no details when staff save the booking at the same time', async () => {
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

  it('rejects writing the details back, but allows status changes', async () => {
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

  it('leaves no mails when the worker is sending them', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    await bookedFor(daysFromNow(-1))
    const send = payload.sendEmail
    let markSending = () => {}
    const sending = new Promise<void>((resolve) => (markSending = resolve))
    let resumeSending = () => {}
    const erased = new Promise<void>((resolve) => (resumeSending = resolve))
    payload.sendEmail = async (mail) => {
      markSending()
      await erased
      return send(mail)
    }
    const workerRun = sendDueMails(payload)
    await sending
    await erase(admin, customer.phone)
    resumeSending()
    await workerRun
    expect(await placesOf(traces)).toEqual([])
    await sendMails()
    expect(await countOf('emails')).toBe(0)
    vi.restoreAllMocks()
  })
})
