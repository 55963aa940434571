import { expect, it } from 'vitest'
import { instantAt } from '#business/pickups/local-time.ts'
import { groupingForView, viewDayAt, viewTimesAt } from './views.ts'

const day = '2026-11-26'
const near = (timeOfDay: string) => viewTimesAt(instantAt(day, timeOfDay)).nearSlots

it('returns today and tomorrow in Mumbai', () => {
  const late = new Date('2026-11-26T18:29:59.999Z')
  expect(viewTimesAt(late)).toMatchObject({ today: '2026-11-26', tomorrow: '2026-11-27' })
  const later = new Date('2026-11-26T18:30:00.000Z')
  expect(viewTimesAt(later)).toMatchObject({ today: '2026-11-27', tomorrow: '2026-11-28' })
})

it('calls a slot near from an hour before it begins until the day ends', () => {
  expect(near('07:59')).toEqual([])
  expect(near('08:00')).toEqual(['9AM-11AM'])
  expect(near('09:59')).toEqual(['9AM-11AM'])
  expect(near('10:00')).toEqual(['9AM-11AM', '11AM-1PM'])
  expect(near('16:00')).toHaveLength(5)
  expect(near('23:30')).toHaveLength(5)
})

it('returns the day of a view of one day', () => {
  const now = instantAt(day, '10:00')
  expect(viewDayAt('tomorrow', now, '2026-12-24')).toBe('2026-11-27')
  expect(viewDayAt('day', now, '2026-12-24')).toBe('2026-12-24')
  expect(viewDayAt('overdue', now, '2026-12-24')).toBeUndefined()
})

it('groups one day by slot, several days by day, and everything not at all', () => {
  expect(groupingForView('today')).toBe('slot')
  expect(groupingForView('overdue')).toBe('day')
  expect(groupingForView('all')).toBe('all')
})
