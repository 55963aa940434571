import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { formatCount } from '#business/insights/comparisons.ts'
import { type ChartRow, InsightChart, LegendEntry } from './insight-chart.tsx'

const width = 340
const rowHeight = 46
const labelHeight = 20

export function BookingsBarChart({
  id,
  title,
  rowName,
  rows,
}: {
  id: string
  title: string
  rowName: string
  rows: ChartRow[]
}) {
  const max = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]))
  const x = scaleLinear({ domain: [0, max], range: [0, width - 1] })
  return (
    <InsightChart
      {...{ id, title, rowName, rows }}
      legend={
        <>
          <LegendEntry name="this period">
            <rect
              y="2"
              width="10"
              height="10"
              className="fill-indigo forced-colors:fill-[Highlight]"
            />
          </LegendEntry>
          <LegendEntry name="previous" width={26}>
            <rect x="1" y="4" width="24" height="6" className={outlineClass} />
          </LegendEntry>
        </>
      }
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
                  className="fill-indigo forced-colors:fill-[Highlight]"
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

const outlineClass = 'fill-paper stroke-ink-soft'
