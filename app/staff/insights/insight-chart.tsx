import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { ReactNode } from 'react'
import { formatCount } from '#business/insights/comparisons.ts'
import { insights } from '#business/words/staff.ts'

const width = 340
const rowHeight = 46
const labelHeight = 20

interface Chart {
  id: string
  title: string
  rowName: string
  rows: ChartRow[]
}

export function BookingsBarChart(props: Chart) {
  const { rows } = props
  const max = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]))
  const x = scaleLinear({ domain: [0, max], range: [0, width - 1] })
  return (
    <InsightChart
      {...props}
      previousMark={<rect x="1" y="4" width="24" height="6" className={outlineClass} />}
      chart={(description) => (
        <svg
          {...description}
          viewBox={`0 0 ${width} ${rows.length * rowHeight}`}
          className="w-full max-w-md"
        >
          {rows.map(({ key, name, now, before }, index) => {
            const top = index * rowHeight
            return (
              <g key={key}>
                <text y={top + 13} className="fill-ink text-[14px] forced-colors:fill-[CanvasText]">
                  {name}
                </text>
                <text
                  x={width}
                  y={top + 13}
                  textAnchor="end"
                  className="fill-ink text-[14px] tabular-nums forced-colors:fill-[CanvasText]"
                >
                  {formatCount(now)}
                  <tspan className="fill-ink-soft forced-colors:fill-[CanvasText]">{` · ${formatCount(before)}`}</tspan>
                </text>
                <line
                  {...{ x1: 0.5, x2: 0.5, y1: top + labelHeight - 2, y2: top + labelHeight + 20 }}
                  className="stroke-line-strong"
                />
                <Bar
                  x={1}
                  y={top + labelHeight}
                  width={x(now)}
                  height={10}
                  className={filledClass}
                />
                {before > 0 && (
                  <Bar
                    x={1}
                    y={top + labelHeight + 12}
                    width={Math.max(1, x(before) - 1)}
                    height={5}
                    className={outlineClass}
                  />
                )}
              </g>
            )
          })}
        </svg>
      )}
    />
  )
}

export const filledClass = 'fill-indigo forced-colors:fill-[Highlight]'
const outlineClass = 'fill-paper stroke-ink-soft'

/** `now` counts bookings of the period, `before` those in the period before. */
export interface ChartRow {
  key: string
  name: string
  now: number
  before: number
  nameBefore?: string
}

interface InsightChartProps extends Chart {
  previousMark: ReactNode
  chart: (description: ChartDescription) => ReactNode
  className?: string
}

export function InsightChart(props: InsightChartProps) {
  const { id, title, rowName, rows, previousMark, chart, className = '' } = props
  const description = { 'aria-labelledby': id, 'aria-describedby': `${id}-words` }
  const hasNamesBefore = rows.some(({ nameBefore }) => nameBefore !== undefined)
  return (
    <section aria-labelledby={id} className={`min-w-0 border-t border-line pt-4 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <p aria-hidden="true" className="flex gap-x-4 text-sm text-ink-soft">
          <LegendEntry name="this period" width={10}>
            <rect y="2" width="10" height="10" className={filledClass} />
          </LegendEntry>
          <LegendEntry name="previous" width={26}>
            {previousMark}
          </LegendEntry>
        </p>
      </div>
      <p id={`${id}-words`} className="mt-1 text-sm text-ink-soft">
        {describeRows(rows)}
      </p>
      <div className="mt-3">{chart({ role: 'img', ...description })}</div>
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

type LegendEntryProps = { name: string; width: number; children: ReactNode }

function LegendEntry({ name, width, children }: LegendEntryProps) {
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
