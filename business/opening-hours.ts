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

/** The wall-clock form of a time of day: 24 hours, two digits each. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

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
