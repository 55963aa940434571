import { insights } from '#business/words/staff.ts'

const count = new Intl.NumberFormat('en-IN')

/** Formats with Indian grouping: `1,00,000`. */
export const formatCount = (number: number) => count.format(number)

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Formats paise as whole rupees: `₹1,250`. */
export function formatRupees(paise: number): string {
  return rupees.format(paise / 100)
}

/** Formats as `8%`; `under 1%` if a positive share rounds to zero; a dash without a whole. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return insights.none
  const percent = toPercent(part, whole)
  return percent === 0 && part > 0 ? insights.underOne : `${percent}%`
}

/** Formats as `40 min`, `2 h 10 min`, `3 days 4 h`. Never negative. */
export function formatDuration(ms: number): string {
  const minutes = toMinutes(ms)
  if (minutes < 1) return insights.underAMinute
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return joinUnits([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min'])
  const hours = Math.round(minutes / 60)
  const days = Math.floor(hours / 24)
  return joinUnits([days, days === 1 ? 'day' : 'days'], [hours % 24, 'h'])
}

const toMinutes = (ms: number) => Math.round(ms / 60_000)

function joinUnits(...parts: [number, string][]): string {
  return parts
    .filter(([number]) => number > 0)
    .map(([number, unit]) => `${number} ${unit}`)
    .join(' ')
}

/** Returns `up 12% from 41`, without a percentage if `before` is zero. */
export const compareCounts = (now: number, before: number) =>
  compareNumbers(now, before, formatCount)

/** Returns `up 12% from ₹4,100`. Both in paise. */
export const compareRupees = (now: number, before: number) =>
  compareNumbers(now, before, formatRupees)

function compareNumbers(now: number, before: number, format: (number: number) => string): string {
  if (now === before) return insights.sameAs(format(before))
  if (before === 0) return insights.noneBefore(format(before))
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  const by = percent === 0 ? insights.underOne : `${formatCount(percent)}%`
  return insights.change(now > before ? 'up' : 'down', by, format(before))
}

/** Compares in percentage points: `up 2 points from 8%`. */
export function compareShares(
  now: { part: number; whole: number },
  before: { part: number; whole: number },
): string {
  if (before.whole === 0 || now.whole === 0) return insights.nothingToCompare
  const points = toPercent(now.part, now.whole) - toPercent(before.part, before.whole)
  const share = formatShare(before.part, before.whole)
  if (points === 0) return insights.sameAs(share)
  const size = Math.abs(points)
  const by = `${size} ${size === 1 ? 'point' : 'points'}`
  return insights.change(points > 0 ? 'up' : 'down', by, share)
}

/** Returns `down 30 min from 2 h 10 min`. Null means no data. */
export function compareDurations(nowMs: number | null, beforeMs: number | null): string {
  if (nowMs === null || beforeMs === null) return insights.nothingToCompare
  const difference = Math.abs(toMinutes(nowMs) - toMinutes(beforeMs)) * 60_000
  if (difference === 0) return insights.sameAs(formatDuration(beforeMs))
  const direction = nowMs < beforeMs ? 'down' : 'up'
  return insights.change(direction, formatDuration(difference), formatDuration(beforeMs))
}

function toPercent(part: number, whole: number): number {
  return Math.round((part / whole) * 100)
}
