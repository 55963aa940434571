import { describe, expect, it } from 'vitest'
import {
  type CallerPickup,
  describeCaller,
  describeSameDayPickup,
  pickSameDayPickups,
} from './callers.ts'

const today = '2026-11-26'
const completed = { date: '2026-11-17', status: 'completed' } as const

describe('describing a caller', () => {
  it.each([
    [{ bookings: 0, newest: null, unansweredMessages: 0 }, []],
    [{ bookings: 0, newest: null, unansweredMessages: 2 }, ['2 unanswered messages']],
    [
      { bookings: 1, newest: completed, unansweredMessages: 0 },
      ['1 booking, on Tue, 17 Nov (Completed)'],
    ],
    [
      { bookings: 4, newest: completed, unansweredMessages: 1 },
      ['4 bookings, last on Tue, 17 Nov (Completed)', '1 unanswered message'],
    ],
    [
      { bookings: 4, newest: { ...completed, date: '2025-12-31' }, unansweredMessages: 0 },
      ['4 bookings, last on Wed, 31 Dec 2025 (Completed)'],
    ],
  ])('describes %j as %j', (caller, parts) => {
    expect(describeCaller(caller, today)).toEqual(parts)
  })
})

describe('pickups on the same day', () => {
  const pickup: CallerPickup = {
    ...({ reference: '3F9A1C07', name: 'Meera Iyer', status: 'pending' } as const),
    ...({ date: '2026-11-27', time: '9AM-11AM' } as const),
  }
  const later: CallerPickup = { ...pickup, reference: 'AB12CD34', time: '5PM-7PM' }
  const nextDay: CallerPickup = { ...pickup, reference: '00C0FFEE', date: '2026-11-28' }

  it('lists those in the chosen slot first', () => {
    const upcoming = [pickup, later, nextDay]
    expect(pickSameDayPickups(upcoming, { date: pickup.date })).toEqual([pickup, later])
    expect(pickSameDayPickups(upcoming, later)).toEqual([later, pickup])
    expect(pickSameDayPickups(upcoming, { date: '2026-11-29', time: '9AM-11AM' })).toEqual([])
    expect(pickSameDayPickups(upcoming, {})).toEqual([])
  })

  it('says if the slot is the same', () => {
    const onDay = 'Meera Iyer already has a pickup on Fri, 27 Nov, 9AM-11AM (3F9A1C07).'
    expect(describeSameDayPickup(pickup, {}, '2026-11-20')).toBe(onDay)
    expect(describeSameDayPickup(pickup, later, '2026-11-20')).toBe(onDay)
    expect(describeSameDayPickup(pickup, pickup, '2026-11-20')).toBe(
      'Meera Iyer already has a pickup in this slot: Fri, 27 Nov, 9AM-11AM (3F9A1C07).',
    )
  })
})
