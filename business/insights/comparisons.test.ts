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
    [0, 0, 'same as before (0)'],
    [3, 0, 'up from 0'],
    [0, 3, 'down 100% from 3'],
    [3, 3, 'same as before (3)'],
    [46, 41, 'up 12% from 41'],
    [1001, 1000, 'up under 1% from 1,000'],
    [90, 30, 'up 200% from 30'],
  ])('compares a count of %d with %d', (now, before, words) => {
    expect(compareCounts(now, before)).toBe(words)
  })

  it.each([
    [0, 0, 1, 2, 'no comparison'],
    [1, 2, 0, 0, 'no comparison'],
    [1, 10, 8, 100, 'up 2 points from 8%'],
    [7, 100, 8, 100, 'down 1 point from 8%'],
    [8, 100, 80, 1000, 'same as before (8%)'],
    [0, 100, 0, 100, 'same as before (0%)'],
  ])('compares a share of %d/%d with %d/%d', (part, whole, partBefore, wholeBefore, words) => {
    expect(compareShares({ part, whole }, { part: partBefore, whole: wholeBefore })).toBe(words)
  })

  it.each([
    [null, minute, 'no comparison'],
    [minute, null, 'no comparison'],
    [100 * minute, 130 * minute, 'down 30 min from 2 h 10 min'],
    [130 * minute, 100 * minute, 'up 30 min from 1 h 40 min'],
    [30 * minute, 30 * minute + 29_999, 'same as before (30 min)'],
    [30 * minute, 31 * minute, 'down 1 min from 31 min'],
  ])('compares a duration of %s with %s', (now, before, words) => {
    expect(compareDurations(now, before)).toBe(words)
  })
})
