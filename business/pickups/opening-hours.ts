import { fillSentence, type Words } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { formatLongDate } from './english-dates.ts'
import { formatTimeOfDay } from './format-instant.ts'
import { isLocalDate, type LocalDate } from './local-time.ts'

/** Monday first. */
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

/** Half open. `opensAt` and `closesAt` are `HH:MM` in Mumbai; a day without both is closed. */
export interface DayHours {
  day: Weekday
  closed?: boolean | null
  opensAt?: string | null
  closesAt?: string | null
}

export interface HoursRow {
  days: string
  hours: string
}

/** All branches are closed. */
export interface Holiday {
  date: LocalDate
  label: string
}

/** 24-hour `HH:MM`. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns why a week is invalid, or null. Each day occurs exactly once. */
export function checkWeek(week: readonly DayHours[]): string | null {
  for (const day of weekdayValues) {
    const rows = week.filter((row) => row.day === day)
    if (rows.length === 0) return staffWords.hours.dayMissing(weekdays[day])
    if (rows.length > 1) return staffWords.hours.dayTwice(weekdays[day])
    const problem = checkHours(rows[0]!)
    if (problem) return problem
  }
  return null
}

/** Returns why a day's hours are invalid, or null. Ignores times of closed days. */
export function checkHours({ day, closed, opensAt, closesAt }: DayHours): string | null {
  if (closed) return null
  if (!opensAt || !closesAt) return staffWords.hours.timeMissing(weekdays[day])
  if (!timeOfDayPattern.test(opensAt) || !timeOfDayPattern.test(closesAt))
    return staffWords.hours.timeUnreadable
  return opensAt < closesAt ? null : staffWords.hours.closesBeforeOpening(weekdays[day])
}

/** Returns why a date is invalid, or null. Dates are unique. */
export function checkHoliday(
  date: string | null | undefined,
  holidays: readonly Partial<Holiday>[],
): string | null {
  if (!date || !isLocalDate(date)) return staffWords.hours.holidayDateInvalid
  const isTwice = holidays.filter((holiday) => holiday.date === date).length > 1
  return isTwice ? staffWords.hours.holidayTwice(formatLongDate(date)) : null
}

/** Sorts upcoming holidays first, then past ones, latest first, then missing dates. */
export function sortHolidays<Item extends { date?: LocalDate | null }>(
  holidays: readonly Item[],
  today: LocalDate,
): Item[] {
  // A draft may hold anything.
  const dateOf = (item: Item | null) => (typeof item?.date === 'string' ? item.date : '')
  const byDate = holidays.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
  const upcoming = byDate.filter((holiday) => dateOf(holiday) >= today)
  const past = byDate.filter((holiday) => dateOf(holiday) < today)
  return [...upcoming, ...past.reverse()]
}

/** Describes a week, Monday first; neighbouring days with the same hours share a row. */
export function describeWeek(week: readonly DayHours[], words: Words['dates']): HoursRow[] {
  const runs: { from: DayHours; to: DayHours; hours: string }[] = []
  for (const day of [...week].sort(byWeekday)) {
    const run = runs.at(-1)
    const hours = formatHours(day, words)
    if (run?.hours === hours) run.to = day
    else runs.push({ from: day, to: day, hours })
  }
  return runs.map(({ from, to, hours }) => ({ days: formatDays(from, to, words), hours }))
}

export function isOpenDay(day: DayHours): day is DayHours & { opensAt: string; closesAt: string } {
  return !day.closed && Boolean(day.opensAt) && Boolean(day.closesAt)
}

function byWeekday(a: DayHours, b: DayHours): number {
  return weekdayValues.indexOf(a.day) - weekdayValues.indexOf(b.day)
}

function formatDays(from: DayHours, to: DayHours, { weekdays, range }: Words['dates']): string {
  const nameOf = ({ day }: DayHours) => weekdays[weekdayValues.indexOf(day)]!
  return from === to ? nameOf(from) : fillSentence(range, { from: nameOf(from), to: nameOf(to) })
}

function formatHours(day: DayHours, words: Words['dates']): string {
  if (!isOpenDay(day)) return words.closed
  return fillSentence(words.range, {
    from: formatTimeOfDay(day.opensAt, words),
    to: formatTimeOfDay(day.closesAt, words),
  })
}
