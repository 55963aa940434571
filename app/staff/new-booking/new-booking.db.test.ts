import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeStatus, undoChange } from '#app/models/bookings/bookings.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { addDays } from '#business/pickups/local-time.ts'
import { forms } from '#business/words/en.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import {
  readOutbox,
  sendAllMails,
  sendDueMails,
  setMailTransport,
} from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/helpers/days.ts'
import { get, post, readToast } from '#tests/helpers/http/route-request.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import * as newBooking from './new-booking.tsx'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const date = openDayFromNow(3)
const path = '/admin/bookings/new'
let people: Record<Requester, TestPerson>

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const validForm = {
  ...{ serviceType: 'laundry', date, time: '11AM-1PM', name: 'Asha Kulkarni' },
  ...{ phone: '98765 43210', email: 'asha@example.com', address: 'Flat 3, Hill Road' },
}
const send = (form: Record<string, string> = {}, as = people.staff) =>
  post(newBooking, path, { ...validForm, requestKey: randomUUID(), ...form }, { as })

const listBookings = async () =>
  (await payload.find({ collection: 'bookings', joins: false, overrideAccess: true })).docs

describe('new booking form', () => {
  it('prefills the details of a known caller', async () => {
    await createBooking(payload, { date, name: 'Asha K', address: 'Old Road' })
    await createBooking(payload, { date, serviceType: 'shoes' })
    const loadPage = async (query: string) =>
      (await get(newBooking, path + query, { as: people.staff })).data
    const caller = {
      ...{ phone: '9876543210', name: 'Asha Kulkarni', bookings: 2, messages: [] },
      ...{
        newest: { date, status: 'pending', serviceType: 'shoes' },
        upcoming: [{ date }, { date }],
      },
    }
    for (const phone of ['9876543210', '+91 98765-43210']) {
      expect(await loadPage(`?${new URLSearchParams({ phone })}`)).toMatchObject({ caller })
    }
    expect(await loadPage('?phone=9876543211')).toMatchObject({
      caller: { name: null, bookings: 0, newest: null, upcoming: [] },
    })
    for (const query of ['', '?phone=98765', '?phone=Asha', '?phone=%00']) {
      expect((await loadPage(query))?.caller, query).toBeNull()
    }
  })

  it('lists the messages with the phone of the caller', async () => {
    const message = { name: 'Asha', email: 'asha@example.com', subject: 'A sari', message: 'Silk.' }
    for (const phone of ['+91 98765 43210', '98765 43211']) {
      await payload.create({
        collection: 'contact-messages',
        data: { ...message, phone },
        overrideAccess: true,
      })
    }
    const { data } = await get(newBooking, `${path}?phone=9876543210`, { as: people.staff })
    expect(data?.caller).toMatchObject({
      ...{ unansweredMessages: 1, messages: [{ subject: 'A sari', isAnswered: false }] },
    })
  })

  it('stores express, and promises its day', async () => {
    await send({ express: 'on' })
    const [booking] = await listBookings()
    expect(booking).toMatchObject({ express: true, promisedDate: addDays(date, 1) })
  })

  it('keeps express after an error', async () => {
    const { data } = await send({ express: 'on', name: '' })
    expect(data?.result.initialValue).toMatchObject({ express: 'on' })
  })

  it('refuses users without access to bookings', async () => {
    expect((await get(newBooking, path, { as: people.editor })).status).toBe(403)
    expect((await get(newBooking, path, { as: people.visitor })).status).toBe(302)
    await send({}, people.editor)
    await send({}, people.visitor)
    expect(await listBookings()).toEqual([])
  })
})

describe('looking up a caller without scripts', () => {
  const lookUp = async (typed: Record<string, string>) =>
    post(newBooking, path, { intent: 'look-up', ...typed }, { as: people.staff })

  it('fills in empty fields, and keeps what was typed', async () => {
    await createBooking(payload, { date, address: 'Old Road', serviceType: 'both' })
    const typed = { phone: '98765 43210', address: 'New Road', items: '2 coats' }
    const { status, data } = await lookUp(typed)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      caller: { bookings: 1 },
      result: {
        initialValue: {
          ...{ ...typed, name: 'Asha Kulkarni', email: 'asha@example.com' },
          serviceType: 'both',
        },
      },
    })
    expect(await listBookings()).toHaveLength(1)
  })

  it('reports only an invalid number', async () => {
    const { data } = await lookUp({ phone: '98765' })
    expect(data?.caller).toBeNull()
    expect(data?.result.error).toEqual({ phone: [forms.phoneInvalid] })
  })
})

describe('booking for a caller', () => {
  it('is stored with the name of the user and mailed', async () => {
    const answer = await send()
    const [booking, ...others] = await listBookings()
    expect(others).toEqual([])
    expect(booking).toMatchObject({
      ...{ phone: '9876543210', date, status: 'pending', source: 'phone', firstOrder: true },
    })
    expect(await findBookingEvents(payload, booking!.id)).toMatchObject([
      { type: 'booked', channel: 'dashboard', actor: people.staff.user!.email },
    ])
    expect((await readOutbox(payload)).map(({ kind }) => kind)).toEqual([
      'booking-notice',
      'booking-confirmation',
    ])
    expect(answer.location).toBe(`/admin/bookings/${booking!.reference}`)
    expect(await readToast(answer)).toMatchObject({ title: english.bookingReply.saved })
    expect((await createBooking(payload, { date })).source).toBe('site')
  })

  it.each([
    ['hi', 'hi'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('has the language %s of the form as %s', async (language, stored) => {
    await send(language ? { language } : {})
    expect(await listBookings()).toMatchObject([{ language: stored }])
  })

  it('is confirmed at once if wanted, by the same person', async () => {
    const answer = await send({ intent: 'confirm' })
    const [booking] = await listBookings()
    expect(booking).toMatchObject({ status: 'confirmed' })
    const actor = people.staff.user!.email
    expect(await findBookingEvents(payload, booking!.id)).toMatchObject([
      { type: 'booked', channel: 'dashboard', actor },
      { type: 'status-changed', to: 'confirmed', channel: 'dashboard', actor },
    ])
    expect((await readOutbox(payload)).map(({ kind }) => kind)).toEqual([
      'booking-notice',
      'booking-confirmation',
      'booking-confirmed',
    ])
    expect(answer.location).toBe(`/admin/bookings/${booking!.reference}`)
    expect(await readToast(answer)).toMatchObject({
      kind: 'success',
      description: staffWords.newBooking.confirmed(booking!.reference),
    })
  })

  describe('that is confirmed at once', () => {
    const bookAndSend = async (
      beforeSending = (_: { id: string; updatedAt: string }): unknown => null,
    ) => {
      const server = await resetMails()
      await send({ intent: 'confirm' })
      const [booking] = await listBookings()
      // Workers take only what is due.
      await sendDueMails(payload)
      expect(server.received).toEqual([])
      await beforeSending(booking!)
      await sendAllMails(payload)
      await server.stop()
      const sentTo = (address: string) =>
        server.received.filter(({ recipients }) => recipients.includes(address))
      const { reference } = booking!
      return { reference, customer: sentTo('asha@example.com'), business: sentTo(staffAddress) }
    }
    const resetMails = async () => {
      const server = await startMailServer()
      await setMailTransport(payload, server.url)
      return server
    }
    const staffAddress = openBusiness.staffAddresses![0]!.address

    it('sends one mail that says so to customer and business', async () => {
      const { reference, customer, business } = await bookAndSend()
      expect(customer.map(({ subject }) => subject)).toEqual([`Pickup Confirmed #${reference}`])
      expect(business.map(({ subject }) => subject)).toEqual([
        `New Booking #${reference} - Asha Kulkarni`,
      ])
      expect(business[0]!.text).toContain(`New booking #${reference}, confirmed`)
      for (const { text } of [...customer, ...business])
        expect(text).not.toMatch(/contact|call you/)
    })

    it('sends it if editors turned off the mail about confirmed pickups', async () => {
      const data = { confirmed: { send: false }, _status: 'published' } as const
      await payload.updateGlobal({ slug: 'mail-texts', data, overrideAccess: true })
      const { reference, customer } = await bookAndSend()
      expect(customer.map(({ subject }) => subject)).toEqual([`Pickup Confirmed #${reference}`])
      expect(customer[0]!.text).not.toMatch(/contact you|call you/)
    })

    it('announces a call after an undo', async () => {
      const { reference, customer, business } = await bookAndSend(({ id, updatedAt }) =>
        undoChange({ user: people.staff.user!, id, updatedAt }),
      )
      expect(customer.map(({ subject }) => subject)).toEqual([`Booking Confirmation #${reference}`])
      expect(business[0]!.text).toContain('Please contact the customer')
    })
  })

  it('is confirmed once when the form is sent twice', async () => {
    const form = { requestKey: randomUUID(), intent: 'confirm' }
    const answers = await Promise.all([send(form), send(form)])
    const [booking, ...others] = await listBookings()
    expect(others).toEqual([])
    expect((await findBookingEvents(payload, booking!.id)).map(({ type }) => type)).toEqual([
      'booked',
      'status-changed',
    ])
    for (const answer of answers) expect(await readToast(answer)).toMatchObject({ kind: 'success' })
  })

  it('leads to the booking if it could not be confirmed', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(new Error('The database is away'))
    const form = { requestKey: randomUUID(), intent: 'confirm' }
    const answer = await send(form)
    const [booking] = await listBookings()
    expect(booking).toMatchObject({ status: 'pending' })
    expect(answer.location).toBe(`/admin/bookings/${booking!.reference}`)
    const say = staffWords.newBooking
    expect(await readToast(answer)).toMatchObject({
      ...{ kind: 'error', title: say.notConfirmed },
      description: say.notConfirmedDetail(booking!.reference, say.confirmAgain),
    })
    const { id, time } = booking!
    const expected = { status: 'pending', date, time } as const
    await changeStatus({ user: people.staff.user!, id, expected, to: 'cancelled' })
    expect(await readToast(await send(form))).toMatchObject({ title: say.notConfirmed })
    expect(await listBookings()).toMatchObject([{ status: 'cancelled' }])
  })

  it('is not confirmed if the form changed after it was stored', async () => {
    const requestKey = randomUUID()
    await send({ requestKey })
    const answer = await send({ requestKey, intent: 'confirm', time: '1PM-3PM' })
    const [booking] = await listBookings()
    expect(booking).toMatchObject({ status: 'pending', time: '11AM-1PM' })
    expect((await readToast(answer))?.description).toBe(
      fillSentence(english.bookingReply.savedBefore, {
        reference: booking!.reference,
      }),
    )
  })

  it('asks once about an open booking on the same day', async () => {
    const open = await createBooking(payload, { date, time: '9AM-11AM' })
    const refused = await send({ intent: 'confirm' })
    expect(refused.status).toBe(409)
    expect(refused.data).toMatchObject({
      toast: { kind: 'error', title: staffWords.newBooking.notBookedYet },
      caller: { upcoming: [{ reference: open.reference, time: '9AM-11AM' }] },
      result: { initialValue: { name: 'Asha Kulkarni' } },
    })
    expect(await listBookings()).toHaveLength(1)
    expect((await send({ intent: 'confirm', seenPickups: open.reference })).status).toBe(302)
    expect(await listBookings()).toHaveLength(2)
    expect((await send({ seenPickups: open.reference })).status).toBe(409)
  })

  it.each([
    ['on another day', { date: openDayFromNow(4) }],
    ['from another phone', { phone: '9876543211' }],
    ['that is cancelled', { status: 'cancelled' }],
  ])(
    'does not ask about a booking %s',
    async (_, { status, ...changes }: Record<string, string>) => {
      const { id } = await createBooking(payload, { date, ...changes })
      if (status === 'cancelled') {
        const expected = { status: 'pending', date, time: '11AM-1PM' } as const
        await changeStatus({ user: people.staff.user!, id, expected, to: status })
      }
      expect((await send()).status).toBe(302)
    },
  )

  it('is stored once when the form is sent twice', async () => {
    const requestKey = randomUUID()
    const answers = await Promise.all([send({ requestKey }), send({ requestKey })])
    expect(await listBookings()).toHaveLength(1)
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  })

  it('reports that it was stored before the form changed', async () => {
    const requestKey = randomUUID()
    await send({ requestKey })
    const [booking] = await listBookings()
    const toast = await readToast(await send({ requestKey, time: '1PM-3PM' }))
    expect(toast?.description).toBe(
      fillSentence(english.bookingReply.savedBefore, {
        reference: booking!.reference,
      }),
    )
    expect(await listBookings()).toMatchObject([{ time: '11AM-1PM' }])
  })

  it.each<[Record<string, string>, string]>([
    [{ phone: '12' }, forms.phoneInvalid],
    [{ name: '' }, english.booking.nameRequired],
    [{ date: daysFromNow(-1) }, english.pickupFields.dateInPast],
    [{ serviceType: 'ironing' }, english.booking.serviceRequired],
  ])('is refused with %j', async (invalid, error) => {
    const { status, data } = await send(invalid)
    expect(status).toBe(400)
    expect(Object.values(data?.result.error ?? {}).flat()).toEqual([error])
    expect(await listBookings()).toEqual([])
  })

  it('follows the pickup rules for customers', async () => {
    await payload.updateGlobal({
      slug: 'business-info',
      data: { ...openBusiness, bookingPolicy: { daysAhead: 30, capacityPerSlot: 1 } },
      overrideAccess: true,
    })
    expect((await send()).status).toBe(302)
    const { status, data } = await send({ phone: '98765 43211' })
    expect(status).toBe(409)
    expect(data?.result.error).toEqual({ time: [english.pickups.taken] })
    expect(data?.days).toMatchObject([{ date, placesLeft: { '9AM-11AM': 1 } }])
    expect((await send({ date: daysFromNow(60) })).status).toBe(409)
  })

  it('stays in the form without a database', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(drizzle, 'execute').mockRejectedValueOnce(new Error('The database is away'))
    const { status, data } = await send()
    expect(status).toBe(503)
    expect(data).toMatchObject({
      toast: { kind: 'error', title: english.booking.failed },
      result: { initialValue: { name: 'Asha Kulkarni' } },
    })
  })
})
