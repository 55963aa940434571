import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { receiptIn } from '#app/booking/wizard/receipt.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { formStampField } from '#business/forms/fill-time.ts'
import { managePath } from '#business/managing/manage-link.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { serviceAreaMessages } from '#business/words/service-area-messages.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import type { Booking } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { manageKey } from '#platform/crypto/manage-key.ts'
import { log } from '#platform/logs/log.ts'
import { bookingFields } from '#tests/setup/booking-form.ts'
import { testPayload } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { filledFor } from '#tests/setup/filled-form.ts'
import { logLines } from '#tests/setup/log-lines.ts'
import { openBranch } from '#tests/setup/open-business.ts'
import { patience } from '#tests/setup/patience.ts'
import { queriesOf } from '#tests/setup/queries.ts'
import { cookieIn, get, post, toastAfter } from '#tests/setup/route-request.ts'
import * as booking from './book.tsx'
import * as daysRoute from './days.ts'

const payload = await testPayload()
const holiday = openDayFromNow(9)
const day = openDayFromNow(3)

beforeAll(() => publish({ daysAhead: 30 }))
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

/** The sample business, with one holiday and these rules, as soon as the site knows it. */
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
    const { business, serviceArea } = await siteContent()
    const { onlyInServiceArea = false, ...rules } = bookingPolicy
    expect(business.pickupRules).toMatchObject(rules)
    expect(serviceArea.isOnlyThere).toBe(onlyInServiceArea)
  }, patience)
}

async function send(changes: Record<string, string> = {}) {
  const fields = { ...bookingFields({ date: day }), ...(await filledFor(3)), ...changes }
  return post(booking, '/booking', fields)
}

async function stored(): Promise<Booking[]> {
  const all = { collection: 'bookings', depth: 0, joins: false, overrideAccess: true } as const
  return (await payload.find(all)).docs
}

describe('the page', () => {
  it('knows what can be booked in the weeks to come, and is made for one visitor', async () => {
    const answer = await get(booking, '/booking')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { today, days, asked, toast } = answer.data!
    expect(today).toBe(localDateAt(new Date()))
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 31 }, (_, ahead) => addDays(today, ahead)),
    )
    const on = (date: string) => days.find((other) => other.date === date)
    expect(on(day)).toMatchObject({
      reason: null,
      slots: ['9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM'],
    })
    expect(on(holiday)).toMatchObject({ slots: [], reason: messages.pickup.closedOn('Diwali') })
    expect([asked, toast]).toEqual([{}, null])
    const again = await get(booking, '/booking')
    expect(again.data!.requestKey).not.toBe(answer.data!.requestKey)
  })

  it.each([
    ['service=laundry', { serviceType: 'laundry' }],
    ['service=both&items=Home+Services', { serviceType: 'both', items: 'Home Services' }],
    ['service=LAUNDRY', {}],
    ['service=__proto__', {}],
    ['service=&items=', {}],
    ['again=', {}],
    [`again=${'A'.repeat(43)}`, {}],
  ])('followed by %j knows %j', async (query, asked) => {
    const { data } = await get(booking, `/booking?${query}`)
    expect(data!.asked).toEqual(asked)
  })

  it('is filled in with an earlier booking by its key, but for the pickup', async () => {
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
    expect(data!.asked).toEqual(details)
    const aWeekLater = addDays(day, 8)
    vi.useFakeTimers({ toFake: ['Date'], now: instantAt(aWeekLater, '10:00') })
    expect((await get(booking, `/booking?again=${manage}`)).data!.asked).toEqual({})
    vi.useRealTimers()
  })

  it('that comes after a booking says who does what next, and keeps it for WhatsApp', async () => {
    const { location } = await send()
    const { booked } = (await get(booking, location!)).data!
    expect(booked!.nextStep).toMatch(/^We call you to confirm[.,] /)
    const kept = new URL(booked!.keepHref).searchParams.get('text')
    expect(kept).toContain(booked!.receipt.booked)
    expect(kept).toContain(managePath(booked!.receipt.manage))
  })

  it('says once what the last answer has left to say', async () => {
    const toast = { kind: 'success', title: messages.booking.saved } as const
    const { value } = cookieIn(await redirectWithToast('/', toast), 'toast')!
    const answer = await get(booking, '/booking', { headers: { Cookie: `toast=${value}` } })
    expect(answer.data!.toast).toEqual(toast)
    expect(cookieIn(answer, 'toast')?.attributes).toMatchObject({ 'max-age': '0' })
  })
})

describe('a booking', () => {
  it('asks the database at most eight times, rate limits included', async () => {
    await send()
    const asked = await queriesOf(async () => expect((await send()).status).toBe(302))
    expect(asked).toBeGreaterThan(1)
    expect(asked).toBeLessThanOrEqual(8)
  })

  it('is stored once, and leads to its receipt', async () => {
    const form = { phone: '98765-43210', name: ' Asha  Kulkarni ', requestKey: randomUUID() }
    const answer = await send(form)
    const [booked, ...others] = await stored()
    expect(others).toEqual([])
    expect(booked).toMatchObject({ phone: '9876543210', date: day, status: 'pending' })
    expect(await eventsOfBooking(payload, booked!.id)).toMatchObject([
      { type: 'booked', from: null, to: 'pending', actor: 'Customer', channel: 'site' },
    ])

    const { reference, id } = booked!
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([302, null])
    const address = new URL(answer.location!, 'http://localhost')
    expect(address.pathname).toBe('/booking')
    const manage = manageKey(payload.secret, id)
    const receipt = { booked: reference, date: day, time: '11AM-1PM', manage }
    expect(receiptIn(address.searchParams)).toEqual(receipt)
    expect(await toastAfter(answer)).toMatchObject({
      kind: 'success',
      title: messages.booking.saved,
      description: messages.booking.savedDetail(reference),
    })
    // An address stays in histories and logs.
    for (const own of ['9876543210', 'Asha', 'asha']) expect(answer.location).not.toContain(own)
    expect(await send(form)).toMatchObject({ status: 302, location: answer.location })
    expect(await stored()).toHaveLength(1)
  })

  it('that is sent again with other particulars is the first one, and says so', async () => {
    const requestKey = randomUUID()
    const { location } = await send({ requestKey })
    const again = await send({ requestKey, address: 'Somewhere else' })
    expect(again.location).toBe(location)
    const [{ reference }] = (await stored()) as [Booking]
    expect(await toastAfter(again)).toMatchObject({
      description: messages.booking.savedBefore(reference),
    })
  })

  it('that is sent again after its day has passed is answered with its receipt', async () => {
    const requestKey = randomUUID()
    await send({ requestKey })
    const [{ id }] = (await stored()) as [Booking]
    const date = addDays(localDateAt(new Date()), -1)
    await payload.db.updateOne({ collection: 'bookings', id, data: { date } })
    expect((await send({ requestKey, date })).location).toContain('booked=')
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['as it was', {}],
    ['after its day has passed', { date: addDays(localDateAt(new Date()), -1) }],
    ['without a form stamp', { [formStampField]: '' }],
  ])('that is sent again a day later %s opens nothing and says what to do', async (_, changes) => {
    const requestKey = randomUUID()
    await send({ requestKey })
    const [{ id, reference }] = (await stored()) as [Booking]
    const createdAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
    await payload.db.updateOne({ collection: 'bookings', id, data: { createdAt } })
    const again = await send({ requestKey, ...changes })
    expect(again).toMatchObject({
      status: 409,
      location: null,
      data: {
        stays: messages.repeatedForm.bookedBefore,
        toast: { link: { href: '/booking/find' } },
      },
    })
    expect(JSON.stringify(again.data)).not.toContain(reference)
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    [{ serviceType: '' }, 'serviceType', messages.booking.serviceRequired],
    [{ serviceType: 'ironing' }, 'serviceType', messages.booking.serviceRequired],
    [{ date: '' }, 'date', messages.booking.dateRequired],
    [{ date: '2001-01-01' }, 'date', messages.booking.dateInPast],
    [{ time: '' }, 'time', messages.booking.timeRequired],
    [{ time: '9AM-10AM' }, 'time', messages.booking.timeRequired],
    [{ name: ' ' }, 'name', messages.booking.nameRequired],
    [{ phone: '' }, 'phone', messages.booking.phoneRequired],
    [{ phone: '12345' }, 'phone', messages.booking.phoneInvalid],
    [{ email: 'asha@' }, 'email', messages.booking.emailInvalid],
    [{ address: '' }, 'address', messages.booking.addressRequired],
    [{ requestKey: 'mine' }, 'requestKey', messages.booking.requestKeyInvalid],
  ])('with %j is refused at its field, and kept in the form', async (wrong, field, sentence) => {
    const answer = await send({ items: '2 sheets', ...wrong })
    expect(answer).toMatchObject({
      status: 400,
      data: { toast: null, result: { error: { [field]: [sentence] } } },
    })
    expect(answer.data!.result.initialValue).toMatchObject({ items: '2 sheets' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await stored()).toEqual([])
  })

  it('on a holiday is refused with its name, and the days are said anew', async () => {
    const answer = await send({ date: holiday })
    const reason = messages.pickup.closedOn('Diwali')
    expect(answer).toMatchObject({
      status: 409,
      data: {
        result: { error: { date: [reason] } },
        days: [{ date: holiday, slots: [], reason }],
      },
    })
    expect(answer.data!.result.initialValue).toMatchObject({ name: 'Asha Kulkarni' })
    expect(await stored()).toEqual([])
  })

  it('that cannot be stored stays in the form, and the page says so', async () => {
    const said = logLines()
    const answer = await whileDatabaseIsAway(() => send({ items: '2 sheets' }))
    const { failed, failedDetail } = messages.booking
    expect(answer).toMatchObject({
      status: 503,
      data: { toast: { kind: 'error', title: failed, description: failedDetail }, days: [] },
    })
    expect(answer.data!.result.initialValue).toMatchObject({ items: '2 sheets' })
    expect(said.join('')).toContain('A booking could not be stored')
    for (const own of ['Asha', 'asha@example.com', 'Sea Breeze']) {
      expect(said.join('')).not.toContain(own)
    }
    expect(await stored()).toEqual([])
  })
})

describe('where scripts have not arrived', () => {
  const turn = (to: number, changes: Record<string, string> = {}) =>
    send({ to: String(to), name: '', phone: '', address: '', ...changes })

  it('a step that is finished leads to the next, with all that was written', async () => {
    const answer = await turn(3, { items: '2 sheets' })
    expect(answer).toMatchObject({ status: 200, data: { step: 3, toast: null } })
    expect(answer.data!.result).toEqual({
      initialValue: expect.objectContaining({ time: '11AM-1PM', items: '2 sheets' }) as object,
    })
    expect(await stored()).toEqual([])
  })

  it('a step on which something is wrong is shown again, with what is wrong on it alone', async () => {
    const { time: timeRequired } = { time: [messages.booking.timeRequired] }
    const answer = await turn(4, { time: '' })
    expect(answer).toMatchObject({ status: 400, data: { step: 2 } })
    expect(answer.data!.result.error).toEqual({ time: timeRequired })
    const closed = await turn(3, { date: holiday })
    expect(closed.data!.result.error).toEqual({ date: [messages.pickup.closedOn('Diwali')] })
    expect(closed.data!.days).toMatchObject([{ date: holiday, none: 'closed' }])
  })

  it('Back asks for nothing', async () => {
    const answer = await turn(1, { serviceType: 'laundry', date: '', time: '' })
    expect(answer).toMatchObject({ status: 200, data: { step: 1 } })
    expect(answer.data!.result).not.toHaveProperty('error')
  })

  it('a form that is refused at its end comes back at the step where something is wrong', async () =>
    expect(await send({ date: holiday })).toMatchObject({ status: 409, data: { step: 2 } }))

  it('the whole form, which has no steps, is sent whatever it asks for', async () => {
    expect((await send({ to: '2', whole: 'yes' })).status).toBe(302)
    expect(await stored()).toHaveLength(1)
  })

  it('the day that was tapped counts where none was typed', async () => {
    await send({ date: '', day })
    await send({ date: day, day: holiday })
    expect((await stored()).map(({ date }) => date)).toEqual([day, day])
  })
})

describe('where only some pincodes are collected from', () => {
  beforeAll(async () => {
    await openBranch(payload, 'bandra', { pincodes: '400050' })
    await publish({ onlyInServiceArea: true })
  })
  afterAll(() => publish({}))

  const elsewhere = 'Hill Road, Mumbai 400099'

  it('an address elsewhere is refused kindly, with all that was written', async () => {
    const answer = await send({ address: elsewhere })
    expect(answer).toMatchObject({ status: 409, data: { step: 3 } })
    const sentence = serviceAreaMessages.notThere('400099', businessInfo.phone!)
    expect(sentence).toContain(businessInfo.phone)
    expect(answer.data!.result).toMatchObject({
      error: { address: [sentence] },
      initialValue: { address: elsewhere, name: 'Asha Kulkarni' },
    })
    expect((await send({ address: 'Hill Road' })).data!.result.error).toEqual({
      address: [serviceAreaMessages.pincodeNeeded],
    })
    expect(await stored()).toEqual([])
    expect((await send({ address: 'Hill Road 400050' })).status).toBe(302)
  })

  it('the step says so where scripts have not arrived', async () => {
    const answer = await send({ to: '4', address: elsewhere })
    expect(answer).toMatchObject({ status: 400, data: { step: 3 } })
    expect(Object.keys(answer.data!.result.error!)).toEqual(['address'])
  })
})

describe('what can be booked later', () => {
  const from = (date: string) => get(daysRoute, `/booking/days?from=${date}`)

  it('is told for the weeks from any day on, and kept by nobody', async () => {
    const answer = await from(day)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    const days = JSON.parse(answer.text) as DayAvailability[]
    expect(days).toHaveLength(31)
    expect(days[0]).toMatchObject({ date: day, reason: null })
    expect(days.find(({ date }) => date === holiday)).toMatchObject({ slots: [] })
    expect(days.at(-1)!.reason).toMatch(/^Pickups can be booked up to /)
  })

  it.each(['', 'tomorrow', '2026-02-30', '2026-11-27T00:00', "2026-11-27' --"])(
    'is not told from %j on',
    async (date) => {
      const answer = await from(encodeURIComponent(date))
      expect(answer).toMatchObject({ status: 400, text: '[]' })
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    },
  )
})

describe('a slot that takes one pickup', () => {
  beforeAll(() => publish({ capacityPerSlot: 1 }))
  afterAll(() => publish({ daysAhead: 30 }))

  it('that was taken meanwhile is refused, with the slots that are left', async () => {
    await send({ phone: '9876500000' })
    const answer = await send()
    expect(answer).toMatchObject({
      status: 409,
      data: { result: { error: { time: [messages.pickup.taken] } }, days: [{ date: day }] },
    })
    expect(answer.data!.days[0]!.slots).toContain('1PM-3PM')
    expect(answer.data!.days[0]!.slots).not.toContain('11AM-1PM')
    expect(await stored()).toHaveLength(1)
  })

  it('is offered to whoever moves the pickup that takes it', async () => {
    const { location } = await send()
    const manage = new URL(location!, 'http://localhost').searchParams.get('manage')!
    const slotsFor = async (key: string) => {
      const { text } = await get(daysRoute, `/booking/days?from=${day}&manage=${key}`)
      return (JSON.parse(text) as DayAvailability[])[0]!.slots
    }
    expect(await slotsFor(manage)).toContain('11AM-1PM')
    expect(await slotsFor('A'.repeat(43))).not.toContain('11AM-1PM')
  })

  it('is offered by nobody while the places cannot be counted, and the page is shown all the same', async () => {
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    const [days, page] = await whileDatabaseIsAway(async () => [
      await get(daysRoute, `/booking/days?from=${day}`),
      await get(booking, '/booking'),
    ])
    expect(days).toMatchObject({ status: 200, text: '[]' })
    expect(page).toMatchObject({ status: 200, data: { days: [] } })
    expect(said).toHaveBeenCalledWith(
      { err: expect.any(Error) as Error },
      'What can be booked could not be read',
    )
  })
})
