import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { spam } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents, recordBookingEvents } from '#platform/activity/booking-events.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, done, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { changeStatus } from './change-status.ts'
import { reschedule } from './reschedule.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const customer = { payload, user: null, channel: 'manage-link' } as const
let staff: User

beforeEach(async () => {
  await emptyDatabase(payload)
  staff = await createUserWithRole(payload, 'staff')
})

/** Changes a stored booking without checking the rules. */
async function bookingWith(changes: Partial<Booking>): Promise<Booking> {
  const { id } = await createBooking(payload)
  return setFields(payload, id, changes)
}

const move = (booking: Booking, to: Pickup) =>
  done(reschedule(customer, { id: booking.id, to, expected: booking }))

const become = (booking: Booking, to: BookingStatus, shown: Partial<ExpectedBooking> = {}) =>
  done(changeStatus(customer, { id: booking.id, to, expected: { ...booking, ...shown } }))

const staffActor = () => ({ payload, user: staff, channel: 'dashboard' }) as const

async function setSameDayCutOff(sameDayCutOff: string) {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy: { sameDayCutOff } },
    overrideAccess: true,
  })
}

const later = { date: daysFromNow(3), time: '1PM-3PM' } as const

it('opens nothing once another key has replaced it while the change waits for the row', async () => {
  const { id, ...booking } = await bookingWith({})
  const manageKeyHash = hashManageKey(createManageKey(payload.secret, id))
  const waiting = await getPostgres(payload).drizzle.transaction(async (tx) => {
    await tx.execute(sql`UPDATE bookings SET manage_key_hash = 'of the new email' WHERE id = ${id}`)
    const expected = booking
    const cancelling = changeStatus(
      { ...customer, manageKeyHash },
      { id, to: 'cancelled', expected },
    )
    await waitForLock()
    return { cancelling }
  })
  expect(await waiting.cancelling).toMatchObject({ ok: false, kind: 'not-found' })
  expect(await readBooking(payload, id)).toMatchObject({ status: 'pending' })
})

/** Until a query waits for a row. */
async function waitForLock() {
  await vi.waitFor(async () => {
    const { rows } = await getPostgres(payload).pool.query('SELECT FROM pg_locks WHERE NOT granted')
    expect(rows).not.toEqual([])
  }, waitOptions)
}

describe('a manage link', () => {
  it.each(['pending', 'confirmed'] as const)(
    'reschedules and cancels a %s pickup',
    async (status) => {
      const booking = await bookingWith({ status })
      const moved = await move(booking, later)
      expect(moved).toMatchObject({ ...later, status })
      await become(moved, 'cancelled')
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
    await expect(move(booking, later)).rejects.toMatchObject({
      status: 409,
      message: english.pickups.changesClosed,
    })
  })

  it('does not cancel a pickup in a past slot', async () => {
    const booking = await bookingWith({ date: daysFromNow(-1) })
    await expect(become(booking, 'cancelled')).rejects.toMatchObject({
      status: 409,
      message: english.pickups.changesClosed,
    })
  })

  it('changes nothing on the pickup day after the published cut-off', async () => {
    await setSameDayCutOff('00:00')
    const today = await bookingWith({ date: daysFromNow(0), time: '5PM-7PM' })
    await expect(become(today, 'cancelled')).rejects.toMatchObject({
      message: english.pickups.changesClosed,
    })
    const tomorrow = await bookingWith({})
    await expect(become(tomorrow, 'cancelled')).resolves.toBeTruthy()
  })

  it('does not cancel a pickup that changed after the customer saw it', async () => {
    const booking = await bookingWith({})
    for (const shown of [{ date: daysFromNow(5) }, { time: '9AM-11AM' } as const]) {
      await expect(become(booking, 'cancelled', shown)).rejects.toMatchObject({
        status: 409,
        message: staffWords.status.changedMeanwhile,
      })
    }
  })

  it('does not confirm or complete a booking', async () => {
    const pending = await bookingWith({})
    await expect(become(pending, 'confirmed')).rejects.toMatchObject({
      status: 409,
    })
    const confirmed = await bookingWith({ status: 'confirmed' })
    await expect(become(confirmed, 'completed')).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('the reschedule limit', () => {
  const newPickup = { date: daysFromNow(3), time: '1PM-3PM' } as const
  const oldPickup = { date: daysFromNow(1), time: '11AM-1PM' } as const

  const rescheduleTimes = async (booking: Booking, times: number) => {
    let moved = booking
    for (let count = 0; count < times; count += 1) {
      moved = await move(moved, count % 2 === 0 ? newPickup : oldPickup)
    }
    return moved
  }
  const recordOldReschedules = ({ id }: Booking, count: number) => {
    const createdAt = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    const [from, to] = [newPickup, oldPickup].map(serializePickup)
    const event = { booking: id, createdAt, type: 'rescheduled', from, to } as const
    const by = { actor: 'Customer', channel: 'manage-link' } as const
    const { drizzle } = getPostgres(payload)
    return recordBookingEvents(payload, drizzle, by, Array<typeof event>(count).fill(event))
  }

  it('allows five reschedules within an hour', async () => {
    const moved = await rescheduleTimes(await bookingWith({}), 5)
    await expect(move(moved, oldPickup)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /rescheduled 5 times within an hour\. Please try again in \d+ min/,
      ) as string,
    })
    await expect(become(moved, 'cancelled')).resolves.toBeTruthy()
  })

  it('allows twenty reschedules in total, also when two arrive together', async () => {
    const booking = await bookingWith({})
    await recordOldReschedules(booking, 19)
    const settled = await Promise.allSettled([
      move(booking, newPickup),
      move(booking, { ...oldPickup, date: daysFromNow(4) }),
    ])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const moved = await readBooking(payload, booking.id)
    await expect(move(moved, oldPickup)).rejects.toMatchObject({
      status: 429,
      message: spam.changedTooOften.rescheduled.ever,
    })
  })

  it('does not apply to staff', async () => {
    const booking = await bookingWith({})
    await recordOldReschedules(booking, 20)
    const moved = await done(reschedule(staffActor(), { id: booking.id, to: newPickup }))
    expect(moved).toMatchObject(newPickup)
  })
})

it('allows staff to cancel a pickup in a past slot', async () => {
  const { id } = await bookingWith({ date: daysFromNow(-1) })
  const cancelled = await done(changeStatus(staffActor(), { id, to: 'cancelled' }))
  expect(cancelled).toMatchObject({ status: 'cancelled' })
})
