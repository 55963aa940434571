import {
  addDays,
  formatDayOf,
  formatMonth,
  instantAt,
  isLocalDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'

/** Days in the business's time zone, half open: `until` is the day after the last. */
export interface Period {
  from: LocalDate
  until: LocalDate
}

/** The periods that are a touch away, in the order of their links: `?period=last-30-days`. */
export const periodPresets = {
  'last-7-days': { label: 'Last 7 days', at: (today) => lastDays(7, today) },
  'last-30-days': { label: 'Last 30 days', at: (today) => lastDays(30, today) },
  'this-month': { label: 'This month', at: (today) => upTo(monthOf(today), today) },
  'last-month': { label: 'Last month', at: (today) => months(monthOf(today), -1, 0) },
  'last-12-months': { label: 'Last 12 months', at: (today) => months(monthOf(today), -12, 0) },
} as const satisfies Record<string, { label: string; at: (today: LocalDate) => Period }>

export type PeriodPreset = keyof typeof periodPresets

export const periodPresetValues = Object.keys(periodPresets) as PeriodPreset[]

/** What is shown where nothing is asked for. */
export const initialPreset = 'last-30-days' satisfies PeriodPreset

/** The first and the last day that may be asked for: what people type by hand, and no year that only a program knows. */
const earliest = '1900-01-01'
const latest = '2199-12-31'
const longestDays = 5 * 366

/** The period of a preset at the instant `now`: today, which is not over yet, counts to the last days and to this month. */
export function presetAt(preset: PeriodPreset, now: Date): Period {
  return periodPresets[preset].at(localDateAt(now))
}

/** The period from one day to another, both included; null where they are no days, reversed, or further apart than five years. */
export function periodBetween(first: string, last: string): Period | null {
  if (!isLocalDate(first) || !isLocalDate(last)) return null
  if (first < earliest || last > latest || last < first) return null
  const period = { from: first, until: addDays(last, 1) }
  return daysIn(period) > longestDays ? null : period
}

/** The last day of a period. */
export function lastDayOf({ until }: Period): LocalDate {
  return addDays(until, -1)
}

/** Whether a period begins with the first day of a month and ends with the last of one. */
export function isWholeMonths({ from, until }: Period): boolean {
  return from.endsWith('-01') && until.endsWith('-01')
}

/** What a period is held against: the same number of days right before it; before whole months, as many of them. */
export function periodBefore(period: Period): Period {
  const { from } = period
  if (!isWholeMonths(period)) return { from: addDays(from, -daysIn(period)), until: from }
  return { from: months(from, -monthsIn(period), 0).from, until: from }
}

export function daysIn({ from, until }: Period): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
}

const dayMs = 24 * 60 * 60 * 1000
/** The most days, and the most weeks, that fit beside each other on a phone. */
const mostDays = 45
const mostWeeks = 26

export type BucketSize = 'day' | 'week' | 'month'

/** How finely a period is drawn. */
export function bucketSizeOf(period: Period): BucketSize {
  const days = daysIn(period)
  if (days <= mostDays) return 'day'
  return days <= mostWeeks * 7 ? 'week' : 'month'
}

/** A part of a period beside that of the period before; null where that one has fewer, as September has against October. */
export interface BucketPair {
  days: Period | null
  daysBefore: Period | null
}

/**
 * A period in parts, in order, each beside what it is held against: days, weeks from the first day on, or months of the
 * calendar, of which the first and the last may be parts.
 */
export function bucketsOf(period: Period): BucketPair[] {
  const size = bucketSizeOf(period)
  const parts = cut(period, size)
  const length = daysIn(period)
  const before = isWholeMonths(period)
    ? cut(periodBefore(period), size)
    : parts.map(({ from, until }) => ({
        from: addDays(from, -length),
        until: addDays(until, -length),
      }))
  return Array.from({ length: Math.max(parts.length, before.length) }, (_, place) => ({
    days: parts[place] ?? null,
    daysBefore: before[place] ?? null,
  }))
}

function cut({ from, until }: Period, size: BucketSize): Period[] {
  const parts: Period[] = []
  for (let start = from; start < until;) {
    const next = size === 'month' ? months(monthOf(start), 0, 1).until : addDays(start, sizes[size])
    const end = next < until ? next : until
    parts.push({ from: start, until: end })
    start = end
  }
  return parts
}

const sizes = { day: 1, week: 7 }

/** A period for people: `26 Nov 2026`, `Oct 2026`, `25 Oct 2026 to 23 Nov 2026`. */
export function formatPeriod(period: Period): string {
  if (isWholeMonths(period))
    return between(formatMonth(period.from), formatMonth(lastDayOf(period)))
  return between(formatDay(period.from), formatDay(lastDayOf(period)))
}

const formatDay = (date: LocalDate) => formatDayOf(instantAt(date, '00:00'))

const between = (first: string, last: string) => (first === last ? first : `${first} to ${last}`)

function lastDays(days: number, today: LocalDate): Period {
  return upTo(addDays(today, 1 - days), today)
}

function upTo(from: LocalDate, last: LocalDate): Period {
  return { from, until: addDays(last, 1) }
}

function monthOf(date: LocalDate): LocalDate {
  return `${date.slice(0, 'YYYY-MM'.length)}-01`
}

/** The months from one that is `first` after that of `month` until before the one that is `last` after it. */
function months(month: LocalDate, first: number, last: number): Period {
  const at = (offset: number) => {
    const [year, number] = month.split('-').map(Number)
    const count = year! * 12 + number! - 1 + offset
    const inYear = String((count % 12) + 1).padStart(2, '0')
    return `${String(Math.floor(count / 12)).padStart(4, '0')}-${inYear}-01`
  }
  return { from: at(first), until: at(last) }
}

function monthsIn({ from, until }: Period): number {
  const monthsTo = (date: LocalDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthsTo(until) - monthsTo(from)
}
