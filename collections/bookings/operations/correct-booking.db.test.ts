import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import type { EditableBooking } from '#business/bookings/merge-correction.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, done, readBooking } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { correctBooking } from './correct-booking.ts'

const payload = await testPayload()
let staff: User
let booking: Booking

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  staff = await createUserWithRole(payload, 'staff')
  booking = await createBooking(payload)
})

const correct = (typed: Partial<EditableBooking>) =>
  done(correctBooking({ payload, user: staff, channel: 'dashboard' }, { id: booking.id, typed }))
const listEvents = async () => (await findBookingEvents(payload, booking.id)).slice(1)

describe('correctBooking', () => {
  it.each<[Partial<EditableBooking>, string]>([
    [{ language: 'hi' }, 'language'],
    [{ language: 'hi', name: 'Asha K' }, 'name, language'],
  ])('records for %j: %j', async (typed, text) => {
    expect(await correct(typed)).toMatchObject(typed)
    expect(await listEvents()).toMatchObject([{ type: 'corrected', text, actor: staff.email }])
  })

  it('stores nothing without a change', async () => {
    const { name, email, date, time } = booking
    await correct({ name, email, items: '', language: 'en', express: false, date, time })
    expect(await listEvents()).toEqual([])
    expect(await readBooking(payload, booking.id)).toEqual(booking)
  })

  it('changes nothing if a part of the correction is refused', async () => {
    const before = await readBooking(payload, booking.id)
    const date = daysFromNow(-1)
    await expect(correct({ name: 'Asha K', date })).rejects.toMatchObject({
      problem: { field: 'date' },
    })
    const branch = '0b5c0f6e-1b7a-4b7e-9f43-2c6d5a1e8f90'
    await expect(correct({ branch, date: daysFromNow(3) })).rejects.toMatchObject({ status: 400 })
    expect(await readBooking(payload, booking.id)).toEqual(before)
    expect(await listEvents()).toEqual([])
  })
})
