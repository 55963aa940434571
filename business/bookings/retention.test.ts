import { describe, expect, it } from 'vitest'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import {
  enforceMinRetention,
  isOverdue,
  isPastRetention,
  isUpcoming,
  retentionLimits,
  retentionStartDay,
} from './retention.ts'

const at = (day: string) => new Date(`${day}T12:00:00+05:30`)

it('keeps personal details for at least twelve months, and forever without a setting', () => {
  const months = [1, 11, 12, 13, null].map((stored) => enforceMinRetention(stored))
  expect(months).toEqual([12, 12, 12, 13, null])
})

describe('earliest retained day', () => {
  it.each([
    [24, '2026-11-21', '2024-11-21'],
    [1, '2026-01-01', '2025-12-01'],
    // Shorter months.
    [1, '2027-03-28', '2027-02-28'],
    [1, '2027-03-31', '2027-02-28'],
    [1, '2027-04-01', '2027-03-01'],
    [1, '2026-12-31', '2026-11-30'],
    // Leap years.
    [1, '2028-03-29', '2028-02-29'],
    [1, '2028-03-31', '2028-02-29'],
    [12, '2028-02-29', '2027-02-28'],
    [48, '2028-02-29', '2024-02-29'],
    [120, '2028-02-29', '2018-02-28'],
  ])('goes back %i months from %s to %s', (months, today, day) => {
    expect(retentionStartDay(months, at(today))).toBe(day)
  })

  it('changes at midnight in Mumbai', () => {
    expect(retentionStartDay(24, new Date('2026-11-21T18:29:59.999Z'))).toBe('2024-11-21')
    expect(retentionStartDay(24, new Date('2026-11-21T18:30:00.000Z'))).toBe('2024-11-22')
  })

  it('never moves back from one day to the next', () => {
    const days = Array.from({ length: 800 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day, 6)))
    const startDays = days.map((day) => retentionStartDay(1, day))
    expect(startDays).toEqual(startDays.toSorted())
  })
})

describe('retention of booking details', () => {
  const limits = retentionLimits(24, at('2026-11-21'))
  const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`)
  const before = (moment: Date) => new Date(moment.getTime() - 1)
  const isPast = (booking: Partial<Parameters<typeof isPastRetention>[0]>) =>
    isPastRetention(
      { date: '2026-11-20', createdAt: midnight('2026-11-19'), cancelledAt: null, ...booking },
      limits,
    )

  it('counts from the pickup', () => {
    expect(isPast({ date: '2024-11-20' })).toBe(true)
    expect(isPast({ date: '2024-11-21' })).toBe(false)
  })

  it('counts from a year after the booking when the pickup is later', () => {
    const date = '2030-01-01'
    const booked = midnight('2023-11-21')
    expect(isPast({ date, createdAt: before(booked) })).toBe(true)
    expect(isPast({ date, createdAt: booked })).toBe(false)
  })

  it.each(['2020-01-01', '2024-11-21', '2030-01-01'])(
    'counts from the cancellation of a pickup on %s',
    (date) => {
      const cancelled = midnight('2024-11-21')
      const createdAt = midnight('2019-11-21')
      expect(isPast({ date, createdAt, cancelledAt: before(cancelled) })).toBe(true)
      expect(isPast({ date, createdAt, cancelledAt: cancelled })).toBe(false)
    },
  )
})

describe('upcoming pickup', () => {
  const now = at('2026-11-21')

  it.each(bookingStatusValues)(
    'counts today and later, not earlier, when the booking is %s',
    (status) => {
      const isOpen = status === 'pending' || status === 'confirmed'
      expect(isUpcoming({ status, date: '2026-11-20' }, now)).toBe(false)
      expect(isUpcoming({ status, date: '2026-11-21' }, now)).toBe(isOpen)
      expect(isUpcoming({ status, date: '2026-11-22' }, now)).toBe(isOpen)
      expect(isOverdue({ status, date: '2026-11-20' }, now)).toBe(isOpen)
      expect(isOverdue({ status, date: '2026-11-21' }, now)).toBe(false)
    },
  )

  it('ends at midnight in Mumbai', () => {
    const booking = { status: 'pending', date: '2026-11-21' } as const
    expect(isUpcoming(booking, new Date('2026-11-21T18:29:59.999Z'))).toBe(true)
    expect(isUpcoming(booking, new Date('2026-11-21T18:30:00.000Z'))).toBe(false)
  })
})
