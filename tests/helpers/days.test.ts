import { expect, it } from 'vitest'
import { openDayFromNow } from './days.ts'

const openDays = (now: string) => [1, 2, 3].map((n) => openDayFromNow(n, new Date(now)))

it.each([
  ['a Saturday', '2026-11-21T10:00+05:30', ['2026-11-23', '2026-11-24', '2026-11-25']],
  ['the eve of a holiday', '2027-01-25T10:00+05:30', ['2027-01-27', '2027-01-28', '2027-01-29']],
  ['the last day of a year', '2027-12-31T10:00+05:30', ['2028-01-01', '2028-01-03', '2028-01-04']],
  ['the eve of a leap day', '2028-02-28T23:58+05:30', ['2028-02-29', '2028-03-01', '2028-03-02']],
  ['a leap day', '2028-02-29T00:00+05:30', ['2028-03-01', '2028-03-02', '2028-03-03']],
])('returns distinct open days after %s', (_day, now, days) => {
  expect(openDays(now)).toEqual(days)
})
