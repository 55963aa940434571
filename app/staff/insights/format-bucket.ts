import { type BucketSize, lastDayOf, type Period } from '#business/insights/periods.ts'
import { formatMonth, formatShortDate } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'

export function formatBucket(days: Period, size: BucketSize, today: LocalDate): string {
  if (size === 'month') return formatMonth(days.from)
  if (size === 'day') return formatShortDate(days.from, today)
  const [first, last] = [days.from, lastDayOf(days)].map((day) => dayAndMonth(day, today))
  return `${first} to ${last}`
}

export const dayAndMonth = (date: LocalDate, today: LocalDate) =>
  formatShortDate(date, today).split(', ')[1]!
