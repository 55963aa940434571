import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '#business/messages'
import { manageKey } from '#cms/manage-key'
import type { Booking } from '#payload-types'
import {
  bookingRequest,
  daysFromNow,
  emptyDatabase,
  testPayload,
} from '../../../tests/setup/database'
import { get, post } from '../../../tests/setup/route-request'
import { requestBooking } from '../../models/booking-requests.server'
import * as cancelling from '../_site.booking_.manage.$key_.cancel'
import * as rescheduling from '../_site.booking_.manage.$key_.reschedule/route'
import * as managing from './route'

const payload = await testPayload()
const asSeen = { seenStatus: 'pending', seenDate: daysFromNow(1), seenTime: '11AM-1PM' }
const later = { date: daysFromNow(3), time: '1PM-3PM' }

beforeEach(() => emptyDatabase(payload))
afterEach(() => vi.restoreAllMocks())

async function book(changes: Partial<Booking> = {}): Promise<string> {
  const { receipt } = await requestBooking(bookingRequest())
  const key = receipt!.manageKey
  const { id } = await stored(key)
  await payload.db.updateOne({ collection: 'bookings', id, data: changes })
  return key
}

async function stored(key: string): Promise<Booking> {
  const { docs } = await payload.find({ collection: 'bookings', overrideAccess: true })
  return docs.find(({ id }) => manageKey(payload.secret, id) === key)!
}

const path = (key: string) => `/booking/manage/${key}`
const back = (key: string) => ({ status: 302, location: path(key) })
const open = (key: string) => get(managing, path(key), { params: { key } })

describe('the page of a booking', () => {
  it('offers changes while they may be made', async () => {
    expect(await open(await book())).toMatchObject({ data: { mayChange: true } })
    for (const changes of [
      { date: daysFromNow(-1) },
      { status: 'cancelled' },
      { status: 'completed' },
    ] as const) {
      expect(await open(await book(changes))).toMatchObject({ data: { mayChange: false } })
    }
  })

  it('is missing with 404 for an unknown key, and with 410 once the link has expired', async () => {
    expect(await open('A'.repeat(43))).toMatchObject({
      status: 404,
      data: { missing: 'unknown' },
    })
    expect(await open(await book({ date: daysFromNow(-8) }))).toMatchObject({
      status: 410,
      data: { missing: 'expired' },
    })
  })

  it('says in a sentence that the records are out of reach', async () => {
    const key = await book()
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(payload, 'find').mockRejectedValueOnce(new Error('The database is away'))
    expect(await open(key)).toMatchObject({ status: 503, text: messages.request.unavailable })
    expect(said).toHaveBeenCalledOnce()
  })
})

describe.each([
  ['cancelling', cancelling, {}],
  ['rescheduling', rescheduling, later],
] as const)('%s', (_, page, wanted) => {
  it('leads back to the booking where nothing may be changed', async () => {
    for (const key of [await book({ date: daysFromNow(-1) }), 'A'.repeat(43)]) {
      expect(await get(page, path(key), { params: { key } })).toMatchObject(back(key))
    }
  })

  it.each([{}, { seenStatus: 'lost' }, { seenTime: 'noon' }])(
    'changes nothing with a form that was changed: %j',
    async (change) => {
      const key = await book()
      const form = Object.keys(change).length > 0 ? { ...asSeen, ...wanted, ...change } : {}
      expect(await post(page, path(key), form, { params: { key } })).toMatchObject(back(key))
      expect((await stored(key)).history).toHaveLength(1)
    },
  )

  it('is done once, and leads to the booking each time', async () => {
    const key = await book()
    for (let time = 0; time < 2; time += 1) {
      const form = { ...asSeen, ...wanted }
      expect(await post(page, path(key), form, { params: { key } })).toMatchObject(back(key))
    }
    expect((await stored(key)).history).toHaveLength(2)
  })
})

it('a window that cannot be had is refused with its sentence, on the page where others are', async () => {
  const key = await book()
  const form = { ...asSeen, ...later, date: daysFromNow(-1) }
  const answer = await post(rescheduling, path(key), form, { params: { key } })
  expect(answer).toMatchObject({
    status: 409,
    data: { problem: messages.booking.dateInPast },
  })
  expect((await stored(key)).history).toHaveLength(1)
})
