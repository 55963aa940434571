import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { seenField } from '#business/bookings/forms/correction.ts'
import { pickEditable } from '#business/bookings/merge-correction.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { addDays } from '#business/pickups/local-time.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { forms } from '#business/words/en.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createBranch, openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, readBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/helpers/days.ts'
import { get, post, readToast } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as changeBooking from './change.tsx'
import { toFormValues } from './correction-form.tsx'
import * as days from './pickup-days.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const date = openDayFromNow(3)
const laterDate = openDayFromNow(5)
let people: Record<Requester, TestPerson>

beforeEach(async () => {
  await emptyDatabase(payload)
  await publish({ daysAhead: 30 })
  people = await createEveryPerson(payload)
})

const publish = (bookingPolicy: object) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy },
    overrideAccess: true,
  })

const pageArgs = ({ reference }: Booking, as = people.staff) =>
  [changeBooking, `/admin/bookings/${reference}/change`, { as, params: { reference } }] as const

async function loadPage(booking: Booking) {
  const [route, path, options] = pageArgs(booking)
  return (await get(route, path, options)).data!
}

/** The form as a browser sends it. `branch` is absent, as in a business with one branch. */
async function loadForm(booking: Booking) {
  const { booking: loaded } = await loadPage(booking)
  const { branch: _, ...form } = toFormValues(loaded)
  return { ...form, [seenField]: JSON.stringify(pickEditable(loaded)) }
}

async function submit(booking: Booking, form: Record<string, string>, as = people.staff) {
  const [route, path, options] = pageArgs(booking, as)
  return post(route, path, form, options)
}

const save = async (booking: Booking, changes: Record<string, string>, as = people.staff) =>
  submit(booking, { ...(await loadForm(booking)), ...changes }, as)

const complete = ({ id }: Booking) =>
  payload.db.updateOne({ collection: 'bookings', id, data: { status: 'completed' } })

const findBooking = ({ id }: Booking) => readBooking(payload, id)

describe('booking correction', () => {
  it('stores corrected details without a mail', async () => {
    const booking = await createBooking(payload, { date, items: '2 sheets' })
    const mails = (await readOutbox(payload)).length
    const answer = await save(booking, {
      ...{ name: 'Asha K', phone: '+91 (0) 98765-43211', address: 'Flat 4', email: '', items: '' },
    })
    expect(answer.location).toBe(`/admin/bookings/${booking.reference}`)
    expect(await readToast(answer)).toEqual({
      kind: 'success',
      title: staffWords.correction.done,
    })
    expect(await findBooking(booking)).toMatchObject({
      ...{ name: 'Asha K', phone: '9876543211', address: 'Flat 4', email: null, items: null },
      ...{ date, time: booking.time, status: 'pending' },
    })
    expect(await readOutbox(payload)).toHaveLength(mails)
  })

  it('stores a change of express, and promises another day', async () => {
    await publish({ workingDays: { laundry: 5, express: 1 } })
    const booking = await createBooking(payload, { date })
    const promised = async () => (await findBooking(booking)).promisedDate
    expect(await promised()).toBe(addDays(date, 5))
    await save(booking, { express: 'on' })
    expect(await promised()).toBe(addDays(date, 1))
    const [, event] = await findBookingEvents(payload, booking.id)
    expect(event).toMatchObject({ type: 'corrected', text: 'express' })
    await save(booking, { name: 'Asha K' })
    expect(await findBooking(booking)).toMatchObject({ name: 'Asha K', express: true })
    await save(booking, { express: '' })
    expect(await promised()).toBe(addDays(date, 5))
  })

  it('shows that someone else changed express, too', async () => {
    await publish({ workingDays: { express: 1 } })
    const booking = await createBooking(payload, { date, express: true })
    const form = await loadForm(booking)
    const { [seenField]: _, ...withoutSeen } = form
    const { data } = await submit(booking, { ...withoutSeen, express: '' })
    expect(data).toMatchObject({ conflicts: [{ field: 'express', typed: 'no', current: 'yes' }] })
  })

  it('follows the chosen branch, else the branch of a new pincode', async () => {
    await createBranch(payload, 'andheri', { pincodes: '400053' })
    await createBranch(payload, 'bandra', { pincodes: '400050' })
    const booking = await createBooking(payload, { date, address: 'Hill Road 400050' })
    await vi.waitFor(
      async () => expect((await loadPage(booking)).branches).toHaveLength(2),
      waitOptions,
    )
    const loadRecord = async () => loadBookingRecord(people.staff.user!, await findBooking(booking))
    const readBranches = async () => {
      const { branches } = await loadPage(booking)
      const { collectingBranch, branch } = await loadRecord()
      return [collectingBranch?.name, branches.find(({ id }) => id === branch)?.name]
    }
    const [andheri] = (await loadPage(booking)).branches
    expect(await readBranches()).toEqual(['bandra', 'bandra'])
    await save(booking, { branch: andheri!.id })
    expect(await readBranches()).toEqual(['andheri', 'andheri'])
    await save(booking, { branch: andheri!.id, address: 'Elsewhere 400099' })
    expect(await readBranches()).toEqual(['andheri', undefined])
    expect((await loadRecord()).collectingBranch?.isUnassigned).toBe(true)
    await save(booking, { branch: 'none', address: 'Hill Road 400050' })
    expect(await readBranches()).toEqual(['bandra', 'bandra'])
    await save(booking, { items: '2 sheets' })
    expect(await readBranches()).toEqual(['bandra', 'bandra'])
    expect((await save(booking, { branch: 'Bandra' })).status).toBe(400)
    expect((await save(booking, { branch: randomUUID() })).status).toBe(400)
    expect((await loadPage(booking)).booking.address).toBe(booking.address)
  })

  it('reschedules and mails the customer', async () => {
    const booking = await createBooking(payload, { date })
    const answer = await save(booking, { date: laterDate, time: '3PM-5PM' })
    expect((await readToast(answer))?.description).toContain('3PM-5PM')
    const after = await findBooking(booking)
    expect(after).toMatchObject({ date: laterDate, time: '3PM-5PM' })
    expect((await findBookingEvents(payload, booking.id)).at(-1)).toMatchObject({
      ...{ type: 'rescheduled', actor: people.staff.user!.email, channel: 'dashboard' },
      ...{ from: serializePickup(booking), to: serializePickup(after) },
    })
    expect((await readOutbox(payload)).map(({ kind }) => kind)).toContain('booking-rescheduled')
  })

  it('accepts the chosen day button without scripts', async () => {
    const booking = await createBooking(payload, { date })
    await save(booking, { day: laterDate })
    expect(await findBooking(booking)).toMatchObject({ date: laterDate, time: booking.time })
    await save(booking, { day: laterDate, date })
    expect(await findBooking(booking)).toMatchObject({ date })
  })

  it('allows dates beyond the customer limit, but no full slot or past day', async () => {
    await publish({ daysAhead: 4, capacityPerSlot: 1 })
    const booking = await createBooking(payload, { date })
    const other = await createBooking(payload, { date, time: '9AM-11AM' })
    expect((await save(booking, { date: openDayFromNow(40) })).status).toBe(302)
    for (const [to, message] of [
      [{ date, time: other.time }, english.pickups.taken],
      [{ date: daysFromNow(-1) }, english.pickupFields.dateInPast],
    ] as const) {
      const { status, data } = await save(booking, { ...to, name: 'Typed' })
      expect(status).toBe(409)
      expect(Object.values(data?.result.error ?? {}).flat()).toEqual([message])
      expect(data?.result.initialValue).toMatchObject({ name: 'Typed' })
      expect(data?.days).toHaveLength(1)
    }
  })

  it('stores changed fields only, so that two people can change different fields', async () => {
    const booking = await createBooking(payload, { date, items: '2 sheets' })
    const form = await loadForm(booking)
    await save(booking, { address: 'Flat 5', date: laterDate }, people.admin)
    const answer = await submit(booking, { ...form, name: 'Asha K', items: '' })
    expect(await readToast(answer)).toEqual({
      kind: 'success',
      title: staffWords.correction.done,
    })
    expect(await findBooking(booking)).toMatchObject({
      ...{ name: 'Asha K', items: null, address: 'Flat 5', date: laterDate },
    })
    expect(await readToast(await save(booking, {}))).toMatchObject({
      title: staffWords.correction.unchanged,
    })
    expect((await findBookingEvents(payload, booking.id)).map(({ text }) => text)).toContain(
      'name, items',
    )
  })

  it('shows both values of a conflict, who and when, and then replaces only the seen value', async () => {
    const booking = await createBooking(payload, { date })
    const form = await loadForm(booking)
    await save(booking, { name: 'Asha Joshi', address: 'Flat 5' }, people.admin)
    const first = await submit(booking, { ...form, name: 'Typed' })
    const { actor: by, createdAt: at } = (await findBookingEvents(payload, booking.id)).at(-1)!
    expect(by).toBe(people.admin.user!.email)
    expect(first).toMatchObject({
      status: 409,
      data: {
        toast: { kind: 'error', description: staffWords.correction.conflict },
        conflicts: [{ field: 'name', typed: 'Typed', current: 'Asha Joshi', by, at }],
        // The current address, so that the next save does not restore the old one.
        result: { initialValue: { name: 'Typed', address: 'Flat 5' } },
      },
    })
    await save(booking, { name: 'Asha Rao' })
    const again = (reply: typeof first) => {
      const { result, seen } = reply.data!
      const { branch: _, ...values } = result.initialValue as Record<string, string>
      return submit(booking, { ...values, [seenField]: seen })
    }
    const second = await again(first)
    expect(second.data?.conflicts).toMatchObject([{ current: 'Asha Rao', typed: 'Typed' }])
    expect(await findBooking(booking)).toMatchObject({ name: 'Asha Rao', address: 'Flat 5' })
    expect((await again(second)).status).toBe(302)
    expect(await findBooking(booking)).toMatchObject({ name: 'Typed', address: 'Flat 5' })
  })

  it('names who moved the pickup in between', async () => {
    const booking = await createBooking(payload, { date })
    const form = await loadForm(booking)
    await save(booking, { date: laterDate }, people.admin)
    const { status, data } = await submit(booking, { ...form, time: '3PM-5PM' })
    const typed = serializePickup({ ...booking, time: '3PM-5PM' })
    const current = serializePickup({ ...booking, date: laterDate })
    expect(status).toBe(409)
    expect(data?.conflicts).toMatchObject([
      { field: 'pickup', typed, current, by: people.admin.user!.email },
    ])
    expect(data?.result.initialValue).toMatchObject({ date, time: '3PM-5PM' })
  })

  it('stores one of two saves that arrive together, and shows it to the other', async () => {
    const booking = await createBooking(payload, { date })
    const form = await loadForm(booking)
    const answers = await Promise.all([
      submit(booking, { ...form, name: 'Asha Joshi', items: '2 sheets' }),
      submit(booking, { ...form, name: 'Asha Rao' }),
      submit(booking, { ...form, address: 'Flat 5' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 302, 409])
    const { name, address } = await findBooking(booking)
    expect(address).toBe('Flat 5')
    expect(answers.flatMap(({ data }) => data?.conflicts ?? [])).toMatchObject([
      { field: 'name', current: name },
    ])
  })

  it('stores nothing without knowing what the form showed', async () => {
    const booking = await createBooking(payload, { date })
    const { status, data } = await save(booking, { [seenField]: '{}', name: 'Typed' })
    expect(status).toBe(409)
    expect(data?.conflicts).toMatchObject([{ field: 'name', typed: 'Typed' }])
    expect(await findBooking(booking)).toMatchObject({ name: 'Asha Kulkarni' })
  })

  it('does not restore details that were erased in between', async () => {
    const booking = await createBooking(payload, { date })
    await complete(booking)
    const form = await loadForm(booking)
    await eraseCustomerData(people.admin.user!, booking.phone)
    const { status, data } = await submit(booking, { ...form, name: 'Asha K' })
    expect(status).toBe(409)
    expect(data?.toast?.description).toBe(staffWords.customers.cannotRestore)
    expect((await submit(booking, form)).status).toBe(302)
    expect(JSON.stringify(await findBooking(booking))).not.toContain('Asha')
  })

  it.each<[Record<string, string>, string]>([
    [{ phone: '12' }, forms.phoneInvalid],
    [{ name: ' ' }, english.booking.nameRequired],
    [{ email: 'asha' }, forms.emailInvalid],
    [{ date: '2026-02-30' }, english.pickupFields.dateRequired],
    [{ date: '9999-12-31' }, english.pickupFields.dateRequired],
  ])('rejects %j with a message', async (invalid, message) => {
    const booking = await createBooking(payload, { date })
    const { status, data } = await save(booking, invalid)
    expect(status).toBe(400)
    expect(Object.values(data?.result.error ?? {}).flat()).toEqual([message])
  })

  it('stores only our languages', async () => {
    const booking = await createBooking(payload, { date })
    expect((await save(booking, { language: 'fr', name: 'Asha K' })).status).toBe(400)
    expect(await findBooking(booking)).toMatchObject({ name: 'Asha Kulkarni', language: 'en' })
    expect((await save(booking, { language: 'mr' })).status).toBe(302)
    expect(await findBooking(booking)).toMatchObject({ language: 'mr' })
  })

  it('corrects a completed booking but does not reschedule it', async () => {
    const booking = await createBooking(payload, { date })
    await complete(booking)
    expect((await save(booking, { name: 'Asha K' })).status).toBe(302)
    const { status, data } = await save(booking, { date: laterDate })
    expect(status).toBe(409)
    expect(data?.result.error).toEqual({
      date: [fillSentence(english.pickups.finished, { status: 'completed' })],
    })
  })

  it('answers 503 without a database', async () => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const booking = await createBooking(payload, { date })
    const form = await loadForm(booking)
    vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(new Error('The database is away'))
    const answer = await submit(booking, { ...form, name: 'Asha K' })
    expect(answer).toMatchObject({ status: 503, data: { toast: { kind: 'error' } } })
    expect(logError).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('refuses users without access to bookings', async () => {
    const booking = await createBooking(payload, { date })
    await save(booking, { name: 'Mallory' }, people.editor)
    await save(booking, { name: 'Mallory' }, people.visitor)
    expect(await findBooking(booking)).toMatchObject({ name: 'Asha Kulkarni' })
    const [route, path, options] = pageArgs(booking, people.editor)
    expect((await get(route, path, options)).status).toBe(403)
  })
})

describe('pickup days for staff', () => {
  let booking: Booking

  beforeEach(async () => {
    await publish({ daysAhead: 4, capacityPerSlot: 1 })
    await vi.waitFor(async () => {
      const { pickupRules } = (await siteContent(defaultLanguage)).business
      expect(pickupRules.capacityPerSlot).toBe(1)
    }, waitOptions)
    booking = await createBooking(payload, { date })
    await createBooking(payload, { date, time: '9AM-11AM', phone: '9876543211' })
  })

  const loadDays = (from: string, { reference } = booking, as = people.staff) =>
    get(days, `/admin/bookings/${reference}/days?from=${from}`, { as, params: { reference } })

  it('offers the days open to staff, ignoring the place of the booking itself', async () => {
    const answer = await loadDays(date)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const [first, ...others] = JSON.parse(answer.text) as DayAvailability[]
    expect(first).toMatchObject({ date })
    expect(first!.slots).toContain(booking.time)
    expect(first!.slots).not.toContain('9AM-11AM')
    expect(others).toHaveLength(30)
    expect(others.filter(({ slots }) => slots.length > 0).length).toBeGreaterThan(10)
  })

  it('rejects an invalid day, an unknown booking and other roles', async () => {
    expect((await loadDays('soon')).status).toBe(400)
    expect((await loadDays(date, { ...booking, reference: 'FFFFFFFF' })).status).toBe(404)
    expect((await loadDays(date, booking, people.editor)).status).toBe(403)
  })
})
