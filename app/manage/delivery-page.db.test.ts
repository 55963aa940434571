import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import type { Language } from '#business/languages/languages.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBooking } from '#platform/database/queries/find-bookings.ts'
import { log } from '#platform/logs/log.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get, post, readToast } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as managing from './booking-page.tsx'
import * as delivering from './delivery-page.tsx'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const { delivery, manage, order, pickups, requests } = wordsFor('en')
const friday = { date: daysFromNow(4), time: '5PM-7PM' } as const
const saturday = { date: daysFromNow(5), time: '9AM-11AM' } as const
const readyAt = new Date().toISOString()
const longReady = { date: daysFromNow(-9), readyAt: `${daysFromNow(-8)}T06:00:00.000Z` }

beforeEach(async () => {
  await emptyDatabase(payload)
  await publish({})
})

const publish = (bookingPolicy: object) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy },
    overrideAccess: true,
  })

async function book(changes: Partial<Booking> = {}): Promise<string> {
  const { id } = await createBooking(payload, { date: daysFromNow(1), time: '11AM-1PM' })
  const key = createManageKey(payload.secret, id)
  const steps = { pickedUpAt: readyAt, readyAt }
  const data = { ...steps, status: 'confirmed', manageKeyHash: hashManageKey(key), ...changes }
  await payload.db.updateOne({ collection: 'bookings', id, data })
  return key
}

async function stored(key: string): Promise<Booking> {
  return (await findBooking(payload, drizzle, sql`manage_key_hash = ${hashManageKey(key)}`))!
}

const pathOf = (key: string, prefix = '') => `${prefix}/booking/manage/${key}`
const openTimes = (key: string, prefix = '') =>
  get(delivering, `${pathOf(key, prefix)}/delivery`, { params: { key } })
const choose = (key: string, to = serializePickup(friday), prefix = '', seen = '') =>
  post(delivering, `${pathOf(key, prefix)}/delivery`, { to, seen }, { params: { key } })
const openBooking = async (key: string) =>
  (await get(managing, pathOf(key), { params: { key } })).data
const chosenTime = async (key: string) => {
  const { deliveryDate, deliveryTime } = await stored(key)
  return [deliveryDate ?? null, deliveryTime ?? null]
}

describe('the delivery page', () => {
  it('offers the free times of a week, uncached', async () => {
    const answer = await openTimes(await book())
    expect(answer).toMatchObject({
      status: 200,
      data: { title: delivery.choose, current: null, currentSentence: null },
    })
    const dates = answer.data!.days.map(({ date }) => date)
    expect(dates).toContain(daysFromNow(6))
    expect(dates).not.toContain(daysFromNow(7))
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    })
  })

  it('shows the chosen time, and offers it to its customer alone when the slot is full', async () => {
    await publish({ deliveriesPerSlot: 1 })
    const [key, otherKey] = [await book(), await book({ date: daysFromNow(2) })]
    const timesOf = async (ofKey: string) => {
      const { data } = await openTimes(ofKey)
      return data!.days.find(({ date }) => date === friday.date)!.slots
    }
    await choose(key)
    await vi.waitFor(
      async () => expect(await timesOf(otherKey)).not.toContain(friday.time),
      waitOptions,
    )
    expect(await timesOf(key)).toContain(friday.time)
    expect((await openTimes(key)).data).toMatchObject({ title: delivery.change, current: friday })
  })

  it.each([
    ['not ready', { readyAt: null }],
    ['on the way', { dispatchedAt: readyAt }],
    ['delivered', { dispatchedAt: readyAt, deliveredAt: readyAt }],
    ['completed', { status: 'completed' }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('redirects to the booking that is %s, which offers no times', async (_, changes) => {
    const key = await book(changes)
    expect(await openTimes(key)).toMatchObject({ status: 302, location: pathOf(key) })
    expect(await openBooking(key)).toMatchObject({ paths: { delivery: null } })
    const answer = await choose(key)
    expect(answer).toMatchObject({ status: 302, location: pathOf(key) })
    expect(await readToast(answer)).toMatchObject({ kind: 'error', title: manage.notChanged })
    expect(await chosenTime(key)).toEqual([null, null])
  })

  it('redirects unknown and expired links to their page, and stores nothing', async () => {
    const expired = await book(longReady)
    for (const key of ['A'.repeat(43), expired]) {
      for (const answer of [await openTimes(key), await choose(key)]) {
        expect(answer).toMatchObject({ status: 302, location: pathOf(key) })
      }
    }
    expect(await chosenTime(expired)).toEqual([null, null])
  })
})

describe('choosing a delivery time', () => {
  it('stores it once, however often it is tapped', async () => {
    const key = await book()
    for (let time = 0; time < 2; time += 1) {
      const answer = await choose(key)
      expect(answer).toMatchObject({ status: 302, location: pathOf(key) })
      expect(await readToast(answer)).toMatchObject({ kind: 'success', title: delivery.chosen })
    }
    const events = await findBookingEvents(payload, (await stored(key)).id)
    expect(events.filter(({ type }) => type === 'delivery-chosen')).toMatchObject([
      { actor: 'Customer', channel: 'manage-link', to: serializePickup(friday) },
    ])
    const notices = (await readOutbox(payload)).filter(({ kind }) => kind === 'change-notice')
    expect(notices.map(({ subject }) => subject.replace(/#.*/, ''))).toEqual([
      'Delivery Time Chosen by Customer ',
    ])
  })

  it('can be changed, and the booking says when we deliver', async () => {
    const key = await book()
    await choose(key)
    await choose(key, serializePickup(saturday), '', serializePickup(friday))
    expect(await openBooking(key)).toMatchObject({
      booking: { delivery: saturday },
      paths: { delivery: `${pathOf(key)}/delivery` },
      ...{ title: 'Ready', next: order.next.deliveryChosen },
    })
  })

  it.each(['hi', 'mr'] as const)('answers in %s', async (language: Language) => {
    const key = await book()
    const words = wordsFor(language)
    const prefix = `/${language}`
    expect((await openTimes(key, prefix)).data!.title).toBe(words.delivery.choose)
    const answer = await choose(key, undefined, prefix)
    expect(answer.location).toBe(pathOf(key, prefix))
    expect(await readToast(answer)).toMatchObject({ title: words.delivery.chosen })
  })

  it('refuses a slot that another customer has just taken', async () => {
    await publish({ deliveriesPerSlot: 1 })
    const [key, otherKey] = [await book(), await book({ date: daysFromNow(2) })]
    await choose(otherKey)
    const answer = await choose(key)
    expect(answer).toMatchObject({ status: 409, data: { problem: pickups.taken } })
    expect(await chosenTime(key)).toEqual([null, null])
  })

  it.each([
    '',
    'soon',
    `${friday.date}, noon`,
    `2026-02-31, ${friday.time}`,
    `9999-12-31, 5PM-7PM`,
  ])('refuses what is no time: %j', async (to) => {
    const key = await book()
    const answer = await choose(key, to)
    expect(answer).toMatchObject({ status: 400, data: { problem: delivery.notOffered } })
  })

  it.each([daysFromNow(-1), daysFromNow(7), '2099-12-31'])(
    'refuses %s, which the page does not offer',
    async (date) => {
      const key = await book()
      const answer = await choose(key, serializePickup({ ...friday, date }))
      expect(answer).toMatchObject({ status: 409, data: { problem: delivery.notOffered } })
      expect(await chosenTime(key)).toEqual([null, null])
    },
  )

  it('keeps a choice that was made on another device since the page was opened', async () => {
    const key = await book()
    await choose(key)
    const late = await choose(key, serializePickup(saturday))
    expect(late).toMatchObject({ status: 302, location: pathOf(key) })
    expect(await readToast(late)).toMatchObject({ description: manage.changedConcurrently })
    expect(await chosenTime(key)).toEqual([friday.date, friday.time])
  })

  it('limits how often it is changed', async () => {
    const key = await book()
    const times = [friday, saturday].map(serializePickup)
    const answers = []
    for (let count = 0; count < 6; count += 1) {
      answers.push(await choose(key, times[count % 2], '', count ? times[(count + 1) % 2] : ''))
    }
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 429])
    expect(answers.at(-1)!.data!.problem).toMatch(/^The delivery time has been changed 5 times/)
  })

  it('returns 503 with a sentence while the database is down', async () => {
    const key = await book()
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const answers = await withDatabaseOffline(() => Promise.all([openTimes(key), choose(key)]))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, text: requests.unavailable })
    }
    expect(logError).toHaveBeenCalled()
    logError.mockRestore()
    expect(await chosenTime(key)).toEqual([null, null])
  })
})
