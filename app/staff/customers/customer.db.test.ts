import { beforeEach, expect, it } from 'vitest'
import { addNote, changeStatus, saveBill } from '#app/models/bookings/bookings.server.ts'
import { noRates, oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import * as staffWords from '#business/words/staff.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createBooking, done, setFields } from '#tests/helpers/bookings/operations.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get, post, readToast } from '#tests/helpers/http/route-request.ts'
import * as customerPage from './customer.tsx'

const payload = await testPayload()
const words = staffWords.preferences
const phone = '9876543210'
let people: Record<Requester, TestPerson>
let booked: Booking

beforeEach(async () => {
  await emptyDatabase(payload)
  people = await createEveryPerson(payload)
  booked = await book()
})

const book = (changes: object = {}) =>
  createBooking(payload, { phone, date: openDayFromNow(3), ...changes })

const path = () => `/admin/bookings/${booked.reference}/customer`
const as = (person = people.staff) => ({ as: person, params: { reference: booked.reference } })
const load = async (person?: TestPerson) => get(customerPage, path(), as(person))
const save = (text: string, seen = '', person?: TestPerson) =>
  post(customerPage, path(), { text, seen }, as(person))
const readStored = async () => (await load()).data!.customer.preferences?.text ?? null

async function bill({ id }: Booking, paise: number) {
  const user = people.staff.user!
  await setFields(payload, id, { status: 'confirmed' })
  const seen = seenBill(null, noRates)
  await done(saveBill({ user, id, lines: oneAmount(paise), seen, sendMail: false }))
}

it('shows bookings, notes and the unpaid sum of a phone', async () => {
  const second = await book({ name: 'Ravi Kulkarni' })
  const cancelled = await book()
  await book({ phone: '9876543211' })
  await bill(booked, 45_000)
  await bill(second, 3_600)
  await bill(cancelled, 99_900)
  const user = people.staff.user!
  await done(changeStatus({ user, id: cancelled.id, to: 'cancelled' }))
  await done(addNote({ user, id: second.id, note: 'Ring twice' }))
  const { customer } = (await load()).data!
  expect(customer).toMatchObject({
    ...{ phone, name: 'Asha Kulkarni', bookingCount: 3, unpaidPaise: 48_600, preferences: null },
    bookings: [
      { reference: cancelled.reference, otherName: null, bill: { isPaid: false } },
      { reference: second.reference, otherName: 'Ravi Kulkarni', bill: { totalPaise: 3_600 } },
      { reference: booked.reference, otherName: null },
    ],
    notes: [{ reference: second.reference, text: 'Ring twice' }],
  })
})

it('stores preferences for all bookings of the phone, and clears them', async () => {
  expect(await readToast(await save('No starch\r\nRing twice '))).toEqual({
    ...{ kind: 'success', title: words.saved },
  })
  booked = await book()
  expect(await readStored()).toBe('No starch\nRing twice')
  expect(await save(' ', 'No starch\r\nRing twice')).toMatchObject({ status: 302 })
  expect(await readStored()).toBe('')
})

it('keeps the preferences that a colleague has saved first', async () => {
  await save('No starch', '', people.admin)
  const { status, data } = await save('Light starch')
  const by = people.admin.user!.email
  expect([status, data!.toast.description, data!.typed]).toEqual([
    ...[409, words.changedMeanwhile(by, 'No starch'), 'Light starch'],
  ])
  expect(await readStored()).toBe('No starch')
  expect(await save('Light starch', 'No starch')).toMatchObject({ status: 302 })
})

it('refuses preferences that are too long', async () => {
  expect(await save('a'.repeat(1001))).toMatchObject({ status: 400 })
})

it('is only for booking staff, and offers erasure to admins', async () => {
  expect((await load(people.editor)).status).toBe(403)
  expect((await save('No starch', '', people.editor)).status).toBe(403)
  expect((await load(people.visitor)).status).toBe(302)
  expect([(await load()).data!.canErase, (await load(people.admin)).data!.canErase]).toEqual([
    ...[false, true],
  ])
  await setFields(payload, booked.id, { erasedAt: new Date().toISOString() })
  expect(await load()).toMatchObject({
    ...{ status: 302, location: `/admin/bookings/${booked.reference}` },
  })
  expect((await save('No starch')).status).toBe(409)
})
