import type { InsightFigures as Figures } from '#app/models/insights.server.ts'
import {
  compareCounts,
  compareDurations,
  compareShares,
  formatCount,
  formatDuration,
  formatShare,
} from '#business/insights/comparisons.ts'
import { insights } from '#business/words/staff.ts'

export function InsightFigures({ period, before }: { period: Figures; before: Figures }) {
  const { medianMsToConfirm } = period
  const shareFigure = (part: 'cancelled' | 'repeat', whole: 'bookings' | 'withPhone') => ({
    value: formatShare(period[part], period[whole]),
    detail: period[whole] > 0 && insights.of(formatCount(period[part]), formatCount(period[whole])),
    change: compareShares(
      { part: period[part], whole: period[whole] },
      { part: before[part], whole: before[whole] },
    ),
  })
  const figures: Figure[] = [
    {
      label: 'Bookings',
      value: formatCount(period.bookings),
      change: compareCounts(period.bookings, before.bookings),
    },
    { label: 'Cancelled', ...shareFigure('cancelled', 'bookings') },
    {
      label: 'Time to confirm',
      value: medianMsToConfirm === null ? insights.none : formatDuration(medianMsToConfirm),
      detail: medianMsToConfirm !== null && 'median',
      change: compareDurations(medianMsToConfirm, before.medianMsToConfirm),
    },
    { label: 'Repeat customers', ...shareFigure('repeat', 'withPhone') },
  ]
  return <FigureList figures={figures} className="sm:grid-cols-2 lg:grid-cols-4" />
}

export interface Figure {
  label: string
  value: string
  detail?: string | false
  change: string
}

export function FigureList({ figures, className }: { figures: Figure[]; className: string }) {
  return (
    <dl className={`mt-4 grid grid-fit-32 gap-3 ${className}`}>
      {figures.map(({ label, value, detail, change }) => (
        <div key={label} className="rounded-card border border-line bg-white px-4 py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <span className="font-display text-xl font-bold tabular-nums">{value}</span>{' '}
            {detail && <span className="text-sm text-ink-soft">{detail}</span>}
            <span className="block text-sm text-ink-soft">{change}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
