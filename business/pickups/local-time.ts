import { tz, TZDate } from '@date-fns/tz'
import { addDays as daysAfter, format, parseISO } from 'date-fns'
import { z } from 'zod'

/** A calendar day in the business's time zone, `YYYY-MM-DD`. Sorts and compares as text. */
export type LocalDate = string

/** Whether a text is a day of the calendar: `2028-02-29` is, `2027-02-29` is not. */
export function isLocalDate(text: string): boolean {
  return z.iso.date().safeParse(text).success
}

/** The day some days after another; before it, where `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return format(daysAfter(parseISO(date), days), 'yyyy-MM-dd')
}

/** The one time zone in which the business lives. */
export const businessTimeZone = 'Asia/Kolkata'

const inBusinessZone = { in: tz(businessTimeZone) }

/** What a clock in the business's time zone shows, to the minute: `2026-11-26T16:05`. Sorts and compares as text. */
export type WallClock = string

// Swedish is written the way the standard is. Many times quicker than a zone's offset from date-fns.
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** What the clocks in Mumbai show at the instant `now`, whatever zone the server or the phone is set to. */
export function wallClockAt(now: Date): WallClock {
  return wallClock.format(now).replace(' ', 'T')
}

/** The day it is in Mumbai at the instant `now`. */
export function localDateAt(now: Date): LocalDate {
  return dayOf(wallClockAt(now))
}

/** The day of what a clock shows. */
export function dayOf(clock: WallClock): LocalDate {
  return clock.slice(0, 'YYYY-MM-DD'.length)
}

/** Long form of a day for people: `Thursday, 26 November 2026`. Throws a RangeError on an impossible date. */
export function formatLongDate(date: LocalDate): string {
  return format(parseISO(date), 'EEEE, d MMMM yyyy')
}

/** Short form of a day for people, where the year goes without saying: `Thu, 26 Nov`. */
export function formatShortDate(date: LocalDate): string {
  return format(parseISO(date), 'EEE, d MMM')
}

/** Short form of the day of an instant in Mumbai: `26 Nov 2026`. */
export function formatDayOf(instant: string | Date): string {
  return format(new Date(instant), 'd MMM yyyy', inBusinessZone)
}

/** Day and time of an instant in Mumbai: `26 Nov 2026, 4:05 PM`. */
export function formatMoment(instant: string | Date): string {
  return format(new Date(instant), 'd MMM yyyy, h:mm a', inBusinessZone)
}

/** The instant at which the business's clocks show a time of day (`HH:MM`) on a day. */
export function instantAt(date: LocalDate, timeOfDay: string): Date {
  return new Date(+parseISO(`${date}T${timeOfDay}`, inBusinessZone))
}

/** The year it is in Mumbai at the instant `now`. */
export function localYearAt(now: Date): number {
  return TZDate.tz(businessTimeZone, now).getFullYear()
}
