import * as messages from '#business/words/messages.ts'
import { formatLongDate, isLocalDate, type LocalDate } from './local-time.ts'

/** The days of the week in the order people read opening hours. */
export const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

export type Weekday = keyof typeof weekdays

export const weekdayValues = Object.keys(weekdays) as Weekday[]

/**
 * One day's hours. `opensAt` and `closesAt` are `HH:MM` in the business's time zone; the interval is half open.
 * A day without both is closed, as is one that says so.
 */
export interface DayHours {
  day: Weekday
  closed?: boolean | null
  opensAt?: string | null
  closesAt?: string | null
}

/** A line of the hours table: `{ days: 'Monday to Saturday', hours: '9:00 AM to 8:00 PM' }`. */
export interface HoursLine {
  days: string
  hours: string
}

/** A day on which every branch is closed, and what people call it: `Republic Day`. */
export interface Holiday {
  date: LocalDate
  label: string
}

/** The wall-clock form of a time of day: 24 hours, two digits each. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** What keeps a week from being kept, as a sentence; null where nothing does. A week names each day exactly once. */
export function problemOfWeek(week: readonly DayHours[]): string | null {
  for (const day of weekdayValues) {
    const rows = week.filter((row) => row.day === day)
    if (rows.length === 0) return messages.hours.dayMissing(weekdays[day])
    if (rows.length > 1) return messages.hours.dayTwice(weekdays[day])
    const problem = problemOfDay(rows[0]!)
    if (problem) return problem
  }
  return null
}

/** What is wrong with one day's hours, as a sentence; null where nothing is. A closed day's times do not matter. */
export function problemOfDay({ day, closed, opensAt, closesAt }: DayHours): string | null {
  if (closed) return null
  if (!opensAt || !closesAt) return messages.hours.timeMissing(weekdays[day])
  if (!timeOfDay.test(opensAt) || !timeOfDay.test(closesAt)) return messages.hours.timeUnreadable
  return opensAt < closesAt ? null : messages.hours.closesBeforeOpening(weekdays[day])
}

/** What is wrong with the date of one of the holidays, as a sentence; null where nothing is. Each day stands once. */
export function problemOfHoliday(
  date: string | null | undefined,
  holidays: readonly Partial<Holiday>[],
): string | null {
  if (!date || !isLocalDate(date)) return messages.hours.holidayDateInvalid
  const isTwice = holidays.filter((holiday) => holiday.date === date).length > 1
  return isTwice ? messages.hours.holidayTwice(formatLongDate(date)) : null
}

/**
 * Those to come, the next first; behind them those that are over on the day `today`, the latest first, and those that lack their
 * date.
 */
export function holidaysInOrder<Kept extends { date?: LocalDate | null }>(
  holidays: readonly Kept[],
  today: LocalDate,
): Kept[] {
  const dateOf = ({ date }: Kept) => date ?? ''
  const byDate = holidays.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
  const toCome = byDate.filter((holiday) => dateOf(holiday) >= today)
  const over = byDate.filter((holiday) => dateOf(holiday) < today)
  return [...toCome, ...over.reverse()]
}

/** The week as people read it: neighbouring days with the same hours share a line, Monday first. */
export function describeWeek(week: readonly DayHours[]): HoursLine[] {
  const runs: { from: DayHours; to: DayHours }[] = []
  for (const day of [...week].sort(byWeekday)) {
    const run = runs.at(-1)
    if (run && hoursOfDay(run.from) === hoursOfDay(day)) run.to = day
    else runs.push({ from: day, to: day })
  }
  return runs.map(({ from, to }) => ({ days: daysOfRun(from, to), hours: hoursOfDay(from) }))
}

/** Whether the shop opens at all on a day. */
export function opensOn(day: DayHours): day is DayHours & { opensAt: string; closesAt: string } {
  return !day.closed && Boolean(day.opensAt) && Boolean(day.closesAt)
}

/** A time of day for people: `9:00 AM`. */
export function formatTimeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}

function byWeekday(a: DayHours, b: DayHours): number {
  return weekdayValues.indexOf(a.day) - weekdayValues.indexOf(b.day)
}

function daysOfRun(from: DayHours, to: DayHours): string {
  return from === to ? weekdays[from.day] : `${weekdays[from.day]} to ${weekdays[to.day]}`
}

function hoursOfDay(day: DayHours): string {
  if (!opensOn(day)) return 'Closed'
  return `${formatTimeOfDay(day.opensAt)} to ${formatTimeOfDay(day.closesAt)}`
}
