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

it('takes the tapped day of a form that came filled in, unless another was typed', () => {
  const dayOf = (date: string, day?: string) =>
    withChosenDay(new URLSearchParams({ date, ...(day && { day }) }), '2026-11-26').get('date')
  expect(dayOf('2026-11-26', '2026-11-28')).toBe('2026-11-28')
  expect(dayOf('2026-11-27', '2026-11-28')).toBe('2026-11-27')
  expect(dayOf('2026-11-26')).toBe('2026-11-26')
  expect(dayOf('', '2026-11-28')).toBe('2026-11-28')
})
