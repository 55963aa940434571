import { sql } from '@payloadcms/db-postgres'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { pickups } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { markStep } from '#collections/bookings/operations/mark-step.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as deliveryPage from './delivery.tsx'

const payload = await testPayload()
const window = { date: daysFromNow(2), time: '5PM-7PM' } as const
let people: Record<Requester, TestPerson>
let booked: Booking

beforeEach(async () => {
  await emptyDatabase(payload)
  await publish({})
  people = await createEveryPerson(payload)
  booked = await createBooking(payload, { date: daysFromNow(1), time: '11AM-1PM' })
  await mark('picked-up')
})

const publish = (bookingPolicy: object) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy },
    overrideAccess: true,
  })

const mark = (step: OrderStep) =>
  markStep(
    { payload, user: people.staff.user, channel: 'dashboard' },
    { id: booked.id, step, at: new Date().toISOString() },
  )

const args = () => {
  const { reference } = booked
  const options = { as: people.staff, params: { reference } }
  return [deliveryPage, `/admin/bookings/${reference}/delivery`, options] as const
}
const load = () => get(...args())
function choose(to: string, seen = '', more: Record<string, string> = {}) {
  const [route, path, options] = args()
  return post(route, path, { to, seen, ...more }, options)
}
const titleAfter = async (reply: ReturnType<typeof choose>) => (await reply).data!.toast.title
const stored = async () => getDelivery(await readBooking(payload, booked.id))

it('offers times once the clothes are ready', async () => {
  const page = `/admin/bookings/${booked.reference}`
  expect(await load()).toMatchObject({ status: 302, location: page })
  await mark('ready')
  const { days } = (await load()).data!
  expect(days).toHaveLength(14)
  expect(days[2]).toMatchObject({ date: window.date })
  expect(days[2]!.slots).toContain(window.time)
})

it('stores the tapped time, undoes it, and removes it', async () => {
  await mark('ready')
  const [first, second] = [window, { ...window, time: '9AM-11AM' as const }]
  const [to, later] = [serializePickup(first), serializePickup(second)]
  expect(await titleAfter(choose(to))).toBe(staffWords.delivery.saved)
  expect(await stored()).toEqual(first)
  const { undo } = (await choose(later, to)).data!
  expect(undo).toEqual({ to: first, expected: second })
  const undone = await choose(to, later, { undo: '' })
  expect(undone.data).toMatchObject({ toast: { title: staffWords.undo.done }, undo: null })
  expect(await stored()).toEqual(first)
  expect(await titleAfter(choose('', to))).toBe(staffWords.delivery.removed)
  expect(await stored()).toBeNull()
})

it('counts the free places of each slot', async () => {
  await mark('ready')
  await publish({ deliveriesPerSlot: 4 })
  await choose(serializePickup(window))
  const other = await createBooking(payload, { date: daysFromNow(1) })
  await setFields(payload, other.id, { deliveryDate: window.date, deliveryTime: window.time })
  const { days } = (await load()).data!
  // Its own place is free for this booking.
  expect(days[2]!.placesLeft).toMatchObject({ '9AM-11AM': 4, [window.time]: 3 })
})

it('keeps a newer choice of a colleague', async () => {
  await mark('ready')
  await choose(serializePickup(window))
  const { status, data } = await choose(serializePickup({ ...window, time: '9AM-11AM' }))
  expect([status, data!.toast.title]).toEqual([409, staffWords.delivery.notSaved])
  expect(await stored()).toEqual(window)
})

it('says that another booking has just taken the slot', async () => {
  await mark('ready')
  await publish({ capacityPerSlot: 1 })
  await createBooking(payload, window)
  const { status, data } = await choose(serializePickup(window))
  expect(status).toBe(409)
  expect(data).toMatchObject({
    toast: { title: staffWords.delivery.notSaved, description: pickups.taken },
  })
  const { days } = (await load()).data!
  expect(days[2]!.slots).not.toContain(window.time)
})

it('refuses a time before the clothes are ready, and one it cannot read', async () => {
  const early = await choose(serializePickup(window))
  expect(early.data!.toast.description).toBe(
    staffWords.delivery.refusals['not-ready'](booked.reference),
  )
  await mark('ready')
  const unreadable = await choose('tomorrow, 5PM-7PM')
  expect([unreadable.status, unreadable.data!.toast.description]).toEqual([
    400,
    staffWords.requestErrors.unreadable,
  ])
})

it('answers 503 with a sentence while the times cannot be read', async () => {
  await mark('ready')
  await publish({ deliveriesPerSlot: 1 })
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`ALTER TABLE bookings RENAME COLUMN takes_place TO away`)
  try {
    const unavailable = { status: 503, text: staffWords.requestErrors.unavailable }
    await vi.waitFor(async () => expect(await load()).toMatchObject(unavailable), waitOptions)
  } finally {
    await drizzle.execute(sql`ALTER TABLE bookings RENAME COLUMN away TO takes_place`)
  }
  expect(logError).toHaveBeenCalledOnce()
  logError.mockRestore()
})
