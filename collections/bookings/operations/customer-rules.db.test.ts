import type { RequiredDataFromCollectionSlug } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { pickupText } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { recordBookingEvents } from '#platform/activity/record-booking-events.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

/** A booking as it stands in the database, without asking whether it may stand there. */
async function bookingThatIs(changes: Partial<Booking>): Promise<Booking> {
  const { id } = await payload.create({
    collection: 'bookings',
    data: bookingRequest() as unknown as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess: true,
  })
  return payload.db.updateOne({ collection: 'bookings', id, data: changes }) as Promise<Booking>
}

function changeThroughLink(
  { id, status, date, time }: Booking,
  data: Partial<Booking>,
  shown: Partial<SeenBooking> = {},
) {
  return payload.update({
    collection: 'bookings',
    id,
    data,
    overrideAccess: true,
    context: { door: 'manage-link', booking: { seen: { status, date, time, ...shown } } },
  })
}

async function closeSameDayAt(sameDayCutOff: string) {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy: { sameDayCutOff } },
    overrideAccess: true,
  })
}

const later = { date: daysFromNow(3), time: '1PM-3PM' } as const

describe('through the link of a booking', () => {
  it.each(['pending', 'confirmed'] as const)(
    'a %s pickup is moved or cancelled, by the customer',
    async (status) => {
      const booking = await bookingThatIs({ status })
      const moved = await changeThroughLink(booking, later)
      expect(moved).toMatchObject({ ...later, status })
      await changeThroughLink(moved, { status: 'cancelled' })
      const byCustomer = { actor: 'Customer', channel: 'manage-link' }
      expect((await eventsOfBooking(payload, booking.id)).slice(1)).toMatchObject([
        { ...byCustomer, type: 'rescheduled', from: pickupText(booking), to: pickupText(later) },
        { ...byCustomer, type: 'status-changed', from: status, to: 'cancelled' },
      ])
    },
  )

  it.each([
    ['whose slot has begun', { date: daysFromNow(-1) }],
    ['that is completed', { status: 'completed' }],
    ['that is cancelled', { status: 'cancelled' }],
  ] as const)('no pickup %s is moved', async (_, changes) => {
    const booking = await bookingThatIs(changes)
    await expect(changeThroughLink(booking, later)).rejects.toMatchObject({
      status: 409,
      message: messages.pickup.changesClosed,
    })
  })

  it('no pickup whose slot has begun is cancelled', async () => {
    const booking = await bookingThatIs({ date: daysFromNow(-1) })
    await expect(changeThroughLink(booking, { status: 'cancelled' })).rejects.toMatchObject({
      status: 409,
      message: messages.pickup.changesClosed,
    })
  })

  it('nothing is changed on the day itself once the published cut-off has passed', async () => {
    await closeSameDayAt('00:00')
    const today = await bookingThatIs({ date: daysFromNow(0), time: '5PM-7PM' })
    await expect(changeThroughLink(today, { status: 'cancelled' })).rejects.toMatchObject({
      message: messages.pickup.changesClosed,
    })
    const tomorrow = await bookingThatIs({})
    await expect(changeThroughLink(tomorrow, { status: 'cancelled' })).resolves.toBeTruthy()
  })

  it('no pickup is changed that the customer was not shown', async () => {
    const booking = await bookingThatIs({})
    for (const shown of [{ date: daysFromNow(5) }, { time: '9AM-11AM' } as const]) {
      await expect(
        changeThroughLink(booking, { status: 'cancelled' }, shown),
      ).rejects.toMatchObject({ status: 409, message: staffMessages.status.changedMeanwhile })
    }
  })

  it('nobody confirms or completes a booking', async () => {
    const pending = await bookingThatIs({})
    await expect(changeThroughLink(pending, { status: 'confirmed' })).rejects.toMatchObject({
      status: 409,
    })
    const confirmed = await bookingThatIs({ status: 'confirmed' })
    await expect(changeThroughLink(confirmed, { status: 'completed' })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('a pickup that its customer moves again and again', () => {
  const there = { date: daysFromNow(3), time: '1PM-3PM' } as const
  const back = { date: daysFromNow(1), time: '11AM-1PM' } as const

  const moveTimes = async (booking: Booking, times: number) => {
    let moved = booking
    for (let move = 0; move < times; move += 1) {
      moved = await changeThroughLink(moved, move % 2 === 0 ? there : back)
    }
    return moved
  }
  const recordOldMoves = ({ id }: Booking, count: number) => {
    const createdAt = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    const [from, to] = [there, back].map(pickupText)
    const move = { booking: id, createdAt, type: 'rescheduled', from, to } as const
    const by = { actor: 'Customer', channel: 'manage-link' } as const
    const { drizzle } = postgresOf(payload)
    return recordBookingEvents(payload, drizzle, by, Array<typeof move>(count).fill(move))
  }

  it('is moved five times within an hour', async () => {
    const moved = await moveTimes(await bookingThatIs({}), 5)
    await expect(changeThroughLink(moved, back)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /moved 5 times within an hour\. Please try again in \d+ min/,
      ) as string,
    })
    await expect(changeThroughLink(moved, { status: 'cancelled' })).resolves.toBeTruthy()
  })

  it('is moved twenty times in all, also where two moves arrive together', async () => {
    const booking = await bookingThatIs({})
    await recordOldMoves(booking, 19)
    const settled = await Promise.allSettled([
      changeThroughLink(booking, there),
      changeThroughLink(booking, { date: daysFromNow(4) }),
    ])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const moved = await payload.findByID({
      collection: 'bookings',
      id: booking.id,
      overrideAccess: true,
    })
    await expect(changeThroughLink(moved, back)).rejects.toMatchObject({
      status: 429,
      message: messages.managing.movedTooOften(null),
    })
  })

  it('is still moved by staff', async () => {
    const booking = await bookingThatIs({})
    await recordOldMoves(booking, 20)
    await expect(
      payload.update({
        collection: 'bookings',
        id: booking.id,
        data: there,
        overrideAccess: true,
        context: { door: 'dashboard' },
      }),
    ).resolves.toMatchObject(there)
  })
})

it('the rules for customers do not hold back the counter', async () => {
  const begun = await bookingThatIs({ date: daysFromNow(-1) })
  await expect(
    payload.update({
      collection: 'bookings',
      id: begun.id,
      data: { status: 'cancelled' },
      overrideAccess: true,
      context: { door: 'dashboard' },
    }),
  ).resolves.toMatchObject({ status: 'cancelled' })
})
