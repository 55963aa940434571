import { describe, expect, it } from 'vitest'
import { computeNextOpening } from './next-opening.ts'
import { type DayHours, weekdayValues } from './opening-hours.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)

/** 9 AM to 8 PM, closed on Sundays. */
const week: DayHours[] = weekdayValues.map((day) =>
  day === 'sunday' ? { day, closed: true } : { day, opensAt: '09:00', closesAt: '20:00' },
)
const holidays = [{ date: '2026-11-30', label: 'A Monday' }]

describe('next opening', () => {
  // Friday, Saturday.
  it.each([
    ['2026-11-27T08:59', { isOpen: false, date: '2026-11-27', opensAt: '09:00' }],
    ['2026-11-27T09:00', { isOpen: true, closesAt: '20:00' }],
    ['2026-11-27T19:59', { isOpen: true, closesAt: '20:00' }],
    ['2026-11-27T20:00', { isOpen: false, date: '2026-11-28', opensAt: '09:00' }],
    ['2026-11-28T20:00', { isOpen: false, date: '2026-12-01', opensAt: '09:00' }],
  ])('finds the opening at %s', (now, opening) =>
    expect(computeNextOpening({ week, holidays }, at(now))).toEqual(opening),
  )

  it('returns null when no hours are entered or every day is closed', () => {
    const now = at('2026-11-27T10:00')
    expect(computeNextOpening({ week: [], holidays: [] }, now)).toBeNull()
    const closed = week.map(({ day }) => ({ day, closed: true }))
    expect(computeNextOpening({ week: closed, holidays: [] }, now)).toBeNull()
  })
})
