import { expect, it } from 'vitest'
import { withChosenDay } from './chosen-day.ts'

it.each([
  ['day=2026-11-27', '2026-11-27'],
  ['day=2026-11-27&date=', '2026-11-27'],
  ['day=2026-11-27&date=2026-12-24', '2026-12-24'],
  ['date=2026-12-24', '2026-12-24'],
  ['date=', ''],
  ['', null],
])('%j has the day %j', (written, date) => {
  const form = withChosenDay(new URLSearchParams(written))
  expect(form.get('date')).toBe(date)
  expect(form.has('day')).toBe(false)
})
