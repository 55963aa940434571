import { dates } from '#business/words/en.ts'
import * as instants from './format-instant.ts'
import * as inLanguage from './local-time.ts'
import type { Pickup } from './pickup.ts'

// For staff, CMS and operators.

export function formatLongDate(date: inLanguage.LocalDate): string {
  return inLanguage.formatLongDate(date, dates)
}

export function weekdayNameOf(date: inLanguage.LocalDate): string {
  return inLanguage.weekdayNameOf(date, dates)
}

export function formatUpcomingDay(now: Date, date: inLanguage.LocalDate): string {
  return instants.formatUpcomingDay(now, date, dates)
}

/** Formats as `Thu, 26 Nov`, with the year unless `today` is in the same year. */
export function formatShortDate(date: inLanguage.LocalDate, today: inLanguage.LocalDate): string {
  return inLanguage.formatShortDate(date, dates, today)
}

export function formatShortDay(date: inLanguage.LocalDate): string {
  return inLanguage.formatShortDay(date, dates)
}

/** Formats as `Thu, 26 Nov, 9AM-11AM`, with the year unless `today` is in the same year. */
export function formatShortPickup({ date, time }: Pickup, today: inLanguage.LocalDate): string {
  return `${formatShortDate(date, today)}, ${time}`
}

export function formatMonth(date: inLanguage.LocalDate): string {
  const [, month] = formatShortDay(date).split(' ')
  return `${month} ${date.slice(0, 'YYYY'.length)}`
}

export function formatInstantDate(instant: string | Date): string {
  return instants.formatInstantDate(instant, dates)
}

export function formatInstant(instant: string | Date): string {
  return instants.formatInstant(instant, dates)
}

export function formatInstantTime(instant: string | Date): string {
  return instants.formatInstantTime(instant, dates)
}

export function formatTimeOfDay(time: string): string {
  return instants.formatTimeOfDay(time, dates)
}
