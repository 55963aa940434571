import { expect, it } from 'vitest'
import { applyTappedDay } from './tapped-day.ts'

it.each([
  ['day=2026-11-27', '2026-11-27'],
  ['day=2026-11-27&date=', '2026-11-27'],
  ['day=2026-11-27&date=2026-12-24', '2026-12-24'],
  ['date=2026-12-24', '2026-12-24'],
  ['date=', ''],
  ['', null],
])('reads %j as the day %j', (query, date) => {
  const form = applyTappedDay(new URLSearchParams(query))
  expect(form.get('date')).toBe(date)
  expect(form.has('day')).toBe(false)
})

it('prefers the tapped day to a prefilled one, but not to another typed one', () => {
  const dayOf = (date: string, day?: string) =>
    applyTappedDay(new URLSearchParams({ date, ...(day && { day }) }), '2026-11-26').get('date')
  expect(dayOf('2026-11-26', '2026-11-28')).toBe('2026-11-28')
  expect(dayOf('2026-11-27', '2026-11-28')).toBe('2026-11-27')
  expect(dayOf('2026-11-26')).toBe('2026-11-26')
  expect(dayOf('', '2026-11-28')).toBe('2026-11-28')
})
