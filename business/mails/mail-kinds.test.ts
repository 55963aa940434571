import { describe, expect, it } from 'vitest'
import type { BookingEvent } from '#business/bookings/events.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import * as words from '#business/words/en.ts'
import { pickDescribedEvent } from './described-event.ts'
import {
  customerMailSubject,
  isMailAccurate,
  mailForStatus,
  type MailKind,
  mailsToNewAddress,
} from './mail-kinds.ts'

const now = instantAt('2026-11-26', '09:00')
const booking = { status: 'pending', date: '2026-11-26', time: '11AM-1PM' } as const

describe('mails to the customer', () => {
  it.each([
    ['confirmed', 'booking-confirmed', 'booking-rescheduled'],
    ['cancelled', 'booking-cancelled'],
    ['completed', 'booking-completed'],
  ] as const)('are accurate for a %s booking: %s', (status, ...accurate) => {
    const kinds = [
      ...(['booking-confirmed', 'booking-cancelled', 'booking-completed'] as const),
      'booking-rescheduled' as const,
    ]
    const state = { ...booking, status }
    expect(kinds.filter((kind) => isMailAccurate(kind, state, now))).toEqual(accurate)
    expect(mailForStatus(status)).toBe(accurate[0])
  })

  const collected = { ...booking, status: 'confirmed', pickedUpAt: '2026-11-26T03:00:00Z' } as const
  it.each([
    [booking, ['booking-confirmation', 'manage-link']],
    [{ ...booking, status: 'confirmed' }, ['booking-confirmed', 'manage-link']],
    [{ ...booking, date: '2026-11-25' }, ['manage-link']],
    [collected, ['manage-link']],
    [{ ...collected, readyAt: '2026-11-26T03:00:00Z' }, ['order-ready', 'manage-link']],
    [{ ...booking, status: 'completed' }, []],
    [{ ...booking, status: 'cancelled' }, []],
  ] as const)('bring the link of %o to a new address: %j', (state, mails) =>
    expect(mailsToNewAddress(state, now)).toEqual(mails),
  )

  it('promises no pickup of collected clothes', () => {
    expect(isMailAccurate('booking-confirmation', booking, now)).toBe(true)
    expect(isMailAccurate('booking-confirmation', collected, now)).toBe(false)
    expect(isMailAccurate('booking-cancelled', { ...collected, status: 'cancelled' }, now)).toBe(
      true,
    )
  })

  it('announces a missed pickup until it is rescheduled or collected', () => {
    const isAccurate = (state: Parameters<typeof isMailAccurate>[1]) =>
      isMailAccurate('pickup-missed', state, now)
    expect(isAccurate({ ...booking, missedReason: 'moved' })).toBe(true)
    expect(isAccurate({ ...collected, missedReason: 'moved' })).toBe(false)
    expect(isAccurate(booking)).toBe(false)
  })

  it.each([
    ['2026-11-26', '12:59', 'confirmed', true],
    ['2026-11-26', '13:00', 'confirmed', false],
    ['2026-11-27', '00:00', 'confirmed', false],
    ['2026-11-27', '00:00', 'cancelled', true],
    ['2026-11-27', '00:00', 'completed', true],
  ] as const)('announce on %s at %s that it is %s: %j', (day, time, status, isAccurate) => {
    const kind = mailForStatus(status)!
    expect(isMailAccurate(kind, { ...booking, status }, instantAt(day, time))).toBe(isAccurate)
  })
})

it('names the booking in the subject', () =>
  expect(customerMailSubject('booking-confirmed', '3F9A1C07', words)).toBe(
    'Pickup Confirmed #3F9A1C07',
  ))

describe('event that a mail describes', () => {
  const at = (day: number) => `2026-11-${day}T06:00:00.000Z`
  const events: BookingEvent[] = [
    { createdAt: at(20), type: 'booked', to: 'pending', actor: 'Customer', channel: 'site' },
    { createdAt: at(21), type: 'rescheduled', actor: 'Customer', channel: 'manage-link' },
    { ...changed('confirmed', at(22)), actor: 'Asha', channel: 'dashboard' },
    { createdAt: at(23), type: 'rescheduled', actor: 'Asha', channel: 'cms' },
    { createdAt: at(23), type: 'noted', actor: 'Asha', channel: 'dashboard', text: 'Call first' },
    { ...changed('cancelled', at(24)), actor: 'Customer', channel: 'manage-link' },
  ]
  const indexOfEvent = (kind: MailKind, queuedAt: string) =>
    events.findIndex((event) => event === pickDescribedEvent(kind, events, new Date(queuedAt)))

  it.each([
    ['booking-confirmation', '2026-11-25T00:00:00.000Z', -1],
    ['booking-rescheduled', '2026-11-21T05:59:59.999Z', -1],
    ['booking-rescheduled', '2026-11-21T06:00:00.000Z', 1],
    ['booking-rescheduled', '2026-11-25T00:00:00.000Z', 3],
    ['booking-confirmed', '2026-11-25T00:00:00.000Z', 2],
    ['booking-cancelled', '2026-11-25T00:00:00.000Z', 5],
    ['change-notice', '2026-11-23T12:00:00.000Z', 1],
    ['change-notice', '2026-11-25T00:00:00.000Z', 5],
  ] as const)('is for %s, queued at %s, event %i', (kind, queuedAt, event) =>
    expect(indexOfEvent(kind, queuedAt)).toBe(event),
  )
})

function changed(to: BookingStatus, createdAt: string) {
  return { type: 'status-changed', to, createdAt } as const
}
