import type { DateNames } from '#business/words/date-names.ts'

/** Calendar day in Mumbai, `YYYY-MM-DD`. Sorts as text. */
export type LocalDate = string

/** True for days that exist, from 1900 to 2199: `2028-02-29`, not `2027-02-29`. */
export function isLocalDate(value: unknown): boolean {
  return isCalendarDate(value) && /^(19|2[01])/.test(value as string)
}

function isCalendarDate(value: unknown): boolean {
  return typeof value === 'string' && parseCalendarDate(value) !== null
}

/** Midnight UTC; null unless the day exists. */
function parseCalendarDate(date: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const midnight = new Date(date)
  // Browsers read 30 February as 2 March. Three times faster than comparing ISO texts.
  const exists =
    midnight.getUTCDate() === Number(date.slice('YYYY-MM-'.length)) &&
    midnight.getUTCMonth() + 1 === Number(date.slice('YYYY-'.length, 'YYYY-MM'.length))
  return exists ? midnight : null
}

/** For calculations that must not depend on the device's time zone. */
function toUtcMidnight(date: LocalDate): Date {
  // Stored dates are read even if no form accepts them.
  const midnight = parseCalendarDate(date)
  if (!midnight) throw new RangeError(`${date} is not a calendar date.`)
  return midnight
}

const dayMs = 24 * 60 * 60 * 1000

/** Throws a RangeError on an impossible date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(+toUtcMidnight(date) + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Fixed offset: India has no summer time. */
export const businessTimeZone = 'Asia/Kolkata'
const businessOffset = '+05:30'
const businessOffsetMs = 5.5 * 60 * 60 * 1000

/** Date and time in Mumbai, to the minute: `2026-11-26T16:05`. Sorts as text. */
export type WallClock = string

// Swedish formats are close to ISO 8601.
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

// Cached: formatting is slow, and runs many times a minute.
let cached = { minute: NaN, clock: '' }

/** Returns the time in Mumbai, independent of the device's time zone. */
export function wallClockAt(now: Date): WallClock {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== cached.minute) cached = { minute, clock: wallClock.format(now).replace(' ', 'T') }
  return cached.clock
}

export function localDateAt(now: Date): LocalDate {
  return toLocalDate(wallClockAt(now))
}

export function isWallClock(value: unknown): boolean {
  if (typeof value !== 'string' || !/^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value)) return false
  return isLocalDate(toLocalDate(value))
}

export function toLocalDate(clock: WallClock): LocalDate {
  return clock.slice(0, 'YYYY-MM-DD'.length)
}

/** Monday is 0. */
export function weekdayIndexOf(date: LocalDate): number {
  // `getUTCDay` begins with Sunday.
  return (toUtcMidnight(date).getUTCDay() + 6) % 7
}

function dayAndMonth(date: LocalDate, months: readonly string[]): string {
  const day = toUtcMidnight(date)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

function yearOf(date: LocalDate): string {
  return date.slice(0, 'YYYY'.length)
}

function yearUnlessOf(today: LocalDate, date: LocalDate): string {
  return yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`
}

// In the language of `names`; `english-dates.ts` has them for staff.

/** Formats as `Thursday, 26 November 2026`. Throws a RangeError on an impossible date. */
export function formatLongDate(date: LocalDate, names: DateNames): string {
  return formatLongDay(date, names, '')
}

/** Formats as `Thursday, 26 November`, with the year unless `today` is in the same year. */
export function formatLongDay(date: LocalDate, names: DateNames, today: LocalDate): string {
  return `${weekdayNameOf(date, names)}, ${dayAndMonth(date, names.months)}${yearUnlessOf(today, date)}`
}

export function weekdayNameOf(date: LocalDate, names: DateNames): string {
  return names.weekdays[weekdayIndexOf(date)]!
}

/** Formats as `Thu, 26 Nov`, with the year unless `today` is in the same year. */
export function formatShortDate(date: LocalDate, names: DateNames, today: LocalDate): string {
  const day = `${names.shortWeekdays[weekdayIndexOf(date)]}, ${formatShortDay(date, names)}`
  return day + yearUnlessOf(today, date)
}

/** Formats as `26 Nov`, without the year. */
export function formatShortDay(date: LocalDate, names: DateNames): string {
  return dayAndMonth(date, names.shortMonths)
}

/** Returns the instant of a time of day (`HH:MM`) in Mumbai. */
export function instantAt(date: LocalDate, timeOfDay: string): Date {
  return toInstant(`${date}T${timeOfDay}`)
}

export function toInstant(clock: WallClock): Date {
  return new Date(`${clock}${businessOffset}`)
}

/** Formats as ISO 8601 with Mumbai's offset: `2026-11-26T16:05:09+05:30`. */
export function formatZonedInstant(
  instant: string | Date,
  precision: 'seconds' | 'milliseconds' = 'seconds',
): string {
  const shifted = new Date(new Date(instant).getTime() + businessOffsetMs)
  const pattern = precision === 'seconds' ? 'YYYY-MM-DDTHH:MM:SS' : 'YYYY-MM-DDTHH:MM:SS.sss'
  return `${shifted.toISOString().slice(0, pattern.length)}${businessOffset}`
}

export function localYearAt(now: Date): number {
  return Number(localDateAt(now).slice(0, 'YYYY'.length))
}
