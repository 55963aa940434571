import type { DateNames } from '#business/words/date-names.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import {
  addDays,
  formatLongDate,
  formatShortDay,
  type LocalDate,
  localDateAt,
  wallClockAt,
} from './local-time.ts'

/** Returns `Today`, `Tomorrow` or the long form. */
export function formatUpcomingDay(now: Date, date: LocalDate, words: Words['dates']): string {
  const today = localDateAt(now)
  if (date === today) return words.today
  return date === addDays(today, 1) ? words.tomorrow : formatLongDate(date, words)
}

/** Formats as `26 Nov 2026`, in Mumbai. */
export function formatInstantDate(instant: string | Date, names: DateNames): string {
  const date = localDateAt(new Date(instant))
  return `${formatShortDay(date, names)} ${date.slice(0, 'YYYY'.length)}`
}

/** Formats as `26 Nov 2026, 4:05 PM`, in Mumbai. */
export function formatInstant(instant: string | Date, words: Words['dates']): string {
  return `${formatInstantDate(instant, words)}, ${formatInstantTime(instant, words)}`
}

/** Formats as `4:05 PM`, in Mumbai. */
export function formatInstantTime(instant: string | Date, words: Words['dates']): string {
  return formatTimeOfDay(wallClockAt(new Date(instant)).slice('YYYY-MM-DDT'.length), words)
}

/** Formats `HH:MM` as `9:00 AM`. */
export function formatTimeOfDay(time: string, words: Words['dates']): string {
  const { dayParts, wholeHour, hourAndMinutes } = words
  const [hour = '', minutes = ''] = time.split(':')
  const hours = Number(hour)
  const part = dayParts.findLast(({ fromHour }) => fromHour <= hours) ?? dayParts.at(-1)!
  const values = { hour: hours % 12 || 12, part: part.name }
  return minutes === '00'
    ? fillSentence(wholeHour, values)
    : fillSentence(hourAndMinutes, { ...values, minutes })
}
