import { expect, it } from 'vitest'
import { dates } from '#business/words/en.ts'
import { hindi } from '#business/words/hi.ts'
import {
  checkHoliday,
  checkWeek,
  type DayHours,
  describeWeek,
  sortHolidays,
  weekdayValues,
} from './opening-hours.ts'

const week = (opensOn: (day: string) => Partial<DayHours>): DayHours[] =>
  weekdayValues.map((day) => ({ day, opensAt: '09:00', closesAt: '20:00', ...opensOn(day) }))

it('groups days with the same hours', () => {
  expect(
    describeWeek(
      week((day) => (day === 'sunday' ? { opensAt: '10:00', closesAt: '16:00' } : {})),
      dates,
    ),
  ).toEqual([
    { days: 'Monday to Saturday', hours: '9:00 AM to 8:00 PM' },
    { days: 'Sunday', hours: '10:00 AM to 4:00 PM' },
  ])
})

it('splits the week at a day that differs', () => {
  expect(
    describeWeek(
      week((day) => ({ closed: day === 'wednesday' })),
      dates,
    ),
  ).toEqual([
    { days: 'Monday to Tuesday', hours: '9:00 AM to 8:00 PM' },
    { days: 'Wednesday', hours: 'Closed' },
    { days: 'Thursday to Sunday', hours: '9:00 AM to 8:00 PM' },
  ])
})

it('starts with Monday in any input order', () => {
  expect(describeWeek(week(() => ({})).reverse(), dates)).toEqual([
    { days: 'Monday to Sunday', hours: '9:00 AM to 8:00 PM' },
  ])
})

it('shows a day without hours as closed, and nothing for an empty week', () => {
  expect(describeWeek([{ day: 'monday' }], dates)).toEqual([{ days: 'Monday', hours: 'Closed' }])
  expect(describeWeek([], dates)).toEqual([])
})

it('accepts a week with each day once, open or closed', () => {
  expect(checkWeek(week(() => ({})))).toBeNull()
  expect(checkWeek(week(() => ({ closed: true, opensAt: null, closesAt: null })))).toBeNull()
  expect(checkWeek(week(() => ({ opensAt: '09:00', closesAt: '09:01' })))).toBeNull()
  // Closed days keep their times for reopening.
  expect(checkWeek(week(() => ({ closed: true, opensAt: '20:00', closesAt: '09:00' })))).toBeNull()
})

const onSunday = (changes: Partial<DayHours>) => week((day) => (day === 'sunday' ? changes : {}))

it.each([
  [
    'that closes before it opens',
    onSunday({ opensAt: '16:00', closesAt: '10:00' }),
    'Sunday: the closing time must be later than the opening time.',
  ],
  [
    'that closes when it opens',
    onSunday({ opensAt: '10:00', closesAt: '10:00' }),
    'Sunday: the closing time must be later than the opening time.',
  ],
  [
    'without its closing time',
    onSunday({ closesAt: '' }),
    'Sunday: please enter both times, or mark the day as closed.',
  ],
  [
    'with a time in another format',
    onSunday({ opensAt: '9:00' }),
    'Please enter a time such as 09:00 or 20:30.',
  ],
  [
    'with a time that does not exist',
    onSunday({ closesAt: '24:00' }),
    'Please enter a time such as 09:00 or 20:30.',
  ],
  [
    'that is missing',
    week(() => ({})).slice(0, 6),
    'Sunday is missing. Please add it, or mark it as closed.',
  ],
  [
    'that occurs twice',
    [...week(() => ({})), { day: 'sunday' as const, closed: true }],
    'Sunday is listed twice. Please remove one of the two.',
  ],
])('rejects a week with a day %s', (_, given, problem) => {
  expect(checkWeek(given)).toBe(problem)
})

it('rejects invalid and repeated holidays', () => {
  const republicDay = { date: '2027-01-26', label: 'Republic Day' }
  const maharashtraDay = { date: '2027-05-01', label: 'Maharashtra Day' }
  const askFor = 'Please enter a date, such as 2027-01-26.'
  expect(checkHoliday('2027-01-26', [republicDay, maharashtraDay])).toBeNull()
  expect(checkHoliday('26 January', [])).toBe(askFor)
  expect(checkHoliday(null, [])).toBe(askFor)
  expect(checkHoliday('2027-01-26', [republicDay, { ...republicDay, label: 'Holiday' }])).toBe(
    'Tuesday, 26 January 2027 is listed twice. Please remove one of the two.',
  )
})

it('sorts upcoming holidays first, then past ones, latest first', () => {
  const days = ['2026-11-20', '2027-01-26', undefined, '2026-01-26', '2026-11-21', '2026-10-02']
  const holidays = days.map((date) => ({ date, label: '' }))
  expect(sortHolidays(holidays, '2026-11-21').map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2027-01-26',
    '2026-11-20',
    '2026-10-02',
    '2026-01-26',
    undefined,
  ])
})

it('sorts holidays of a draft that are no dates last', () => {
  const wrong = [{ date: 5 }, null, { date: ['2027-01-26'] }, { date: '2027-01-26' }]
  const sorted = sortHolidays(wrong as { date?: string }[], '2026-11-21')
  expect(sorted[0]).toEqual({ date: '2027-01-26' })
  expect(sorted).toHaveLength(4)
})

it('describes a week in the given words', () => {
  const rows = describeWeek(
    week((day) => ({ closed: day === 'sunday' })),
    hindi.dates,
  )
  expect(rows).toEqual([
    { days: 'सोमवार से शनिवार तक', hours: 'सुबह 9 बजे से रात 8 बजे तक' },
    { days: 'रविवार', hours: 'बंद' },
  ])
})
