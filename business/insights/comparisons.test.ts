import { describe, expect, it } from 'vitest'
import {
  compareCounts,
  compareDurations,
  compareShares,
  formatCount,
  formatDuration,
  formatShare,
} from './comparisons.ts'

const minute = 60_000

it.each([
  [0, '0'],
  [999, '999'],
  [100_000, '1,00,000'],
])('formats %d as %s', (number, words) => expect(formatCount(number)).toBe(words))

it.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 1000, 'under 1%'],
  [1, 200, '1%'],
  [5, 5, '100%'],
])('formats %d of %d as %s', (part, whole, words) => expect(formatShare(part, whole)).toBe(words))

it.each([
  [-5, 'under a minute'],
  [29_999, 'under a minute'],
  [30_000, '1 min'],
  [59 * minute, '59 min'],
  [60 * minute, '1 h'],
  [130 * minute, '2 h 10 min'],
  [24 * 60 * minute - 1, '1 day'],
  [(48 * 60 - 31) * minute, '1 day 23 h'],
  [52 * 60 * minute, '2 days 4 h'],
])('formats %d ms as %s', (ms, words) => expect(formatDuration(ms)).toBe(words))

describe('comparison', () => {
  it.each([
    [0, 0, 'none before either'],
    [3, 0, 'none before'],
    [0, 3, '100% fewer than 3 before'],
    [3, 3, 'the same as before: 3'],
    [46, 41, '12% more than 41 before'],
    [1001, 1000, 'under 1% more than 1,000 before'],
    [90, 30, '200% more than 30 before'],
  ])('compares a count of %d with %d', (now, before, words) => {
    expect(compareCounts(now, before)).toBe(words)
  })

  it.each([
    [0, 0, 1, 2, 'nothing to compare'],
    [1, 2, 0, 0, 'nothing to compare'],
    [1, 10, 8, 100, '2 points more than 8% before'],
    [7, 100, 8, 100, '1 point less than 8% before'],
    [8, 100, 80, 1000, 'the same as before: 8%'],
    [0, 100, 0, 100, 'the same as before: 0%'],
  ])('compares a share of %d/%d with %d/%d', (part, whole, partBefore, wholeBefore, words) => {
    expect(compareShares({ part, whole }, { part: partBefore, whole: wholeBefore })).toBe(words)
  })

  it.each([
    [null, minute, 'nothing to compare'],
    [minute, null, 'nothing to compare'],
    [100 * minute, 130 * minute, '30 min quicker than 2 h 10 min before'],
    [130 * minute, 100 * minute, '30 min slower than 1 h 40 min before'],
    [30 * minute, 30 * minute + 29_999, 'the same as before: 30 min'],
    [30 * minute, 31 * minute, '1 min quicker than 31 min before'],
  ])('compares a duration of %s with %s', (now, before, words) => {
    expect(compareDurations(now, before)).toBe(words)
  })
})
