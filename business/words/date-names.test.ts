import { expect, it } from 'vitest'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { dateNames } from './date-names.ts'
import { dates } from './en.ts'

it('returns the English names', () => expect(dates).toMatchObject(dateNames('en-US')))

it.each([
  ['hi-IN', 'गुरुवार, 26 नवंबर 2026'],
  ['mr-IN', 'गुरुवार, 26 नोव्हेंबर 2026'],
])('returns the names of %s', (locale, date) => {
  expect(formatLongDate('2026-11-26', dateNames(locale))).toBe(date)
})
