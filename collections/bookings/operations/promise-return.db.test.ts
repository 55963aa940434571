import { beforeEach, describe, expect, it } from 'vitest'
import { defaultLanguage } from '#business/languages/languages.ts'
import { addDays } from '#business/pickups/local-time.ts'
import type { Booking, User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/outbox.ts'
import {
  bookingRequest,
  createUserWithRole,
  emptyDatabase,
  testPayload,
} from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookPickup } from './book-pickup.ts'
import { correctBooking, type Correction } from './correct-booking.ts'
import { reschedule } from './reschedule.ts'

const payload = await testPayload()
const date = openDayFromNow(3)
const later = openDayFromNow(5)
let staff: User

/** Open every day. */
const publish = (workingDays: object) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy: { workingDays } },
    overrideAccess: true,
  })

beforeEach(async () => {
  await emptyDatabase(payload)
  staff = await createUserWithRole(payload, 'staff')
  await publish({ laundry: 2, shoes: 4, express: 1 })
})

const find = ({ id }: Booking) =>
  payload.findByID({ collection: 'bookings', id, joins: false, overrideAccess: true })

const promised = async (booking: Booking) => (await find(booking)).promisedDate

const update = ({ id }: Booking, data: Partial<Booking>, command: object = {}) =>
  payload.update({
    ...{ collection: 'bookings', id, data, user: staff, overrideAccess: false },
    context: { channel: 'dashboard', booking: command },
  })

async function correct(booking: Booking, correction: Correction) {
  const { id, updatedAt } = await find(booking)
  await correctBooking(staffActor(), { id, correction, updatedAt })
}

const listCorrections = ({ id }: Booking) => findBookingEvents(payload, id, { type: 'corrected' })

const staffActor = () => ({ payload, user: staff, channel: 'dashboard' }) as const
const customer = { payload, user: null, channel: 'manage-link' } as const

describe('a booking', () => {
  it.each(['site', 'dashboard'] as const)('stores its promised day: %s', async (channel) => {
    const book = (changes: object) => {
      const actor = { payload, user: channel === 'site' ? null : staff, channel }
      return bookPickup(actor, bookingRequest({ date, ...changes }), {
        mailLanguage: defaultLanguage,
      })
    }
    expect(await promised(await book({}))).toBe(addDays(date, 2))
    expect(await promised(await book({ serviceType: 'shoes' }))).toBe(addDays(date, 4))
    expect(await promised(await book({ express: true }))).toBe(addDays(date, 1))
    // No working days are entered for dry cleaning.
    expect(await promised(await book({ serviceType: 'both' }))).toBeNull()
  })

  it('follows rules that changed after they were last read', async () => {
    await createBooking(payload, { date })
    await publish({ laundry: 3 })
    expect(await promised(await createBooking(payload, { date }))).toBe(addDays(date, 3))
  })

  it('follows the rules before or after a simultaneous change, and the new ones from then on', async () => {
    await createBooking(payload, { date })
    const bookings = await Promise.all([
      createBooking(payload, { date, time: '9AM-11AM' }),
      publish({ laundry: 3 }).then(() => createBooking(payload, { date, time: '1PM-3PM' })),
      createBooking(payload, { date, time: '3PM-5PM' }),
    ])
    const days = await Promise.all(bookings.map(promised))
    expect(days[1]).toBe(addDays(date, 3))
    for (const day of days) expect([addDays(date, 2), addDays(date, 3)]).toContain(day)
  })
})

describe('a promised day', () => {
  it('stays after a change of rules and of anything else', async () => {
    const booking = await createBooking(payload, { date })
    await publish({ laundry: 7, express: 1 })
    const { id, time } = booking
    await update(booking, { status: 'confirmed' })
    await update(booking, {}, { note: 'Gate code 12' })
    await update(booking, { name: 'Asha K', pickedUpAt: new Date().toISOString() })
    const expected = { status: 'confirmed', date, time } as const
    await reschedule(staffActor(), { id, to: { date, time: '5PM-7PM' }, expected })
    expect(await find(booking)).toMatchObject({ time: '5PM-7PM', promisedDate: addDays(date, 2) })
  })

  it.each(['customer', 'staff'])('follows the pickup that the %s reschedules', async (who) => {
    const booking = await createBooking(payload, { date })
    await publish({ laundry: 3 })
    const { id, status, time } = booking
    const expected = { status, date, time }
    const actor = who === 'staff' ? staffActor() : customer
    await reschedule(actor, { id, to: { date: later, time }, expected })
    expect(await promised(booking)).toBe(addDays(later, 3))
  })

  it('follows a change of express in both directions', async () => {
    const booking = await createBooking(payload, { date })
    for (const [express, days] of [
      [true, 1],
      [false, 2],
    ] as const) {
      await correct(booking, { express })
      expect(await find(booking)).toMatchObject({ express, promisedDate: addDays(date, days) })
    }
    const expected = { type: 'corrected', text: 'express' }
    expect(await listCorrections(booking)).toMatchObject([expected, expected])
  })

  it('stays when express is added that is not offered, and the booking stays without it', async () => {
    const booking = await createBooking(payload, { date })
    const express = await createBooking(payload, { date, express: true })
    await publish({ laundry: 3, express: null })
    await correct(booking, { express: true, name: 'Asha K' })
    expect(await find(booking)).toMatchObject({
      ...{ express: false, name: 'Asha K', promisedDate: addDays(date, 2) },
    })
    expect(await listCorrections(booking)).toMatchObject([{ text: 'name' }])
    await correct(express, { express: true, name: 'Asha K' })
    expect(await find(express)).toMatchObject({ express: true, promisedDate: addDays(date, 1) })
  })

  it('is gone if a reschedule meets rules without working days', async () => {
    const booking = await createBooking(payload, { date })
    await publish({ laundry: null })
    await update(booking, { date: later })
    expect(await promised(booking)).toBeNull()
  })
})
