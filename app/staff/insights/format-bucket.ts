import { type BucketSize, lastDayOf, type Period } from '#business/insights/periods.ts'
import { formatMonth, formatShortDate } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'

export function formatBucket(days: Period, size: BucketSize): string {
  if (size === 'month') return formatMonth(days.from)
  const first = formatShortDate(days.from)
  return size === 'day' ? first : `${dayAndMonth(days.from)} to ${dayAndMonth(lastDayOf(days))}`
}

export const dayAndMonth = (date: LocalDate) => formatShortDate(date).split(', ')[1]!
