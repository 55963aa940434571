/** A calendar day in the business's time zone, `YYYY-MM-DD`. Sorts and compares as text. */
export type LocalDate = string

/** Whether a value is a day of the calendar: `2028-02-29` is, `2027-02-29` is not. */
export function isLocalDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const midnight = new Date(value)
  // Browsers take 30 February for 2 March.
  return !Number.isNaN(+midnight) && midnight.toISOString().startsWith(value)
}

/** A day as the instant of its midnight in UTC, for sums and words that know no zone. */
function utcMidnight(date: LocalDate): Date {
  if (!isLocalDate(date)) throw new RangeError(`${date} is no day of the calendar.`)
  return new Date(date)
}

const dayMs = 24 * 60 * 60 * 1000

/** The day some days after another; before it, where `days` is negative. Throws a RangeError on an impossible date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(+utcMidnight(date) + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The one time zone in which the business lives, and what its clocks are ahead of UTC all year: India has no summer time. */
export const businessTimeZone = 'Asia/Kolkata'
const businessOffset = '+05:30'
const businessOffsetMs = 5.5 * 60 * 60 * 1000

/** What a clock in the business's time zone shows, to the minute: `2026-11-26T16:05`. Sorts and compares as text. */
export type WallClock = string

// Swedish is written the way the standard is.
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

// Asked for many times a minute, of which a platform needs some microseconds for each.
let latest = { minute: NaN, clock: '' }

/** What the clocks in Mumbai show at the instant `now`, whatever zone the server or the phone is set to. */
export function wallClockAt(now: Date): WallClock {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== latest.minute) latest = { minute, clock: wallClock.format(now).replace(' ', 'T') }
  return latest.clock
}

/** The day it is in Mumbai at the instant `now`. */
export function localDateAt(now: Date): LocalDate {
  return dayOf(wallClockAt(now))
}

/** Whether a value is what a clock can show, to the minute. */
export function isWallClock(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[^T]+T([01]\d|2[0-3]):[0-5]\d$/.test(value)) return false
  return isLocalDate(dayOf(value))
}

/** The day of what a clock shows. */
export function dayOf(clock: WallClock): LocalDate {
  return clock.slice(0, 'YYYY-MM-DD'.length)
}

// The order and the signs are ours: each browser has others.
const longDate = wordsOf('UTC', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = wordsOf('UTC', { weekday: 'short', day: 'numeric', month: 'short' })
const moment = wordsOf(businessTimeZone, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

function wordsOf(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  return (instant: Date) =>
    Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** Long form of a day for people: `Thursday, 26 November 2026`. Throws a RangeError on an impossible date. */
export function formatLongDate(date: LocalDate): string {
  const { weekday, day, month, year } = longDate(utcMidnight(date))
  return `${weekday}, ${day} ${month} ${year}`
}

/** The day of the week that a day is: `Thursday`. */
export function weekdayNameOf(date: LocalDate): string {
  return longDate(utcMidnight(date)).weekday!
}

/** A day as people call it at the instant `now`: `today`, `tomorrow`, or its long form. */
export function dayFrom(now: Date, date: LocalDate): string {
  const today = localDateAt(now)
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : formatLongDate(date)
}

/** A day that is over, or today, as people call it at the instant `now`: `Today`, `Yesterday`, or its long form. */
export function dayUntil(now: Date, date: LocalDate): string {
  const today = localDateAt(now)
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : formatLongDate(date)
}

/** Short form of a day for people, where the year goes without saying: `Thu, 26 Nov`. */
export function formatShortDate(date: LocalDate): string {
  const { weekday, day, month } = shortDate(utcMidnight(date))
  return `${weekday}, ${day} ${month}`
}

/** The month that a day lies in, for people: `Nov 2026`. */
export function formatMonth(date: LocalDate): string {
  return `${shortDate(utcMidnight(date)).month} ${date.slice(0, 'YYYY'.length)}`
}

/** Short form of the day of an instant in Mumbai: `26 Nov 2026`. */
export function formatDayOf(instant: string | Date): string {
  const { day, month, year } = moment(new Date(instant))
  return `${day} ${month} ${year}`
}

/** Day and time of an instant in Mumbai: `26 Nov 2026, 4:05 PM`. */
export function formatMoment(instant: string | Date): string {
  return `${formatDayOf(instant)}, ${formatTimeOf(instant)}`
}

/** Time of an instant in Mumbai: `4:05 PM`. */
export function formatTimeOf(instant: string | Date): string {
  const { hour, minute, dayPeriod } = moment(new Date(instant))
  return `${hour}:${minute} ${dayPeriod}`
}

/** The instant at which the business's clocks show a time of day (`HH:MM`) on a day. */
export function instantAt(date: LocalDate, timeOfDay: string): Date {
  return instantOf(`${date}T${timeOfDay}`)
}

/** The instant at which the business's clocks show that. */
export function instantOf(clock: WallClock): Date {
  return new Date(`${clock}${businessOffset}`)
}

/** An instant as ISO 8601 with what clocks in Mumbai show: `2026-11-26T16:05:09+05:30`. */
export function zonedInstant(instant: string | Date): string {
  const shifted = new Date(new Date(instant).getTime() + businessOffsetMs)
  return `${shifted.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${businessOffset}`
}

/** The year it is in Mumbai at the instant `now`. */
export function localYearAt(now: Date): number {
  return Number(localDateAt(now).slice(0, 'YYYY'.length))
}
