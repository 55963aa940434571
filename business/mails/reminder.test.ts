import { describe, expect, it } from 'vitest'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import {
  isPickupTomorrow,
  isReminderStillAccurate,
  needsReminder,
  pickupDayToRemind,
} from './reminder.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)
const isoAt = (mumbaiTime: string) => at(mumbaiTime).toISOString()

const booking = {
  status: 'confirmed' as const,
  date: '2026-11-26',
  email: 'asha@example.com',
  remindedFor: null,
  createdAt: isoAt('2026-11-20T12:00'),
  events: [{ type: 'booked' as const, createdAt: isoAt('2026-11-20T12:00') }],
}
const evening = at('2026-11-25T19:00')
const movedAt = (time: string) => [
  ...booking.events,
  { type: 'rescheduled' as const, createdAt: isoAt(time) },
]

it.each([
  ['2026-11-25T17:59', null],
  ['2026-11-25T18:00', '2026-11-26'],
  ['2026-11-25T23:59', '2026-11-26'],
  ['2026-11-26T00:00', null],
  ['2026-12-31T18:00', '2027-01-01'],
])('reminds at %s of pickups on %s', (now, day) => expect(pickupDayToRemind(at(now))).toBe(day))

describe('reminder', () => {
  it.each([
    ['2026-11-25T17:59', false],
    ['2026-11-25T18:00', true],
    ['2026-11-25T23:59', true],
    ['2026-11-26T00:00', false],
    ['2026-11-26T18:00', false],
    ['2026-11-24T18:00', false],
  ])('is due at %s: %s', (now, reminded) => expect(needsReminder(booking, at(now))).toBe(reminded))

  it('is sent once per pickup day', () => {
    expect(needsReminder({ ...booking, remindedFor: '2026-11-26' }, evening)).toBe(false)
    expect(needsReminder({ ...booking, remindedFor: '2026-11-25' }, evening)).toBe(true)
  })

  it('requires an address', () =>
    expect(needsReminder({ ...booking, email: null }, evening)).toBe(false))

  it.each(bookingStatusValues)('requires an open booking: %s', (status) =>
    expect(needsReminder({ ...booking, status }, evening)).toBe(
      status === 'pending' || status === 'confirmed',
    ),
  )

  it.each([
    ['2026-11-25T17:59', true],
    ['2026-11-25T18:00', false],
  ])('is sent for a pickup booked at %s: %s', (time, reminded) =>
    expect(needsReminder({ ...booking, createdAt: isoAt(time) }, evening)).toBe(reminded),
  )

  it.each([
    ['2026-11-25T17:59', true],
    ['2026-11-25T18:00', false],
  ])('is sent for a pickup rescheduled at %s: %s', (time, reminded) =>
    expect(needsReminder({ ...booking, events: movedAt(time) }, evening)).toBe(reminded),
  )

  it('is sent for a pickup confirmed this evening', () => {
    const confirmed = { type: 'status-changed' as const, createdAt: isoAt('2026-11-25T18:30') }
    const events = [...booking.events, confirmed]
    expect(needsReminder({ ...booking, events }, evening)).toBe(true)
  })
})

describe('queued reminder', () => {
  const queuedAt = at('2026-11-25T18:00')

  it('stays accurate until the pickup day', () => {
    expect(isReminderStillAccurate(booking, queuedAt, at('2026-11-25T23:59'))).toBe(true)
    expect(isReminderStillAccurate(booking, queuedAt, at('2026-11-26T00:00'))).toBe(false)
  })

  it('becomes inaccurate when the pickup is cancelled', () =>
    expect(isReminderStillAccurate({ ...booking, status: 'cancelled' }, queuedAt, evening)).toBe(
      false,
    ))

  it('becomes inaccurate when the pickup is rescheduled', () => {
    const moved = (time: string) => ({ ...booking, events: movedAt(time) })
    expect(isReminderStillAccurate({ ...booking, date: '2026-11-27' }, queuedAt, evening)).toBe(
      false,
    )
    expect(isReminderStillAccurate(moved('2026-11-25T17:59'), queuedAt, evening)).toBe(true)
    expect(isReminderStillAccurate(moved('2026-11-25T18:00'), queuedAt, evening)).toBe(false)
  })
})

it('uses the day in Mumbai', () => {
  expect(isPickupTomorrow(booking, at('2026-11-24T23:59'))).toBe(false)
  expect(isPickupTomorrow(booking, at('2026-11-25T00:00'))).toBe(true)
  expect(isPickupTomorrow(booking, at('2026-11-26T00:00'))).toBe(false)
})
