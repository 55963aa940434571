import { expect, it } from 'vitest'
import { describeWeek, formatTimeOfDay, weekdayValues, type DayHours } from './opening-hours'

const week = (opensOn: (day: string) => Partial<DayHours>): DayHours[] =>
  weekdayValues.map((day) => ({ day, opensAt: '09:00', closesAt: '20:00', ...opensOn(day) }))

it('days with the same hours share a line', () => {
  expect(
    describeWeek(week((day) => (day === 'sunday' ? { opensAt: '10:00', closesAt: '16:00' } : {}))),
  ).toEqual([
    { days: 'Monday to Saturday', hours: '9:00 AM to 8:00 PM' },
    { days: 'Sunday', hours: '10:00 AM to 4:00 PM' },
  ])
})

it('a day in the middle that differs parts the week', () => {
  expect(describeWeek(week((day) => ({ closed: day === 'wednesday' })))).toEqual([
    { days: 'Monday to Tuesday', hours: '9:00 AM to 8:00 PM' },
    { days: 'Wednesday', hours: 'Closed' },
    { days: 'Thursday to Sunday', hours: '9:00 AM to 8:00 PM' },
  ])
})

it('starts with Monday in whatever order the days were entered', () => {
  expect(describeWeek(week(() => ({})).reverse())).toEqual([
    { days: 'Monday to Sunday', hours: '9:00 AM to 8:00 PM' },
  ])
})

it('a day without hours is closed, and nothing entered is nothing said', () => {
  expect(describeWeek([{ day: 'monday' }])).toEqual([{ days: 'Monday', hours: 'Closed' }])
  expect(describeWeek([])).toEqual([])
})

it.each([
  ['00:00', '12:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:05', '11:05 PM'],
])('%s is %s', (time, spoken) => {
  expect(formatTimeOfDay(time)).toBe(spoken)
})
