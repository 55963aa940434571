import { describe, expect, it } from 'vitest'
import { changeDescribedBy } from './described-change.ts'
import { mailsOfChange, subjectOf } from './kinds.ts'

const booking = { status: 'pending', date: '2026-11-26', time: '11AM-1PM' } as const

describe('a change owes its customer', () => {
  it.each([
    [{ status: 'confirmed' }, ['booking-confirmed']],
    [{ status: 'completed' }, ['booking-completed']],
    [{ status: 'cancelled' }, ['booking-cancelled']],
    [{ date: '2026-11-27' }, ['booking-rescheduled']],
    [{ time: '3PM-5PM' }, ['booking-rescheduled']],
    [{ status: 'confirmed', time: '3PM-5PM' }, ['booking-confirmed', 'booking-rescheduled']],
    [{ status: 'cancelled', time: '3PM-5PM' }, ['booking-cancelled']],
    [{}, []],
  ] as const)('%o: %j', (change, mails) =>
    expect(mailsOfChange(booking, { ...booking, ...change })).toEqual(mails),
  )
})

it('the subject names the booking', () =>
  expect(subjectOf('booking-confirmed', '3F9A1C07')).toBe('Booking Confirmed #3F9A1C07'))

describe('a mail tells of', () => {
  const reschedule = {
    fromDate: '2026-11-26',
    fromTime: '11AM-1PM',
    toDate: '2026-11-27',
    toTime: '5PM-7PM',
  } as const
  const history = [
    { at: '2026-11-20T06:00:00.000Z', to: 'pending', door: 'site' },
    {
      at: '2026-11-21T06:00:00.000Z',
      from: 'pending',
      to: 'pending',
      door: 'manage-link',
      ...reschedule,
    },
    { at: '2026-11-22T06:00:00.000Z', from: 'pending', to: 'confirmed', door: 'dashboard' },
    {
      at: '2026-11-23T06:00:00.000Z',
      from: 'confirmed',
      to: 'confirmed',
      door: 'cms',
      ...reschedule,
    },
    { at: '2026-11-24T06:00:00.000Z', from: 'confirmed', to: 'cancelled', door: 'manage-link' },
  ] as const
  const told = (kind: Parameters<typeof changeDescribedBy>[0], queuedAt: string) =>
    history.findIndex((line) => line === changeDescribedBy(kind, history, new Date(queuedAt)))

  it.each([
    ['booking-confirmation', '2026-11-25T00:00:00.000Z', -1],
    ['booking-rescheduled', '2026-11-21T05:59:59.999Z', -1],
    ['booking-rescheduled', '2026-11-21T06:00:00.000Z', 1],
    ['booking-rescheduled', '2026-11-25T00:00:00.000Z', 3],
    ['booking-confirmed', '2026-11-25T00:00:00.000Z', 2],
    ['booking-cancelled', '2026-11-25T00:00:00.000Z', 4],
    ['change-notice', '2026-11-23T12:00:00.000Z', 1],
    ['change-notice', '2026-11-25T00:00:00.000Z', 4],
  ] as const)('%s, queued at %s: line %i', (kind, queuedAt, line) =>
    expect(told(kind, queuedAt)).toBe(line),
  )
})
