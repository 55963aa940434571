import type { ReactNode } from 'react'
import { formatCount } from '#business/insights/comparisons.ts'
import { insights } from '#business/words/staff.ts'

/** `now` counts bookings of the period, `before` those in the period before. */
export interface ChartRow {
  key: string
  name: string
  now: number
  before: number
  nameBefore?: string
}

export function InsightChart({
  id,
  title,
  rowName,
  rows,
  legend,
  chart,
  className = '',
}: {
  id: string
  title: string
  rowName: string
  rows: ChartRow[]
  legend: ReactNode
  chart: (description: ChartDescription) => ReactNode
  className?: string
}) {
  const description = {
    role: 'img',
    'aria-labelledby': id,
    'aria-describedby': `${id}-words`,
  } as const
  const hasNamesBefore = rows.some(({ nameBefore }) => nameBefore !== undefined)
  return (
    <section aria-labelledby={id} className={`min-w-0 border-t border-line pt-4 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <p aria-hidden="true" className="flex gap-x-4 text-sm text-ink-soft">
          {legend}
        </p>
      </div>
      <p id={`${id}-words`} className="mt-1 text-sm text-ink-soft">
        {describeRows(rows)}
      </p>
      <div className="mt-3">{chart(description)}</div>
      <details className="mt-2 text-sm">
        <summary className="inline-block cursor-pointer py-2 link">Show numbers</summary>
        <table className="mt-1 w-full tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="border-b border-line-strong text-left">
            <tr>
              <th scope="col" className="py-1.5 pr-2 font-semibold">
                {rowName}
              </th>
              <th scope="col" className="py-1.5 pr-2 text-right font-semibold">
                Bookings
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Previous
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, now, before, nameBefore }) => (
              <tr key={key} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                  {name || insights.none}
                </th>
                <td className="py-1.5 pr-2 text-right">
                  {name ? formatCount(now) : insights.none}
                </td>
                <td className="py-1.5 text-right">
                  {hasNamesBefore && !nameBefore ? insights.none : formatCount(before)}
                  {nameBefore && <span className="block text-ink-soft">{nameBefore}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

export function LegendEntry({
  name,
  width = 10,
  children,
}: {
  name: string
  width?: number
  children: ReactNode
}) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width={width} height="14">
        {children}
      </svg>
      {name}
    </span>
  )
}

export interface ChartDescription {
  role: 'img'
  'aria-labelledby': string
  'aria-describedby': string
}

function describeRows(rows: ChartRow[]): string {
  const sum = (count: 'now' | 'before') =>
    formatCount(rows.reduce((total, row) => total + row[count], 0))
  const top = rows.reduce((highest, row) => (row.now > highest.now ? row : highest))
  if (top.now === 0) return insights.onlyBefore(sum('before'))
  return insights.most(top.name, insights.of(formatCount(top.now), sum('now')))
}
