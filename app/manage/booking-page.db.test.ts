import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consumeFormLimits } from '#app/http/spam-protection.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { rateLimits } from '#business/forms/spam-protection.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { addDays } from '#business/pickups/local-time.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBooking } from '#platform/database/queries/find-bookings.ts'
import { log } from '#platform/logs/log.ts'
import { bookAsVisitor } from '#tests/helpers/bookings/book-as-visitor.ts'
import { createBranch, openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get, post, readCookie, readToast } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as managing from './booking-page.tsx'
import * as calendar from './calendar-file.ts'
import * as cancelling from './cancel-page.tsx'
import * as rescheduling from './reschedule-page.tsx'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const { trustProxy } = environment
const shownVersion = { seenStatus: 'pending', seenDate: daysFromNow(1), seenTime: '11AM-1PM' }
const later = { date: daysFromNow(3), time: '1PM-3PM' }

beforeEach(() => emptyDatabase(payload))
afterEach(() => vi.restoreAllMocks())

async function book(changes: Partial<Booking> = {}): Promise<string> {
  const { manageKey: key } = await bookAsVisitor(bookingRequest({ requestKey: randomUUID() }))
  const { id } = await stored(key)
  await payload.db.updateOne({ collection: 'bookings', id, data: changes })
  return key
}

const eventsOf = async (key: string) => findBookingEvents(payload, (await stored(key)).id)

async function stored(key: string): Promise<Booking> {
  return (await findBooking(payload, drizzle, sql`manage_key_hash = ${hashManageKey(key)}`))!
}

const noindex = { name: 'robots', content: 'noindex' }
const path = (key: string) => `/booking/manage/${key}`
const back = (key: string) => ({ status: 302, location: path(key) })
const open = (key: string) => get(managing, path(key), { params: { key } })

describe('the manage page', () => {
  it('shows the booking, uncached and without a referrer', async () => {
    const key = await book()
    const { id, reference } = await stored(key)
    const answer = await open(key)
    expect(answer).toMatchObject({
      status: 200,
      data: { key, toast: null, booking: { reference, status: 'pending', phone: '9876543210' } },
    })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(managing.meta({} as never)).toContainEqual(noindex)
    const body = JSON.stringify(answer.data)
    const find = { collection: 'bookings', id, overrideAccess: true } as const
    const { manageKeyHash, requestKey } = await payload.findByID(find)
    for (const secret of [manageKeyHash!, requestKey!]) expect(body).not.toContain(secret)
  })

  it('names the promised day until the order ends, or a delivery is chosen or made', async () => {
    const promisedDate = daysFromNow(3)
    for (const [changes, shown] of [
      [{}, promisedDate],
      [{ status: 'confirmed' }, promisedDate],
      [{ status: 'cancelled' }, null],
      [{ status: 'completed' }, null],
      [{ deliveryDate: daysFromNow(4), deliveryTime: '11AM-1PM' }, null],
      [{ status: 'confirmed', deliveredAt: new Date().toISOString() }, null],
    ] as const) {
      const answer = await open(await book({ promisedDate, ...changes }))
      expect(answer).toMatchObject({ data: { booking: { promisedDate: shown } } })
    }
  })

  it('promises no return outside the service area before staff have confirmed', async () => {
    await createBranch(payload, 'Juhu', { pincodes: '400049' })
    const changes = { address: 'Pune 411001', promisedDate: daysFromNow(3) }
    await vi.waitFor(async () => {
      const answer = await open(await book(changes))
      expect(answer).toMatchObject({ data: { booking: { promisedDate: null } } })
    }, waitOptions)
    const key = await book(changes)
    const query = new URLSearchParams(later)
    const moved = await get(rescheduling, `${path(key)}/reschedule?${query}`, { params: { key } })
    expect(moved).toMatchObject({ data: { promisedDate: null } })
    const { text } = await get(calendar, `${path(key)}/pickup.ics`, { params: { key } })
    expect(text).not.toContain('Back by')
    const confirmed = await open(await book({ ...changes, status: 'confirmed' }))
    expect(confirmed).toMatchObject({ data: { booking: { promisedDate: daysFromNow(3) } } })
  })

  it('shows a pending toast once', async () => {
    const key = await book()
    const done = await post(cancelling, path(key), shownVersion, { params: { key } })
    const { value } = readCookie(done, 'toast')!
    const headers = { Cookie: `toast=${value}` }
    const answer = await get(managing, path(key), { params: { key }, headers })
    expect(answer).toMatchObject({ data: { toast: { title: english.manage.cancelled } } })
    expect(readCookie(answer, 'toast')?.attributes).toMatchObject({ 'max-age': '0' })
  })

  it('offers changes while they are allowed', async () => {
    expect(await open(await book())).toMatchObject({ data: { mayChange: true } })
    for (const changes of [
      { date: daysFromNow(-1) },
      { status: 'cancelled' },
      { status: 'completed' },
    ] as const) {
      expect(await open(await book(changes))).toMatchObject({ data: { mayChange: false } })
    }
  })

  it('returns 404 for an unknown key and 410 for an expired link', async () => {
    expect(await open('A'.repeat(43))).toMatchObject({ status: 404, data: { missing: 'unknown' } })
    expect(await open(await book({ date: daysFromNow(-8) }))).toMatchObject({
      status: 410,
      data: { missing: 'expired' },
    })
  })

  it('returns 503 with a sentence while the database is down', async () => {
    const key = await book()
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    // The content of the site is already loaded.
    vi.spyOn(drizzle, 'execute').mockRejectedValue(new Error('It is away'))
    expect(await open(key)).toMatchObject({ status: 503, text: english.requests.unavailable })
    expect(logError).toHaveBeenCalledOnce()
  })
})

const { cancelled, nothingCollected, notChanged } = english.manage
const rescheduledToLater = fillSentence(english.reschedule.bookedFor, {
  pickup: `${formatLongDate(later.date)}, ${later.time}`,
})

describe.each([
  ['cancelling', cancelling, {}, { title: cancelled, description: nothingCollected }],
  [
    'rescheduling',
    rescheduling,
    later,
    { title: english.reschedule.done, description: rescheduledToLater },
  ],
] as const)('%s', (_, page, changes, toast) => {
  it('shows the current booking, uncached', async () => {
    const key = await book()
    const answer = await get<Promise<object>>(page, path(key), { params: { key } })
    expect(answer).toMatchObject({ status: 200, data: { key, booking: { status: 'pending' } } })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    })
    expect(page.meta({} as never)).toContainEqual(noindex)
  })

  it('changes nothing on GET', async () => {
    const key = await book()
    const before = await stored(key)
    const choice = `${path(key)}?${new URLSearchParams(later)}`
    await get<Promise<object>>(page, choice, { params: { key } })
    expect(await stored(key)).toEqual(before)
  })

  it('redirects to the booking if changes are not allowed', async () => {
    for (const key of [await book({ date: daysFromNow(-1) }), 'A'.repeat(43)]) {
      expect(await get<Promise<object>>(page, path(key), { params: { key } })).toMatchObject(
        back(key),
      )
    }
  })

  it.each([{}, { seenStatus: 'lost' }, { seenTime: 'noon' }])(
    'changes nothing if the version fields are altered: %j',
    async (change) => {
      const key = await book()
      const form = Object.keys(change).length > 0 ? { ...shownVersion, ...changes, ...change } : {}
      const answer = await post(page, path(key), form, { params: { key } })
      expect(answer).toMatchObject(back(key))
      const description = english.requests.unreadable
      expect(await readToast(answer)).toEqual({ kind: 'error', title: notChanged, description })
      expect(await eventsOf(key)).toHaveLength(1)
    },
  )

  it.each([{}, { ...shownVersion, ...changes }])(
    'redirects an unknown key to its page',
    async (form) => {
      const key = 'चाबी'
      const answer = await post(page, path(encodeURIComponent(key)), form, { params: { key } })
      expect(answer).toMatchObject(back(encodeURIComponent(key)))
    },
  )

  it('changes the booking once and redirects each time', async () => {
    const key = await book()
    for (let time = 0; time < 2; time += 1) {
      const form = { ...shownVersion, ...changes }
      const answer = await post(page, path(key), form, { params: { key } })
      expect(answer).toMatchObject(back(key))
      expect(await readToast(answer)).toEqual({ kind: 'success', ...toast })
    }
    const events = await eventsOf(key)
    expect(events).toHaveLength(2)
    expect(events[1]).toMatchObject({ actor: 'Customer', channel: 'manage-link' })
  })

  it('is refused if the booking has changed since the page loaded', async () => {
    const key = await book({ time: '3PM-5PM' })
    const answer = await post(page, path(key), { ...shownVersion, ...changes }, { params: { key } })
    expect(answer).toMatchObject(back(key))
    const description = english.manage.changedConcurrently
    expect(await readToast(answer)).toEqual({ kind: 'error', title: notChanged, description })
    expect(await stored(key)).toMatchObject({ status: 'pending', time: '3PM-5PM' })
  })

  it('returns 503 with a sentence while the database is down', async () => {
    const key = await book()
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const form = { ...shownVersion, ...changes }
    const answer = await withDatabaseOffline(() => post(page, path(key), form, { params: { key } }))
    expect(answer).toMatchObject({ status: 503, text: english.requests.unavailable })
    // Neither the limit nor the booking.
    expect(logError).toHaveBeenCalledTimes(2)
    expect(await eventsOf(key)).toHaveLength(1)
  })
})

it('refuses an unavailable slot on the page with other slots', async () => {
  const key = await book()
  const form = { ...shownVersion, ...later, date: daysFromNow(-1) }
  const answer = await post(rescheduling, path(key), form, { params: { key } })
  expect(answer).toMatchObject({ status: 409, data: { problem: english.pickupFields.dateInPast } })
  expect(await eventsOf(key)).toHaveLength(1)
})

it('refuses the sixth move within an hour on the same page', async () => {
  const key = await book()
  const there = { date: later.date, time: later.time }
  const back = { date: shownVersion.seenDate, time: shownVersion.seenTime }
  let seen = shownVersion
  for (const to of [there, back, there, back, there]) {
    const answer = await post(rescheduling, path(key), { ...seen, ...to }, { params: { key } })
    expect(answer).toMatchObject({ status: 302, location: path(key) })
    seen = { ...shownVersion, seenDate: to.date, seenTime: to.time }
  }
  const answer = await post(rescheduling, path(key), { ...seen, ...back }, { params: { key } })
  expect(answer).toMatchObject({
    status: 429,
    data: {
      problem: expect.stringMatching(
        /within an hour\. Please try again in \d+ minutes\./,
      ) as string,
    },
  })
})

describe('changes from one address', () => {
  beforeEach(() => Object.assign(environment, { trustProxy: true }))
  afterEach(() => Object.assign(environment, { trustProxy }))

  const headers = { 'X-Forwarded-For': '203.0.113.7' }

  it('are refused past the limit', async () => {
    const key = await book()
    for (let count = 0; count < rateLimits.change.address; count += 1) {
      await consumeFormLimits('change', { address: '203.0.113.7' })
    }
    const as = { params: { key }, headers }
    const moved = await post(rescheduling, path(key), { ...shownVersion, ...later }, as)
    const sentence = expect.stringContaining(english.spam.exceeded.change.address) as string
    expect(moved).toMatchObject({ status: 429, data: { problem: sentence } })
    const cancelled = await post(cancelling, path(key), shownVersion, as)
    expect(cancelled).toMatchObject({ status: 429, data: { problem: sentence } })
    expect(await eventsOf(key)).toHaveLength(1)
  })

  it('are not counted when refused', async () => {
    const key = await book()
    const as = { params: { key }, headers }
    for (let count = 0; count < rateLimits.change.address; count += 1) {
      await post(rescheduling, path(key), { ...shownVersion, ...later, date: daysFromNow(-1) }, as)
    }
    expect(await post(cancelling, path(key), shownVersion, as)).toMatchObject(back(key))
    expect((await stored(key)).status).toBe('cancelled')
  })
})

it.each([
  [{ date: '', time: '' }, english.pickupFields.dateRequired],
  [{ date: later.date }, english.pickupFields.timeRequired],
])('names the missing part of a choice: %j', async (choice, problem) => {
  const key = await book()
  const answer = await post(
    rescheduling,
    path(key),
    { ...shownVersion, ...choice },
    { params: { key } },
  )
  expect(answer).toMatchObject({ status: 400, data: { problem } })
  expect(await eventsOf(key)).toHaveLength(1)
})

describe('the reschedule page', () => {
  const openPage = async (query = '') => {
    const key = await book()
    return get(rescheduling, `${path(key)}/reschedule${query}`, { params: { key } })
  }

  it('offers a month from today, and a later requested day', async () => {
    const { data } = await openPage()
    expect(data).toMatchObject({ today: daysFromNow(0), chosen: {}, to: null, problem: null })
    expect(data!.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 31 }, (_, ahead) => daysFromNow(ahead)),
    )
    const far = daysFromNow(300)
    expect((await openPage(`?date=${far}`)).data!.days.at(-1)!.date).toBe(far)
  })

  it('shows the new pickup, or why it is not possible', async () => {
    const choice = (date: string, time: string) => openPage(`?date=${date}&time=${time}`)
    expect((await choice(later.date, later.time)).data).toMatchObject({ to: later, problem: null })
    const { alreadyThere, noLongerOffered } = english.reschedule
    const asBooked = await choice(shownVersion.seenDate, shownVersion.seenTime)
    expect(asBooked.data).toMatchObject({ to: null, problem: alreadyThere })
    expect((await openPage('?date=')).data).toMatchObject({
      to: null,
      problem: english.pickupFields.dateRequired,
    })
    for (const date of ['9999-12-31', '0000-01-01', '2026-02-30', '12026-11-27']) {
      const unreadable = await choice(date, later.time)
      expect(unreadable.data).toMatchObject({
        ...{ to: null, problem: english.pickupFields.dateRequired },
      })
    }
    const typo = await choice('2126-11-27', later.time)
    expect(typo.data).toMatchObject({ to: null, problem: noLongerOffered })
    const past = await choice(daysFromNow(-1), later.time)
    expect(past.data).toMatchObject({ to: null, problem: noLongerOffered })
  })
})

describe('the promised day on the reschedule page', () => {
  const bookWithPromise = () => book({ promisedDate: daysFromNow(9) })
  const promisedAfter = async (key: string, date: string) => {
    const to = `${path(key)}/reschedule?${new URLSearchParams({ date, time: later.time })}`
    return (await get(rescheduling, to, { params: { key } })).data!.promisedDate
  }

  it('stays for another slot of the day', async () =>
    expect(await promisedAfter(await bookWithPromise(), shownVersion.seenDate)).toBe(
      daysFromNow(9),
    ))

  it('follows the current rules for another day', async () => {
    const laundry = 4
    const key = await bookWithPromise()
    await payload.updateGlobal({
      slug: 'business-info',
      data: { ...openBusiness, bookingPolicy: { workingDays: { laundry } } },
      overrideAccess: true,
    })
    await vi.waitFor(
      async () => expect(await promisedAfter(key, later.date)).toBe(addDays(later.date, laundry)),
      waitOptions,
    )
  })
})

describe('the calendar file', () => {
  const fetchFile = (key: string) => get(calendar, `${path(key)}/pickup.ics`, { params: { key } })

  it('contains the current pickup, uncached', async () => {
    const key = await book({ status: 'confirmed' })
    const { reference } = await stored(key)
    const { status, headers, text } = await fetchFile(key)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="pickup-${reference}.ics"`,
      'cache-control': 'private, no-store',
    })
    // 11:00 in Mumbai.
    expect(text).toContain(`DTSTART:${shownVersion.seenDate.replaceAll('-', '')}T053000Z`)
    expect(text).toContain('STATUS:CONFIRMED')
    const unfolded = text.replaceAll(/\r\n\s/g, '')
    expect(unfolded).toContain(reference)
    expect(unfolded).toContain(`${environment.siteUrl}${path(key)}`)
  })

  it('returns 404 for an unknown or expired key', async () => {
    for (const key of ['A'.repeat(43), '', await book({ date: daysFromNow(-8) })]) {
      expect(await fetchFile(key)).toMatchObject({ status: 404 })
    }
  })

  it('returns 503 while the database is down', async () => {
    const key = await book()
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const answer = await withDatabaseOffline(() => fetchFile(key))
    expect(answer).toMatchObject({ status: 503, text: english.requests.unavailable })
    expect(logError).toHaveBeenCalledOnce()
  })
})
