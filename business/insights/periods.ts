import { formatInstantDate, formatMonth, formatShortDate } from '#business/pickups/english-dates.ts'
import {
  addDays,
  instantAt,
  isLocalDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'

/** Half-open range of days in Mumbai. */
export interface Period {
  from: LocalDate
  until: LocalDate
}

/** Presets in link order: `?period=last-30-days`. */
export const periodPresets = {
  'last-7-days': { label: 'Last 7 days', at: (today) => lastDays(7, today) },
  'last-30-days': { label: 'Last 30 days', at: (today) => lastDays(30, today) },
  'this-month': { label: 'This month', at: (today) => upTo(startOfMonth(today), today) },
  'last-month': { label: 'Last month', at: (today) => monthRange(startOfMonth(today), -1, 0) },
  'last-12-months': {
    label: 'Last 12 months',
    at: (today) => monthRange(startOfMonth(today), -12, 0),
  },
} as const satisfies Record<string, { label: string; at: (today: LocalDate) => Period }>

export type PeriodPreset = keyof typeof periodPresets

export const periodPresetValues = Object.keys(periodPresets) as PeriodPreset[]

export const initialPreset = 'last-30-days' satisfies PeriodPreset

const maxDays = 5 * 366

/** Includes today, although it is not over. */
export function presetAt(preset: PeriodPreset, now: Date): Period {
  return periodPresets[preset].at(localDateAt(now))
}

/** Includes both days; null if invalid, reversed or longer than five years. */
export function periodBetween(first: string, last: string): Period | null {
  if (!isLocalDate(first) || !isLocalDate(last)) return null
  if (last < first) return null
  const period = { from: first, until: addDays(last, 1) }
  return countDays(period) > maxDays ? null : period
}

export function lastDayOf({ until }: Period): LocalDate {
  return addDays(until, -1)
}

function isWholeMonths({ from, until }: Period): boolean {
  return from.endsWith('-01') && until.endsWith('-01')
}

/** Returns as many days, or as many whole months, right before `period`. */
export function previousPeriod(period: Period): Period {
  const { from } = period
  if (!isWholeMonths(period)) return { from: addDays(from, -countDays(period)), until: from }
  return { from: monthRange(from, -countMonths(period), 0).from, until: from }
}

export function countDays({ from, until }: Period): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
}

const dayMs = 24 * 60 * 60 * 1000
/** Most bars that fit on a phone. */
const maxDayBuckets = 45
const maxWeekBuckets = 26

export type BucketSize = 'day' | 'week' | 'month'

export function bucketSizeOf(period: Period): BucketSize {
  const days = countDays(period)
  if (days <= maxDayBuckets) return 'day'
  return days <= maxWeekBuckets * 7 ? 'week' : 'month'
}

/** Null if one period has fewer buckets, like September compared with October. */
export interface BucketPair {
  current: Period | null
  previous: Period | null
}

/**
 * Splits into days, weeks from the first day, or calendar months, each with its counterpart in the
 * previous period. The first and last month may be partial.
 */
export function splitIntoBuckets(period: Period): BucketPair[] {
  const size = bucketSizeOf(period)
  const parts = splitPeriod(period, size)
  const length = countDays(period)
  const before = isWholeMonths(period)
    ? splitPeriod(previousPeriod(period), size)
    : parts.map(({ from, until }) => ({
        from: addDays(from, -length),
        until: addDays(until, -length),
      }))
  return Array.from({ length: Math.max(parts.length, before.length) }, (_, index) => ({
    current: parts[index] ?? null,
    previous: before[index] ?? null,
  }))
}

function splitPeriod({ from, until }: Period, size: BucketSize): Period[] {
  const parts: Period[] = []
  for (let start = from; start < until;) {
    const next =
      size === 'month'
        ? monthRange(startOfMonth(start), 0, 1).until
        : addDays(start, bucketDays[size])
    const end = next < until ? next : until
    parts.push({ from: start, until: end })
    start = end
  }
  return parts
}

const bucketDays = { day: 1, week: 7 }

/** Formats as `26 Nov 2026`, `Oct 2026` or `25 Oct 2026 to 23 Nov 2026`. */
export function formatPeriod(period: Period): string {
  if (isWholeMonths(period))
    return formatRange(formatMonth(period.from), formatMonth(lastDayOf(period)))
  return formatRange(formatDay(period.from), formatDay(lastDayOf(period)))
}

const formatDay = (date: LocalDate) => formatInstantDate(instantAt(date, '00:00'))

const formatRange = (first: string, last: string) =>
  first === last ? first : `${first} to ${last}`

/** Formats a bucket as `Nov 2026`, `Thu, 26 Nov` or `20 Nov to 26 Nov`. */
export function formatBucket(bucket: Period, size: BucketSize, today: LocalDate): string {
  if (size === 'month') return formatMonth(bucket.from)
  if (size === 'day') return formatShortDate(bucket.from, today)
  return [bucket.from, lastDayOf(bucket)].map((day) => formatDayAndMonth(day, today)).join(' to ')
}

/** Formats as `26 Nov`, with the year if it differs from `today`. */
export const formatDayAndMonth = (date: LocalDate, today: LocalDate) =>
  formatShortDate(date, today).split(', ')[1]!

function lastDays(days: number, today: LocalDate): Period {
  return upTo(addDays(today, 1 - days), today)
}

function upTo(from: LocalDate, last: LocalDate): Period {
  return { from, until: addDays(last, 1) }
}

function startOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 'YYYY-MM'.length)}-01`
}

/** Half-open range of months. `first` and `last` are offsets from `month`. */
function monthRange(month: LocalDate, first: number, last: number): Period {
  const at = (offset: number) => {
    const [year, number] = month.split('-').map(Number)
    const count = year! * 12 + number! - 1 + offset
    const inYear = String((count % 12) + 1).padStart(2, '0')
    return `${String(Math.floor(count / 12)).padStart(4, '0')}-${inYear}-01`
  }
  return { from: at(first), until: at(last) }
}

function countMonths({ from, until }: Period): number {
  const monthsTo = (date: LocalDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthsTo(until) - monthsTo(from)
}
