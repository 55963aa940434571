import type { RequiredDataFromCollectionSlug } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { spam } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Booking } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { recordBookingEvents } from '#platform/activity/record-booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

/** Changes a stored booking without checking the rules. */
async function bookingWith(changes: Partial<Booking>): Promise<Booking> {
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
  shown: Partial<ExpectedBooking> = {},
) {
  return payload.update({
    collection: 'bookings',
    id,
    data,
    overrideAccess: true,
    context: { channel: 'manage-link', booking: { expected: { status, date, time, ...shown } } },
  })
}

async function setSameDayCutOff(sameDayCutOff: string) {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy: { sameDayCutOff } },
    overrideAccess: true,
  })
}

const later = { date: daysFromNow(3), time: '1PM-3PM' } as const

describe('a manage link', () => {
  it.each(['pending', 'confirmed'] as const)(
    'reschedules and cancels a %s pickup',
    async (status) => {
      const booking = await bookingWith({ status })
      const moved = await changeThroughLink(booking, later)
      expect(moved).toMatchObject({ ...later, status })
      await changeThroughLink(moved, { status: 'cancelled' })
      const byCustomer = { actor: 'Customer', channel: 'manage-link' }
      expect((await findBookingEvents(payload, booking.id)).slice(1)).toMatchObject([
        {
          ...byCustomer,
          type: 'rescheduled',
          from: serializePickup(booking),
          to: serializePickup(later),
        },
        { ...byCustomer, type: 'status-changed', from: status, to: 'cancelled' },
      ])
    },
  )

  it.each([
    ['in a past slot', { date: daysFromNow(-1) }],
    ['of a completed booking', { status: 'completed' }],
    ['of a cancelled booking', { status: 'cancelled' }],
  ] as const)('does not reschedule a pickup %s', async (_, changes) => {
    const booking = await bookingWith(changes)
    await expect(changeThroughLink(booking, later)).rejects.toMatchObject({
      status: 409,
      message: english.pickups.changesClosed,
    })
  })

  it('does not cancel a pickup in a past slot', async () => {
    const booking = await bookingWith({ date: daysFromNow(-1) })
    await expect(changeThroughLink(booking, { status: 'cancelled' })).rejects.toMatchObject({
      status: 409,
      message: english.pickups.changesClosed,
    })
  })

  it('changes nothing on the pickup day after the published cut-off', async () => {
    await setSameDayCutOff('00:00')
    const today = await bookingWith({ date: daysFromNow(0), time: '5PM-7PM' })
    await expect(changeThroughLink(today, { status: 'cancelled' })).rejects.toMatchObject({
      message: english.pickups.changesClosed,
    })
    const tomorrow = await bookingWith({})
    await expect(changeThroughLink(tomorrow, { status: 'cancelled' })).resolves.toBeTruthy()
  })

  it('does not cancel a pickup that changed after the customer saw it', async () => {
    const booking = await bookingWith({})
    for (const shown of [{ date: daysFromNow(5) }, { time: '9AM-11AM' } as const]) {
      await expect(
        changeThroughLink(booking, { status: 'cancelled' }, shown),
      ).rejects.toMatchObject({ status: 409, message: staffWords.status.changedMeanwhile })
    }
  })

  it('does not confirm or complete a booking', async () => {
    const pending = await bookingWith({})
    await expect(changeThroughLink(pending, { status: 'confirmed' })).rejects.toMatchObject({
      status: 409,
    })
    const confirmed = await bookingWith({ status: 'confirmed' })
    await expect(changeThroughLink(confirmed, { status: 'completed' })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('the reschedule limit', () => {
  const newPickup = { date: daysFromNow(3), time: '1PM-3PM' } as const
  const oldPickup = { date: daysFromNow(1), time: '11AM-1PM' } as const

  const rescheduleTimes = async (booking: Booking, times: number) => {
    let moved = booking
    for (let move = 0; move < times; move += 1) {
      moved = await changeThroughLink(moved, move % 2 === 0 ? newPickup : oldPickup)
    }
    return moved
  }
  const recordOldReschedules = ({ id }: Booking, count: number) => {
    const createdAt = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    const [from, to] = [newPickup, oldPickup].map(serializePickup)
    const move = { booking: id, createdAt, type: 'rescheduled', from, to } as const
    const by = { actor: 'Customer', channel: 'manage-link' } as const
    const { drizzle } = getPostgres(payload)
    return recordBookingEvents(payload, drizzle, by, Array<typeof move>(count).fill(move))
  }

  it('allows five reschedules within an hour', async () => {
    const moved = await rescheduleTimes(await bookingWith({}), 5)
    await expect(changeThroughLink(moved, oldPickup)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /rescheduled 5 times within an hour\. Please try again in \d+ min/,
      ) as string,
    })
    await expect(changeThroughLink(moved, { status: 'cancelled' })).resolves.toBeTruthy()
  })

  it('allows twenty reschedules in total, also when two arrive together', async () => {
    const booking = await bookingWith({})
    await recordOldReschedules(booking, 19)
    const settled = await Promise.allSettled([
      changeThroughLink(booking, newPickup),
      changeThroughLink(booking, { date: daysFromNow(4) }),
    ])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const moved = await payload.findByID({
      collection: 'bookings',
      id: booking.id,
      overrideAccess: true,
    })
    await expect(changeThroughLink(moved, oldPickup)).rejects.toMatchObject({
      status: 429,
      message: spam.changedTooOften.rescheduled.ever,
    })
  })

  it('does not apply to staff', async () => {
    const booking = await bookingWith({})
    await recordOldReschedules(booking, 20)
    await expect(
      payload.update({
        collection: 'bookings',
        id: booking.id,
        data: newPickup,
        overrideAccess: true,
        context: { channel: 'dashboard' },
      }),
    ).resolves.toMatchObject(newPickup)
  })
})

it('allows staff to cancel a pickup in a past slot', async () => {
  const pastBooking = await bookingWith({ date: daysFromNow(-1) })
  await expect(
    payload.update({
      collection: 'bookings',
      id: pastBooking.id,
      data: { status: 'cancelled' },
      overrideAccess: true,
      context: { channel: 'dashboard' },
    }),
  ).resolves.toMatchObject({ status: 'cancelled' })
})
