import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseReceipt } from '#app/booking/wizard/receipt.tsx'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { bookingHref } from '#business/content/site-pages.ts'
import { formStampField } from '#business/forms/spam-protection.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import { forms } from '#business/words/en.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, joinSentences } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import type { Booking } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { log } from '#platform/logs/log.ts'
import { createBranch } from '#tests/helpers/bookings/open-business.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import { countQueries } from '#tests/helpers/database/count-queries.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { get, post, readCookie, readToast } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as booking from './book.tsx'
import * as daysRoute from './days.ts'
import { nameLinkedService } from './prefill-from-url.server.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const holiday = openDayFromNow(9)
const express = { title: 'Express Service', bookedAs: 'both', express: true } as const
const day = openDayFromNow(3)

beforeAll(() => publish({ daysAhead: 30 }))
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

async function publish(bookingPolicy: {
  daysAhead?: number
  capacityPerSlot?: number
  onlyInServiceArea?: boolean
}) {
  const holidays = [{ date: holiday, label: 'Diwali' }]
  const policy = { onlyInServiceArea: false, ...bookingPolicy }
  const data = { ...businessInfo, holidays, bookingPolicy: policy, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  await vi.waitFor(async () => {
    const { business, serviceArea } = await siteContent('en')
    const { onlyInServiceArea = false, ...rules } = bookingPolicy
    expect(business.pickupRules).toMatchObject(rules)
    expect(serviceArea.isRestricted).toBe(onlyInServiceArea)
  }, waitOptions)
}

async function send(changes: Record<string, string> = {}) {
  const fields = { ...bookingFields({ date: day }), ...(await formStampFields(3)), ...changes }
  return post(booking, '/booking', fields)
}

async function storedBookings(): Promise<Booking[]> {
  const all = { collection: 'bookings', depth: 0, joins: false, overrideAccess: true } as const
  return (await payload.find(all)).docs
}

describe('GET /booking', () => {
  it('returns a month of availability and a new request key, uncached', async () => {
    const answer = await get(booking, '/booking')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { today, days, prefill, toast } = answer.data!
    expect(today).toBe(localDateAt(new Date()))
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 31 }, (_, ahead) => addDays(today, ahead)),
    )
    const on = (date: string) => days.find((other) => other.date === date)
    expect(on(day)).toMatchObject({
      reason: null,
      slots: ['9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM'],
    })
    expect(on(holiday)).toMatchObject({
      slots: [],
      reason: fillSentence(english.pickups.closedOn, { when: 'Diwali' }),
    })
    expect([prefill, toast]).toEqual([{}, null])
    const again = await get(booking, '/booking')
    expect(again.data!.requestKey).not.toBe(answer.data!.requestKey)
  })

  it.each([
    ['service=laundry', { serviceType: 'laundry' }],
    ['service=both&items=Home+Services', { serviceType: 'both', items: 'Home Services' }],
    ['pincode=400+049', { pincode: '400049' }],
    ['pincode=here', {}],
    ['service=LAUNDRY', {}],
    ['service=__proto__', {}],
    ['service=&items=', {}],
    ['again=', {}],
    [`again=${'A'.repeat(43)}`, {}],
  ])('prefills from %j: %j', async (query, prefill) => {
    const { data } = await get(booking, `/booking?${query}`)
    expect(data!.prefill).toEqual(prefill)
  })

  it('prefills an earlier booking by its manage key, without the pickup, until the link expires', async () => {
    const details = {
      serviceType: 'both',
      name: 'Asha Kulkarni',
      phone: '9876543210',
      address: 'Flat 3, Hill Road',
      items: '2 sheets',
    }
    const receipt = await send({ ...details, email: '' })
    const manage = new URL(receipt.location!, 'http://localhost').searchParams.get('manage')
    const { data } = await get(booking, `/booking?again=${manage}`)
    expect(data!.prefill).toEqual(details)
    const aWeekLater = addDays(day, 8)
    vi.useFakeTimers({ toFake: ['Date'], now: instantAt(aWeekLater, '10:00') })
    expect((await get(booking, `/booking?again=${manage}`)).data!.prefill).toEqual({})
    vi.useRealTimers()
  })

  it.each([
    [{ title: 'Laundry Services', bookedAs: 'laundry' }, true, 'Booking: Laundry Services'],
    [express, true, 'Booking: Express Service. We chose Both Services + Express for it.'],
    [express, false, 'Booking: Express Service. We chose Both Services for it.'],
  ] as const)('says what a link to %j chose', (service, isExpressOffered, note) => {
    const query = new URLSearchParams(bookingHref(service, english).split('?')[1])
    const services = [
      { ...service, bookingHref: bookingHref(service, english) },
    ] as unknown as Parameters<typeof nameLinkedService>[0]
    expect(nameLinkedService(services, query, { isExpressOffered, words: english })).toBe(note)
  })

  it('shows a pending toast once', async () => {
    const toast = { kind: 'success', title: english.bookingReply.saved } as const
    const { value } = readCookie(await redirectWithToast('/', toast), 'toast')!
    const answer = await get(booking, '/booking', { headers: { Cookie: `toast=${value}` } })
    expect(answer.data!.toast).toEqual(toast)
    expect(readCookie(answer, 'toast')?.attributes).toMatchObject({ 'max-age': '0' })
  })
})

describe('POST /booking', () => {
  it('runs one query, including rate limits', async () => {
    await send()
    const queries = await countQueries(async () => expect((await send()).status).toBe(302))
    expect(queries).toBe(1)
  })

  it('stores a booking once and redirects to its receipt', async () => {
    const form = { phone: '98765-43210', name: ' Asha  Kulkarni ', requestKey: randomUUID() }
    const answer = await send(form)
    const [booked, ...others] = await storedBookings()
    expect(others).toEqual([])
    expect(booked).toMatchObject({ phone: '9876543210', date: day, status: 'pending' })
    expect(await findBookingEvents(payload, booked!.id)).toMatchObject([
      { type: 'booked', from: null, to: 'pending', actor: 'Customer', channel: 'site' },
    ])

    const { reference, id } = booked!
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([302, null])
    const address = new URL(answer.location!, 'http://localhost')
    expect(address.pathname).toBe('/booking')
    const manage = createManageKey(payload.secret, id)
    const receipt = { booked: reference, date: day, time: '11AM-1PM', manage }
    expect(parseReceipt(address.searchParams)).toEqual(receipt)
    expect(await readToast(answer)).toMatchObject({
      kind: 'success',
      title: english.bookingReply.saved,
      description: fillSentence(english.bookingReply.savedDetail, { reference }),
    })
    // URLs stay in histories and logs.
    for (const own of ['9876543210', 'Asha', 'asha']) expect(answer.location).not.toContain(own)
    expect(await send(form)).toMatchObject({ status: 302, location: answer.location })
    expect(await storedBookings()).toHaveLength(1)
  })

  it('returns the first booking, with a note, when a repeated form has other details', async () => {
    const requestKey = randomUUID()
    const { location } = await send({ requestKey })
    const again = await send({ requestKey, address: 'Somewhere else' })
    expect(again.location).toBe(location)
    const [{ reference }] = (await storedBookings()) as [Booking]
    expect(await readToast(again)).toMatchObject({
      description: fillSentence(english.bookingReply.savedBefore, { reference }),
    })
  })

  it('returns the receipt of a repeated form after its day has passed', async () => {
    const requestKey = randomUUID()
    await send({ requestKey })
    const [{ id }] = (await storedBookings()) as [Booking]
    const date = addDays(localDateAt(new Date()), -1)
    await payload.db.updateOne({ collection: 'bookings', id, data: { date } })
    expect((await send({ requestKey, date })).location).toContain('booked=')
    expect(await storedBookings()).toHaveLength(1)
  })

  it.each([
    ['unchanged', {}],
    ['after its day has passed', { date: addDays(localDateAt(new Date()), -1) }],
    ['without a form stamp', { [formStampField]: '' }],
  ])('refuses a form repeated a day later %s, and says what to do', async (_, changes) => {
    const requestKey = randomUUID()
    await send({ requestKey })
    const [{ id, reference }] = (await storedBookings()) as [Booking]
    const createdAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
    await payload.db.updateOne({ collection: 'bookings', id, data: { createdAt } })
    const again = await send({ requestKey, ...changes })
    expect(again).toMatchObject({
      status: 409,
      location: null,
      data: {
        inlineNote: english.bookingReply.bookedBefore,
        toast: { link: { href: '/booking/find' } },
      },
    })
    expect(JSON.stringify(again.data)).not.toContain(reference)
    expect(await storedBookings()).toHaveLength(1)
  })

  it.each([
    [{ serviceType: '' }, 'serviceType', english.booking.serviceRequired],
    [{ serviceType: 'ironing' }, 'serviceType', english.booking.serviceRequired],
    [{ date: '' }, 'date', english.pickupFields.dateRequired],
    [{ date: '2001-01-01' }, 'date', english.pickupFields.dateInPast],
    [{ date: '9999-12-24' }, 'date', english.pickupFields.dateRequired],
    [{ date: '9999-12-31' }, 'date', english.pickupFields.dateRequired],
    [{ time: '' }, 'time', english.pickupFields.timeRequired],
    [{ time: '9AM-10AM' }, 'time', english.pickupFields.timeRequired],
    [{ name: ' ' }, 'name', english.booking.nameRequired],
    [{ phone: '' }, 'phone', english.booking.phoneRequired],
    [{ phone: '12345' }, 'phone', forms.phoneInvalid],
    [{ email: 'asha@' }, 'email', forms.emailInvalid],
    [{ address: '' }, 'address', english.booking.addressRequired],
    [{ requestKey: 'mine' }, 'requestKey', forms.expired],
  ])('refuses %j at its field and keeps the input', async (wrong, field, sentence) => {
    const answer = await send({ items: '2 sheets', ...wrong })
    expect(answer).toMatchObject({
      status: 400,
      data: { result: { error: { [field]: [sentence] } } },
    })
    expect(answer.data!.result!.initialValue).toMatchObject({ items: '2 sheets' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await storedBookings()).toEqual([])
  })

  it('refuses a holiday by its name and returns new availability', async () => {
    const answer = await send({ date: holiday })
    const reason = fillSentence(english.pickups.closedOn, { when: 'Diwali' })
    expect(answer).toMatchObject({
      status: 409,
      data: { result: { error: { date: [reason] } }, days: [{ date: holiday, slots: [], reason }] },
    })
    expect(answer.data!.result!.initialValue).toMatchObject({ name: 'Asha Kulkarni' })
    expect(await storedBookings()).toEqual([])
  })

  it('keeps the input and shows an error while the database is down', async () => {
    const logged = captureLogLines()
    const answer = await withDatabaseOffline(() => send({ items: '2 sheets' }))
    const { failed, failedDetail } = english.booking
    expect(answer).toMatchObject({
      status: 503,
      data: { toast: { kind: 'error', title: failed, description: failedDetail } },
    })
    expect(answer.data!.result!.initialValue).toMatchObject({ items: '2 sheets' })
    expect(logged.join('')).toContain('A booking could not be stored')
    for (const own of ['Asha', 'asha@example.com', 'Sea Breeze']) {
      expect(logged.join('')).not.toContain(own)
    }
    expect(await storedBookings()).toEqual([])
  })
})

describe('the wizard without scripts', () => {
  const goToStep = (to: number, changes: Record<string, string> = {}) =>
    send({ to: String(to), name: '', phone: '', address: '', ...changes })

  it('goes to the next step with all input', async () => {
    const answer = await goToStep(3, { items: '2 sheets' })
    expect(answer).toMatchObject({ status: 200, data: { step: 3 } })
    expect(answer.data!.result).toEqual({
      initialValue: expect.objectContaining({ time: '11AM-1PM', items: '2 sheets' }) as object,
    })
    expect(await storedBookings()).toEqual([])
  })

  it('shows a step with errors again, with its own errors only', async () => {
    const { time: timeRequired } = { time: [english.pickupFields.timeRequired] }
    const answer = await goToStep(4, { time: '' })
    expect(answer).toMatchObject({ status: 400, data: { step: 2 } })
    expect(answer.data!.result!.error).toEqual({ time: timeRequired })
    const closed = await goToStep(3, { date: holiday })
    expect(closed.data!.result!.error).toEqual({
      date: [fillSentence(english.pickups.closedOn, { when: 'Diwali' })],
    })
    expect(closed.data!.days).toMatchObject([{ date: holiday, unavailableReason: 'closed' }])
  })

  it('goes back without validating', async () => {
    const answer = await goToStep(1, { serviceType: 'laundry', date: '', time: '' })
    expect(answer).toMatchObject({ status: 200, data: { step: 1 } })
    expect(answer.data!.result).not.toHaveProperty('error')
  })

  it('returns a refused form at the step with the error', async () =>
    expect(await send({ date: holiday })).toMatchObject({ status: 409, data: { step: 2 } }))

  it('submits the whole form even if it requests a step', async () => {
    expect((await send({ to: '2', whole: 'yes' })).status).toBe(302)
    expect(await storedBookings()).toHaveLength(1)
  })

  it('uses the tapped day if no date was typed', async () => {
    await send({ date: '', day })
    await send({ date: day, day: holiday })
    expect((await storedBookings()).map(({ date }) => date)).toEqual([day, day])
  })
})

describe('the service area', () => {
  beforeAll(async () => {
    await createBranch(payload, 'bandra', { pincodes: '400050' })
    await publish({ onlyInServiceArea: true })
  })
  afterAll(() => publish({}))

  const elsewhere = 'Hill Road, Mumbai 400099'

  it('refuses an address elsewhere and keeps the input', async () => {
    const answer = await send({ address: elsewhere })
    expect(answer).toMatchObject({ status: 409, data: { step: 3 } })
    const { notThere, orCall } = english.serviceArea
    const sentence = joinSentences(
      fillSentence(notThere, { pincode: '400099' }),
      fillSentence(orCall, { phone: formatPhone(businessInfo.phone!) }),
    )
    expect(sentence).toContain(businessInfo.phone)
    expect(answer.data!.result).toMatchObject({
      error: { address: [sentence] },
      initialValue: { address: elsewhere, name: 'Asha Kulkarni' },
    })
    expect((await send({ address: 'Hill Road' })).data!.result!.error).toEqual({
      address: [english.serviceArea.pincodeNeeded],
    })
    expect(await storedBookings()).toEqual([])
    expect((await send({ address: 'Hill Road 400050' })).status).toBe(302)
    expect((await send({ address: 'Lake Road', pincode: '400050' })).status).toBe(302)
    const addresses = (await storedBookings()).map(({ address }) => address)
    expect(addresses).toContain('Lake Road 400050')
  })

  it('refuses an address elsewhere on its step without scripts', async () => {
    const answer = await send({ to: '4', address: elsewhere })
    expect(answer).toMatchObject({ status: 400, data: { step: 3 } })
    expect(Object.keys(answer.data!.result!.error!)).toEqual(['address'])
  })
})

describe('GET /booking/days', () => {
  const from = (date: string) => get(daysRoute, `/booking/days?from=${date}`)

  it('returns a month from any day, uncached', async () => {
    const answer = await from(day)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    const days = JSON.parse(answer.text) as DayAvailability[]
    expect(days).toHaveLength(31)
    expect(days[0]).toMatchObject({ date: day, reason: null })
    expect(days.find(({ date }) => date === holiday)).toMatchObject({ slots: [] })
    expect(days.at(-1)!.reason).toMatch(/^Pickups can be booked up to /)
  })

  it('begins today without a day', async () => {
    const [first] = JSON.parse((await get(daysRoute, '/booking/days')).text) as DayAvailability[]
    expect(first!.date).toBe(localDateAt(new Date()))
  })

  it.each([
    ...['', 'tomorrow', '2026-02-30', '2026-11-27T00:00', "2026-11-27' --"],
    ...['9999-12-31', '0000-01-01', '-000001-01-01', '12026-11-27', '1899-12-31'],
  ])('rejects the day %j', async (date) => {
    const answer = await from(encodeURIComponent(date))
    expect(answer).toMatchObject({ status: 400, text: '[]' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['2126-11-27', '2199-12-31', '1900-01-01'])(
    'answers for the far day %s',
    async (date) => {
      const [first] = JSON.parse((await from(date)).text) as DayAvailability[]
      expect(first).toMatchObject({ date, slots: [], reason: expect.any(String) as string })
    },
  )
})

describe('a slot with one place', () => {
  beforeAll(() => publish({ capacityPerSlot: 1 }))
  afterAll(() => publish({ daysAhead: 30 }))

  it('is refused once taken, with the remaining slots', async () => {
    await send({ phone: '9876500000' })
    const answer = await send()
    expect(answer).toMatchObject({
      status: 409,
      data: { result: { error: { time: [english.pickups.taken] } }, days: [{ date: day }] },
    })
    expect(answer.data!.days![0]!.slots).toContain('1PM-3PM')
    expect(answer.data!.days![0]!.slots).not.toContain('11AM-1PM')
    expect(await storedBookings()).toHaveLength(1)
  })

  it('is offered to the booking that has it', async () => {
    const { location } = await send()
    const manage = new URL(location!, 'http://localhost').searchParams.get('manage')!
    const slotsFor = async (key: string) => {
      const { text } = await get(daysRoute, `/booking/days?from=${day}&manage=${key}`)
      return (JSON.parse(text) as DayAvailability[])[0]!.slots
    }
    expect(await slotsFor(manage)).toContain('11AM-1PM')
    expect(await slotsFor('A'.repeat(43))).not.toContain('11AM-1PM')
  })

  it('is not offered while the database is down, but the page still loads', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const [days, page] = await withDatabaseOffline(async () => [
      await get(daysRoute, `/booking/days?from=${day}`),
      await get(booking, '/booking'),
    ])
    expect(days).toMatchObject({ status: 200, text: '[]' })
    expect(page).toMatchObject({ status: 200, data: { days: [] } })
    expect(logged).toHaveBeenCalledWith(
      { err: expect.any(Error) as Error },
      'The available pickup times could not be read',
    )
  })
})
