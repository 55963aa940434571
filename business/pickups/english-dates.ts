import { dates } from '#business/words/en.ts'
import * as instants from './format-instant.ts'
import * as inLanguage from './local-time.ts'
import type { Pickup } from './pickup.ts'

type LocalDate = inLanguage.LocalDate

// For staff, CMS and operators.

export const formatLongDate = (date: LocalDate) => inLanguage.formatLongDate(date, dates)

/** Formats as `Thursday, 26 November`, with the year unless `today` is in the same year. */
export const formatLongDay = (date: LocalDate, today: LocalDate) =>
  inLanguage.formatLongDay(date, dates, today)

export const weekdayNameOf = (date: LocalDate) => inLanguage.weekdayNameOf(date, dates)

export const formatUpcomingDay = (now: Date, date: LocalDate) =>
  instants.formatUpcomingDay(now, date, dates)

/** Formats as `Thu, 26 Nov`, with the year unless `today` is in the same year. */
export const formatShortDate = (date: LocalDate, today: LocalDate) =>
  inLanguage.formatShortDate(date, dates, today)

export const formatShortDay = (date: LocalDate) => inLanguage.formatShortDay(date, dates)

/** Formats as `Thu, 26 Nov, 9AM-11AM`, with the year unless `today` is in the same year. */
export const formatShortPickup = ({ date, time }: Pickup, today: LocalDate) =>
  `${formatShortDate(date, today)}, ${time}`

export function formatMonth(date: LocalDate): string {
  const [, month] = formatShortDay(date).split(' ')
  return `${month} ${date.slice(0, 'YYYY'.length)}`
}

export const formatInstantDate = (instant: string | Date) =>
  instants.formatInstantDate(instant, dates)

export const formatInstant = (instant: string | Date) => instants.formatInstant(instant, dates)

export const formatInstantTime = (instant: string | Date) =>
  instants.formatInstantTime(instant, dates)

export const formatTimeOfDay = (time: string) => instants.formatTimeOfDay(time, dates)
