import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { type DeliveryChoice, getDelivery } from '#business/bookings/return/delivery.ts'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import { customerChangeLimits } from '#business/manage-links/customer-changes.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { deliveryDays } from '#business/pickups/pickup-rules.ts'
import { delivery as words, pickups } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Actor } from '#collections/bookings/change-booking.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, done, readBooking } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { changeStatus } from './change-status.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { markStep } from './mark-step.ts'
import { reschedule } from './reschedule.ts'
import { undoChange } from './undo-change.ts'

const payload = await testPayload()
const { refusals } = staffWords.delivery
const window = { date: daysFromNow(4), time: '5PM-7PM' } as const
const later = { date: daysFromNow(5), time: '9AM-11AM' } as const
const customer = { payload, user: null, channel: 'manage-link' } as const
let staff: User

beforeEach(async () => {
  await emptyDatabase(payload)
  staff = await createUserWithRole(payload, 'staff')
  await publish({})
})

const publish = (bookingPolicy: object, changes: object = {}) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, ...changes, bookingPolicy },
    overrideAccess: true,
  })

const actor = () => ({ payload, user: staff, channel: 'dashboard' }) as const
const mark = ({ id }: Booking, step: OrderStep, at: string | null = new Date().toISOString()) =>
  done(markStep(actor(), { id, step, at }))
const book = (changes: Record<string, unknown> = { date: daysFromNow(1), time: '11AM-1PM' }) =>
  createBooking(payload, changes)
async function ready(changes?: Record<string, unknown>) {
  const booking = await book(changes)
  await mark(booking, 'picked-up')
  return mark(booking, 'ready')
}
const chooseAs = (by: Actor, choice: { id: string } & DeliveryChoice) =>
  done(chooseDelivery(by, choice))
const choose = async (booking: Booking, to: Pickup | null = window) =>
  chooseAs(actor(), { id: booking.id, to, expected: getDelivery(await find(booking)) })
const chooseAsCustomer = async (booking: Booking, to: Pickup = window) =>
  chooseAs(customer, { id: booking.id, to, expected: getDelivery(await find(booking)) })
const move = (booking: Booking, to: Pickup) =>
  done(reschedule(actor(), { id: booking.id, to, expected: booking }))
const undo = (booking: Booking) => done(undoChange(actor(), booking))
const find = ({ id }: Booking) => readBooking(payload, id)
const refused = (message: string) => ({ status: 409, message })
const full = { problem: { field: 'time', message: pickups.taken } }
const chosenTimes = async (...bookings: Booking[]) =>
  (await Promise.all(bookings.map(find))).flatMap(({ deliveryTime }) => deliveryTime ?? [])

describe('chooseDelivery', () => {
  it('stores day and slot, and an event with the person', async () => {
    const booking = await ready()
    await chooseAsCustomer(booking)
    expect(await choose(booking, later)).toMatchObject({
      deliveryDate: later.date,
      deliveryTime: later.time,
    })
    const events = (await findBookingEvents(payload, booking.id)).slice(-2)
    expect(events.map(({ actor, from, to }) => [actor, from, to])).toEqual([
      ['Customer', null, `${window.date}, ${window.time}`],
      [staff.email, `${window.date}, ${window.time}`, `${later.date}, ${later.time}`],
    ])
  })

  it('stores no event for the same choice', async () => {
    const booking = await ready()
    await choose(booking)
    await choose(booking)
    const events = await findBookingEvents(payload, booking.id)
    expect(events.filter(({ type }) => type === 'delivery-chosen')).toHaveLength(1)
  })

  it('removes the delivery time', async () => {
    const booking = await ready()
    await choose(booking)
    expect(await choose(booking, null)).toMatchObject({ deliveryDate: null, deliveryTime: null })
  })

  it('is forgotten with the old pickup', async () => {
    const booking = await ready()
    await choose(booking)
    await mark(booking, 'ready', null)
    expect(await move(booking, later)).toMatchObject({ deliveryDate: null })
    expect(await chosenTimes(booking)).toEqual([])
  })

  it('refuses a choice that would replace one that was not shown', async () => {
    const { id } = await ready()
    const choices = [window, later].map((to) => chooseAs(customer, { id, to, expected: null }))
    const settled = await Promise.allSettled(choices)
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const stored = getDelivery(await readBooking(payload, id))!
    const other = stored.time === window.time ? later : window
    for (const by of [actor(), customer]) {
      const late = chooseAs(by, { id, to: other, expected: null })
      await expect(late).rejects.toMatchObject(refused(staffWords.status.changedMeanwhile))
    }
    const removal = chooseAs(actor(), { id, to: null, expected: other })
    await expect(removal).rejects.toMatchObject(refused(staffWords.status.changedMeanwhile))
    // A double tap changes nothing.
    const again = { id, to: stored, expected: null }
    expect(await chooseAs(customer, again)).toMatchObject({ deliveryDate: stored.date })
  })

  it('limits the changes of a customer, but not of staff', async () => {
    const booking = await ready()
    for (let count = 0; count < customerChangeLimits.perHour; count += 1) {
      await chooseAsCustomer(booking, count % 2 ? later : window)
    }
    await expect(chooseAsCustomer(booking, later)).rejects.toMatchObject({ status: 429 })
    expect(await choose(booking, later)).toMatchObject({ deliveryTime: later.time })
  })

  it('needs clothes that are ready, and a van that has not left', async () => {
    const booking = await book()
    const { reference } = booking
    await expect(choose(booking)).rejects.toMatchObject(refused(refusals['not-ready'](reference)))
    await mark(booking, 'picked-up')
    await mark(booking, 'ready')
    await mark(booking, 'dispatched')
    await expect(choose(booking)).rejects.toMatchObject(refused(refusals['on-the-way'](reference)))
  })

  it('refuses past slots, closed days and days too far ahead', async () => {
    const booking = await ready()
    const holiday = daysFromNow(3)
    await publish({ daysAhead: 4 }, { holidays: [{ date: holiday, label: 'Holi' }] })
    for (const date of [daysFromNow(-1), holiday, later.date]) {
      await expect(chooseAsCustomer(booking, { ...later, date })).rejects.toMatchObject({
        problem: { message: words.notOffered },
      })
    }
    // Staff may plan further ahead.
    expect(await choose(booking, later)).toMatchObject({ deliveryDate: later.date })
  })

  it.each([
    ['customer', chooseAsCustomer],
    ['staff', choose],
  ] as const)('refuses days that the page does not offer to %s', async (by, chooseDay) => {
    const booking = await ready()
    const days = deliveryDays[by]
    for (const date of [daysFromNow(days), daysFromNow(364), '2099-12-31', '9999-12-31']) {
      await expect(chooseDay(booking, { ...later, date }), date).rejects.toMatchObject({
        problem: { message: words.notOffered },
      })
    }
    const last = { ...later, date: daysFromNow(days - 1) }
    expect(await chooseDay(booking, last)).toMatchObject({ deliveryDate: last.date })
  })
})

describe('places of a slot', () => {
  it('are shared by pickups and deliveries', async () => {
    const [first, second] = [await ready(), await ready()]
    await publish({ capacityPerSlot: 2 })
    await book(window)
    await chooseAsCustomer(first)
    await expect(chooseAsCustomer(second)).rejects.toMatchObject(full)
    await expect(book(window)).rejects.toMatchObject(full)
    const other = await book({ date: daysFromNow(6), time: '9AM-11AM' })
    await expect(move(other, window)).rejects.toMatchObject(full)
    expect(await chosenTimes(first, second)).toEqual([window.time])
  })

  it('are separate if deliveries have their own limit', async () => {
    const [first, second] = [await ready(), await ready()]
    await publish({ capacityPerSlot: 1, deliveriesPerSlot: 1 })
    await book(window)
    await choose(first)
    await expect(choose(second)).rejects.toMatchObject(full)
    await expect(book(window)).rejects.toMatchObject(full)
  })

  it('are unlimited without a limit', async () => {
    const [first, second] = [await ready(), await ready()]
    await Promise.all([choose(first), choose(second)])
    expect(await chosenTimes(first, second)).toHaveLength(2)
  })

  it('give the last place to one of two customers', async () => {
    const bookings = await Promise.all([1, 2, 3].map(() => ready()))
    await publish({ capacityPerSlot: 1 })
    const results = await Promise.allSettled(bookings.map((booking) => chooseAsCustomer(booking)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await chosenTimes(...bookings)).toEqual([window.time])
  })

  it('give the last place to a pickup or a delivery, not to both', async () => {
    const booking = await ready()
    await publish({ capacityPerSlot: 1 })
    const results = await Promise.allSettled([chooseAsCustomer(booking), book(window)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are free again after another choice', async () => {
    const [first, second] = [await ready(), await ready()]
    await publish({ capacityPerSlot: 1 })
    await choose(first)
    await choose(first, later)
    await choose(second)
    expect(await chosenTimes(first, second)).toEqual([later.time, window.time])
  })

  it('are taken again by the undo of a cancellation, if they are free', async () => {
    const [first, second] = [await ready(), await ready()]
    await publish({ deliveriesPerSlot: 1 })
    const chosen = await choose(first)
    const cancelled = await done(
      changeStatus(actor(), { id: first.id, to: 'cancelled', expected: chosen }),
    )
    await choose(second)
    await expect(undo(cancelled)).rejects.toMatchObject(refused(staffWords.undo.placeGone))
    await choose(second, null)
    expect(await undo(cancelled)).toMatchObject({ status: 'confirmed' })
  })
})
