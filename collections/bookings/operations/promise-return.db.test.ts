import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import type { EditableBooking } from '#business/bookings/merge-correction.ts'
import { addDays } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Actor } from '#collections/bookings/change-booking.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, done, readBooking } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { addNote } from './add-note.ts'
import { changeStatus } from './change-status.ts'
import { correctBooking } from './correct-booking.ts'
import { markStep } from './mark-step.ts'
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

const find = ({ id }: Booking) => readBooking(payload, id)

const promised = async (booking: Booking) => (await find(booking)).promisedDate

const correct = ({ id }: Booking, typed: Partial<EditableBooking>) =>
  done(correctBooking(staffActor(), { id, typed }))

const move = ({ id }: Booking, to: Pickup, actor: Actor = staffActor()) =>
  done(reschedule(actor, { id, to }))

const listCorrections = ({ id }: Booking) => findBookingEvents(payload, id, { type: 'corrected' })

const staffActor = () => ({ payload, user: staff, channel: 'dashboard' }) as const
const customer = { payload, user: null, channel: 'manage-link' } as const

describe('a booking', () => {
  it.each(['site', 'dashboard'] as const)('stores its promised day: %s', async (channel) => {
    const by = { user: channel === 'site' ? null : staff, channel }
    const book = (changes: object) => createBooking(payload, { date, ...changes }, by)
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
    const { id } = booking
    await done(changeStatus(staffActor(), { id, to: 'confirmed' }))
    await done(addNote(staffActor(), { id, note: 'Gate code 12' }))
    await correct(booking, { name: 'Asha K' })
    const at = new Date().toISOString()
    await done(markStep(staffActor(), { id, step: 'picked-up', at }))
    await move(booking, { date, time: '5PM-7PM' })
    expect(await find(booking)).toMatchObject({ time: '5PM-7PM', promisedDate: addDays(date, 2) })
  })

  it.each(['customer', 'staff'])('follows the pickup that the %s reschedules', async (who) => {
    const booking = await createBooking(payload, { date })
    await publish({ laundry: 3 })
    const actor = who === 'staff' ? staffActor() : customer
    await move(booking, { date: later, time: booking.time }, actor)
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
    await move(booking, { date: later, time: booking.time })
    expect(await promised(booking)).toBeNull()
  })
})
