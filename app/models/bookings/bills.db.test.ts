import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import { type BillLine, noRates, oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Language } from '#business/languages/languages.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { bill as words } from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { removeSamples } from '#collections/customers/remove-samples.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { openBusiness, publishOffer } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { findBill, findBillOfCustomer, upiPaymentFor } from './bills.server.ts'
import { markPaid, saveBill, undoPayment } from './bookings.server.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
let server: MailServer
let meera: User
let farida: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  meera = await createUserWithRole(payload, 'staff')
  farida = await createUserWithRole(payload, 'staff')
  const price = { item: 'Silk sari', service: 'laundry', fromPaise: 25_000 } as const
  const { id } = await payload.create({
    collection: 'prices',
    data: { ...price, _status: 'published' },
    overrideAccess: true,
  })
  sari = { item: 'Silk sari', count: 2, unitPaise: 25_000, price: id }
  return () => server.stop()
})

let sari: BillLine
const notSeen = seenBill(null, noRates)

async function book(status: BookingStatus = 'confirmed', changes: object = {}): Promise<Booking> {
  const booked = await createBooking(payload, { date: daysFromNow(3), ...changes })
  await drizzle.execute(sql`UPDATE bookings SET status = ${status} WHERE id = ${booked.id}`)
  return { ...booked, status }
}

const save = ({ id }: Booking, changes: object = {}, user = meera) =>
  saveBill({ user, id, lines: [sari], seen: notSeen, sendMail: false, ...changes })

const pay = ({ id }: Booking, method: 'upi' | 'cash' = 'upi', user = meera) =>
  markPaid({ user, id, method, totalPaise: 50_000 })

async function eventsOf({ id }: Booking) {
  const events = await findBookingEvents(payload, id)
  return events
    .filter(({ type }) => ['billed', 'paid', 'not-paid'].includes(type))
    .map(({ type, actor, channel, to, text }) => [type, actor, channel, to, text])
}

const setBills = (bills: object) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bills },
    overrideAccess: true,
  })

const refused = (reason: string, httpStatus = 409) => ({ ok: false, reason, httpStatus })

describe('saveBill', () => {
  it.each(['confirmed', 'completed'] as const)('bills a %s booking', async (status) => {
    const booking = await book(status)
    expect(await save(booking)).toMatchObject({ ok: true })
    expect(await findBill(meera, booking.id)).toMatchObject({
      lines: [sari],
      totalPaise: 50_000,
      taxPaise: null,
      paidAt: null,
    })
    expect(await eventsOf(booking)).toEqual([['billed', meera.email, 'dashboard', null, '₹500']])
  })

  it.each([
    ['pending', 'A pending booking cannot be billed.'],
    ['cancelled', 'A cancelled booking cannot be billed.'],
  ] as const)('refuses a %s booking', async (status, reason) => {
    const booking = await book(status)
    expect(await save(booking)).toMatchObject(refused(reason))
    expect(await findBill(meera, booking.id)).toBeNull()
  })

  it('applies the express surcharge, the first-order offer and GST of the owner', async () => {
    await publishOffer(payload)
    await setBills({ ...openBusiness.bills, gstNumber: '27AAPFU0939F1ZV', gstPercent: 18 })
    const booking = await book('confirmed', { express: true })
    await drizzle.execute(sql`UPDATE bookings SET express = true, first_order = true`)
    expect(await save(booking)).toMatchObject(refused(words.ratesChanged))
    const seen = { bill: null, expressPercent: 50, percentOff: 10 }
    expect(await save(booking, { seen })).toMatchObject({ ok: true })
    expect(await findBill(meera, booking.id)).toMatchObject({
      surchargePaise: 25_000,
      discountPaise: 7_500,
      totalPaise: 67_500,
      taxPaise: 10_297,
      gstNumber: '27AAPFU0939F1ZV',
    })
  })

  it('stores one bill and one event when it is sent twice', async () => {
    const booking = await book()
    const outcomes = await Promise.all([save(booking), save(booking)])
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }])
    expect(await eventsOf(booking)).toHaveLength(1)
  })

  it('keeps the first of two different bills, and names who saved it', async () => {
    const booking = await book()
    const [first, second] = await Promise.all([
      save(booking),
      save(booking, { lines: oneAmount(90_000) }, farida),
    ])
    const by = first.ok ? meera : farida
    const total = first.ok ? '₹500' : '₹900'
    expect([first, second].find(({ ok }) => !ok)).toMatchObject(
      refused(words.changedMeanwhile(by.email, total)),
    )
    expect([first, second].filter(({ ok }) => ok)).toHaveLength(1)
    expect(await eventsOf(booking)).toHaveLength(1)
  })

  it('replaces a bill that was seen', async () => {
    const booking = await book()
    await save(booking)
    const seen = seenBill(await findBill(meera, booking.id), noRates)
    expect(await save(booking, { lines: oneAmount(90_000), seen })).toMatchObject({ ok: true })
    expect(await findBill(meera, booking.id)).toMatchObject({ totalPaise: 90_000 })
  })

  it('refuses absurd lines and stores nothing', async () => {
    const booking = await book()
    const outcome = await save(booking, { lines: [{ ...sari, count: -1 }] })
    expect(outcome).toMatchObject(refused(words.countInvalid('Silk sari'), 400))
    expect(await findBill(meera, booking.id)).toBeNull()
    expect(await eventsOf(booking)).toEqual([])
  })

  it('sends the lines in the language of the customer, with the UPI ID', async () => {
    // Pasted with a space.
    await setBills({ upiId: ' saaf@okbank ' })
    await payload.update({
      collection: 'prices',
      id: sari.price!,
      locale: 'hi',
      data: { item: 'रेशमी साड़ी', _status: 'published' },
      overrideAccess: true,
    })
    const booking = await book('completed', { language: 'hi', email: 'asha@example.com' })
    await save(booking, { sendMail: true })
    await sendAllMails(payload)
    const mail = (await readOutbox(payload)).find(({ kind }) => kind === 'bill')
    expect(mail).toMatchObject({ status: 'sent', subject: `आपका बिल #${booking.reference}` })
    expect(mail!.text).toMatch(/रेशमी साड़ी, 2 × ₹250 +₹500/)
    expect(mail!.text).toContain('यूपीआई आईडी: saaf@okbank')
    expect(server.received.length).toBeGreaterThan(0)
  })

  it('keeps the payee it was made with, on pages, codes and mails', async () => {
    await setBills({ upiId: 'saaf@okbank', payeeName: 'Saaf Cleaners' })
    const booking = await book('completed', { email: 'asha@example.com' })
    await save(booking, { sendMail: true })
    await setBills({ upiId: 'other@okbank', payeeName: 'Other' })
    const made = { upiId: 'saaf@okbank', payeeName: 'Saaf Cleaners' }
    expect(await findBill(meera, booking.id)).toMatchObject(made)
    const shown = (await findBillOfCustomer(booking, 'en'))!
    const payment = await upiPaymentFor(shown, booking.reference)
    expect(payment!.href).toContain('pa=saaf@okbank&pn=Saaf%20Cleaners')
    await sendAllMails(payload)
    const mail = (await readOutbox(payload)).find(({ kind }) => kind === 'bill')
    expect(mail!.text).toContain('UPI ID: saaf@okbank')
    await setBills({ upiId: null, payeeName: null })
  })

  it('has no UPI link if it was made without a UPI ID', async () => {
    const booking = await book()
    await save(booking)
    await setBills({ upiId: 'saaf@okbank' })
    const bill = (await findBill(meera, booking.id))!
    expect(await upiPaymentFor(bill, booking.reference)).toBeNull()
    await setBills({ upiId: null })
  })

  it.each(['hi', 'mr'] as const)(
    'names the offer in the language of the customer: %s',
    async (language) => {
      const seen = { bill: null, expressPercent: null, percentOff: 10 }
      await publishOffer(payload)
      const booking = await book('confirmed', { language, email: 'asha@example.com' })
      await drizzle.execute(sql`UPDATE bookings SET first_order = true`)
      expect(await save(booking, { seen, sendMail: true })).toMatchObject({ ok: true })
      const { percentOff, offer } = (await findBill(meera, booking.id))!
      const shownIn = async (to: Language) => (await findBillOfCustomer(booking, to))!.offer
      expect(await shownIn('en')).toBe(offer)
      expect(await shownIn(language)).toBeNull()
      await sendAllMails(payload)
      const mail = (await readOutbox(payload)).find(({ kind }) => kind === 'bill')
      const generic = fillSentence(wordsFor(language).bill.offer, { percent: percentOff! })
      expect(mail!.text).toContain(generic)
      expect(mail!.text).not.toContain(offer)
      const { docs } = await payload.find({ collection: 'offers', overrideAccess: true })
      await payload.update({
        ...{ collection: 'offers', id: docs[0]!.id, locale: language, overrideAccess: true },
        data: { words: 'पहली बार 10% कम', _status: 'published' },
      })
      expect(await shownIn(language)).toBe('पहली बार 10% कम')
    },
  )

  it.each(['not-a-uuid', 'a\u0000b', '00000000-0000-4000-8000-000000000000'])(
    'refuses the price %j, which is not in the list',
    async (price) => {
      const booking = await book()
      const outcome = await save(booking, { lines: [{ ...sari, price }] })
      expect(outcome).toMatchObject(refused(words.priceGone('Silk sari'), 400))
      expect(await findBill(meera, booking.id)).toBeNull()
    },
  )

  it('refuses a price of another service, and keeps one that has left the list', async () => {
    const [booking, other] = [await book(), await book('confirmed', { serviceType: 'shoes' })]
    expect(await save(other)).toMatchObject(refused(words.priceGone('Silk sari'), 400))
    await save(booking)
    await payload.update({
      ...{ collection: 'prices', id: sari.price!, overrideAccess: true },
      data: { _status: 'draft' },
    })
    const seen = seenBill(await findBill(meera, booking.id), noRates)
    const outcome = await save(booking, { lines: [{ ...sari, count: 3 }], seen })
    expect(outcome).toMatchObject({ ok: true })
    expect(await save(await book(), {})).toMatchObject({ ok: false })
  })

  it('shows and mails a stored bill whose price is no ID', async () => {
    const booking = await book('confirmed', { language: 'hi', email: 'asha@example.com' })
    await save(booking, { sendMail: true })
    const lines = JSON.stringify([{ ...sari, price: 'not-a-uuid' }])
    await drizzle.execute(sql`UPDATE bills SET lines = ${lines}::jsonb`)
    expect(await findBillOfCustomer(booking, 'hi')).toMatchObject({
      lines: [{ item: 'Silk sari' }],
    })
    await sendAllMails(payload)
    const mail = (await readOutbox(payload)).find(({ kind }) => kind === 'bill')
    expect(mail).toMatchObject({ status: 'sent' })
  })

  it('queues an email only if staff send it', async () => {
    const booking = await book()
    const kinds = async () => (await readOutbox(payload)).map(({ kind }) => kind)
    await save(booking)
    expect(await kinds()).not.toContain('bill')
    await save(booking, { sendMail: true })
    expect(await kinds()).toContain('bill')
  })
})

describe('payment', () => {
  it('stores who marked the bill as paid, once, and can be undone', async () => {
    const booking = await book()
    expect(await pay(booking)).toMatchObject(refused(words.none))
    await save(booking)
    await Promise.all([pay(booking), pay(booking)])
    expect(await findBill(meera, booking.id)).toMatchObject({
      paidAt: expect.any(String) as string,
      paidBy: meera.email,
      paymentMethod: 'upi',
    })
    await undoPayment({ user: farida, id: booking.id })
    await undoPayment({ user: farida, id: booking.id })
    expect(await findBill(meera, booking.id)).toMatchObject({ paidAt: null, paymentMethod: null })
    expect(await eventsOf(booking)).toEqual([
      ['billed', meera.email, 'dashboard', null, '₹500'],
      ['paid', meera.email, 'dashboard', 'upi', '₹500'],
      ['not-paid', farida.email, 'dashboard', 'upi', '₹500'],
    ])
  })

  it('refuses another method, another total and a new bill once paid', async () => {
    const booking = await book()
    await save(booking)
    const wrong = await markPaid({ user: meera, id: booking.id, method: 'upi', totalPaise: 1 })
    expect(wrong).toMatchObject(refused(words.totalChanged('₹500')))
    await pay(booking)
    expect(await pay(booking, 'cash', farida)).toMatchObject(
      refused(words.alreadyPaid('UPI', meera.email)),
    )
    const seen = seenBill(await findBill(meera, booking.id), noRates)
    expect(await save(booking, { lines: oneAmount(100), seen })).toMatchObject(
      refused(words.isPaid),
    )
  })
})

describe('access', () => {
  it('lets no editor read, save or pay a bill', async () => {
    const editor = await createUserWithRole(payload, 'editor')
    const booking = await book()
    await save(booking)
    await expect(findBill(editor, booking.id)).rejects.toMatchObject({ status: 403 })
    await expect(save(booking, {}, editor)).rejects.toMatchObject({ status: 403 })
    await expect(pay(booking, 'upi', editor)).rejects.toMatchObject({ status: 403 })
    expect(await eventsOf(booking)).toHaveLength(1)
  })

  it('lets an admin bill', async () => {
    const admin = await createUserWithRole(payload, 'admin')
    expect(await save(await book(), {}, admin)).toMatchObject({ ok: true })
  })
})

describe('erasure', () => {
  const curtain = { item: 'Curtain of Mrs Shah', count: 1, unitPaise: 100, price: null }
  const withOwnText = () => ({ lines: [sari, curtain] })
  const keptLines = () => [sari, { ...curtain, item: '' }]

  it('keeps the amounts and removes what staff wrote', async () => {
    const booking = await book('completed')
    await drizzle.execute(sql`UPDATE bookings SET date = ${daysFromNow(-2)}`)
    await save(booking, withOwnText())
    const admin = await createUserWithRole(payload, 'admin')
    await eraseCustomerData(admin, booking.phone, new Date())
    expect(await findBill(meera, booking.id)).toMatchObject({
      lines: keptLines(),
      totalPaise: 50_100,
    })
    const seen = seenBill(await findBill(meera, booking.id), noRates)
    expect(await save(booking, { seen })).toMatchObject(refused(words.erased))
  })

  it('keeps the bill of a deleted booking', async () => {
    const booking = await book()
    await save(booking, withOwnText())
    await payload.delete({ collection: 'bookings', id: booking.id, overrideAccess: true })
    expect(await findBill(meera, booking.id)).toMatchObject({ lines: keptLines() })
  })

  it('deletes the bills of samples', async () => {
    const booking = await book()
    await save(booking)
    await drizzle.execute(sql`UPDATE bookings SET sample = true`)
    await removeSamples({ payload } as never)
    expect(await findBill(meera, booking.id)).toBeNull()
  })
})
