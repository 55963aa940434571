import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantAt } from '#business/pickups/local-time.ts'
import {
  bucketSizeOf,
  countDays,
  formatPeriod,
  lastDayOf,
  type Period,
  periodBetween,
  type PeriodPreset,
  presetAt,
  previousPeriod,
  splitIntoBuckets,
} from './periods.ts'

const between = (first: string, last: string) => periodBetween(first, last)!
const formatDays = (period: Period | null) => period && `${period.from}..${period.until}`

describe('preset', () => {
  it.each<[PeriodPreset, string, string, string]>([
    ['last-7-days', '2026-11-26', '10:00', '2026-11-20..2026-11-27'],
    ['last-30-days', '2026-11-26', '10:00', '2026-10-28..2026-11-27'],
    ['this-month', '2026-11-26', '10:00', '2026-11-01..2026-11-27'],
    // One minute apart.
    ['this-month', '2026-11-30', '23:59', '2026-11-01..2026-12-01'],
    ['this-month', '2026-12-01', '00:00', '2026-12-01..2026-12-02'],
    ['last-month', '2026-11-30', '23:59', '2026-10-01..2026-11-01'],
    ['last-month', '2026-12-01', '00:00', '2026-11-01..2026-12-01'],
    ['last-month', '2027-01-15', '10:00', '2026-12-01..2027-01-01'],
    ['last-12-months', '2026-12-31', '23:59', '2025-12-01..2026-12-01'],
    ['last-12-months', '2027-01-01', '00:00', '2026-01-01..2027-01-01'],
  ])('resolves %s on %s at %s', (preset, date, time, days) => {
    expect(formatDays(presetAt(preset, instantAt(date, time)))).toBe(days)
  })
})

describe('period between two days', () => {
  it.each([
    ['2026-11-26', '2026-11-26', '2026-11-26..2026-11-27'],
    ['1900-01-01', '1900-01-02', '1900-01-01..1900-01-03'],
    ['2199-12-31', '2199-12-31', '2199-12-31..2200-01-01'],
    ['2021-01-01', '2026-01-04', '2021-01-01..2026-01-05'],
    ['2021-01-01', '2026-01-05', null],
    ['2026-11-26', '2026-11-25', null],
    ['1899-12-31', '1900-01-02', null],
    ['2199-12-31', '2200-01-01', null],
    ['1126-01-01', '2026-01-01', null],
    ['2026-02-30', '2026-03-01', null],
    ['', '2026-03-01', null],
    ['2026-03-01', '', null],
    ['x'.repeat(10_000), '2026-03-01', null],
  ])('reads %s to %s as %s', (first, last, days) => {
    expect(formatDays(periodBetween(first, last))).toBe(days)
  })
})

describe('previous period', () => {
  it.each([
    ['2026-11-20', '2026-11-26', '2026-11-13..2026-11-20'],
    ['2026-11-26', '2026-11-26', '2026-11-25..2026-11-26'],
    ['2026-10-01', '2026-10-30', '2026-09-01..2026-10-01'],
    // Whole months.
    ['2026-10-01', '2026-10-31', '2026-09-01..2026-10-01'],
    ['2026-03-01', '2026-03-31', '2026-02-01..2026-03-01'],
    ['2026-01-01', '2026-01-31', '2025-12-01..2026-01-01'],
    ['2026-01-01', '2026-02-28', '2025-11-01..2026-01-01'],
    ['2025-11-01', '2026-10-31', '2024-11-01..2025-11-01'],
    // Partial months.
    ['2026-03-01', '2026-03-30', '2026-01-30..2026-03-01'],
    ['2026-03-02', '2026-03-31', '2026-01-31..2026-03-02'],
  ])('precedes %s to %s', (first, last, days) => {
    expect(formatDays(previousPeriod(between(first, last)))).toBe(days)
  })
})

describe('buckets', () => {
  const sizeOf = (days: number) => bucketSizeOf(between('2026-01-02', addDays('2026-01-01', days)))

  it('are days, weeks or months', () => {
    expect([1, 45, 46, 182, 183].map(sizeOf)).toEqual(['day', 'day', 'week', 'week', 'month'])
  })

  it('pairs days with a previous month that may be longer or shorter', () => {
    const [march, october] = [
      splitIntoBuckets(between('2026-03-01', '2026-03-31')),
      splitIntoBuckets(between('2026-10-01', '2026-10-31')),
    ]
    expect(march).toHaveLength(31)
    expect([formatDays(march[27]!.previous), march[28]!.previous]).toEqual([
      ...['2026-02-28..2026-03-01', null],
    ])
    expect(october[30]!.previous).toBeNull()
    const february = splitIntoBuckets(between('2026-02-01', '2026-02-28'))
    expect(february).toHaveLength(31)
    expect(february[28]).toEqual({
      ...{ current: null, previous: { from: '2026-01-29', until: '2026-01-30' } },
    })
  })

  it('splits a long period into calendar months, each paired with as many days', () => {
    const parts = splitIntoBuckets(between('2026-01-15', '2026-08-10'))
    expect(parts.map(({ current }) => formatDays(current))).toEqual([
      '2026-01-15..2026-02-01',
      ...[2, 3, 4, 5, 6, 7].map((month) => `2026-0${month}-01..2026-0${month + 1}-01`),
      '2026-08-01..2026-08-11',
    ])
    expect(formatDays(parts[0]!.previous)).toBe('2025-06-21..2025-07-08')
    const years = splitIntoBuckets(between('2025-11-01', '2026-10-31'))
    expect(years).toHaveLength(12)
    expect(formatDays(years[1]!.previous)).toBe('2024-12-01..2025-01-01')
  })

  it('covers every day of both periods exactly once', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 1830 }), (first, days) => {
        const period = between(first, addDays(first, days - 1))
        const before = previousPeriod(period)
        expect(before.until).toBe(period.from)
        const parts = splitIntoBuckets(period)
        for (const [whole, side] of [
          [period, 'current'],
          [before, 'previous'],
        ] as const) {
          const own = parts.flatMap((part) => part[side] ?? [])
          expect(own[0]!.from).toBe(whole.from)
          expect(own.at(-1)!.until).toBe(whole.until)
          for (const [place, { from }] of own.entries()) {
            if (place > 0) expect(from).toBe(own[place - 1]!.until)
          }
        }
      }),
    )
  })
})

describe('period format', () => {
  it.each([
    ['2026-11-26', '2026-11-26', '26 Nov 2026'],
    ['2025-12-25', '2026-01-23', '25 Dec 2025 to 23 Jan 2026'],
    ['2026-10-01', '2026-10-31', 'Oct 2026'],
    ['2026-10-01', '2026-10-30', '1 Oct 2026 to 30 Oct 2026'],
    ['2025-11-01', '2026-10-31', 'Nov 2025 to Oct 2026'],
  ])('formats %s to %s as %s', (first, last, words) => {
    expect(formatPeriod(between(first, last))).toBe(words)
  })

  it('counts the days and returns the last one', () => {
    const period = between('2024-02-28', '2024-03-01')
    expect([countDays(period), lastDayOf(period)]).toEqual([3, '2024-03-01'])
  })
})
