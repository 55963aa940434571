import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { formatCount } from '#business/insights/comparisons.ts'
import {
  type BucketPair,
  type BucketSize,
  bucketSizeOf,
  formatBucket,
  formatDayAndMonth,
  type Period,
} from '#business/insights/periods.ts'
import { formatMonth } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import {
  type ChartDescription,
  type ChartRow,
  filledClass,
  InsightChart,
} from './insight-chart.tsx'

const titles: Record<BucketSize, { title: string; rowName: string }> = {
  day: { title: 'Bookings per day', rowName: 'Day' },
  week: { title: 'Bookings per week', rowName: 'Week' },
  month: { title: 'Bookings per month', rowName: 'Month' },
}

interface BookingsOverTimeProps {
  period: Period
  today: LocalDate
  buckets: (BucketPair & { now: number; before: number })[]
  className?: string
}

export function BookingsOverTime({ period, buckets, today, className }: BookingsOverTimeProps) {
  const size = bucketSizeOf(period)
  const rows = buckets.map(({ current, previous, now, before }, index) => ({
    ...{ key: String(index), now, before },
    name: current ? formatBucket(current, size, today) : '',
    nameBefore: previous ? formatBucket(previous, size, today) : undefined,
    tick: current ? formatTick(current, size) : '',
  }))
  return (
    <InsightChart
      id="over-time"
      {...titles[size]}
      rows={rows}
      className={className}
      previousMark={
        <path d="M0 7H26" strokeWidth="2" strokeDasharray={dashArray} className="stroke-ink-soft" />
      }
      chart={(description) => (
        <>
          <Columns rows={rows} description={description} width={340} className="md:hidden" />
          <Columns rows={rows} description={description} width={720} className="max-md:hidden" />
        </>
      )}
    />
  )
}

const height = 220
const margin = { top: 8, right: 4, bottom: 26, left: 38 }
const dashArray = '4 3'
const tickWidth = 62

interface ColumnsProps {
  rows: (ChartRow & { tick: string })[]
  description: ChartDescription
  width: number
  className: string
}

/** Drawn separately for phones: scaling an SVG scales its text. */
function Columns({ rows, description, width, className }: ColumnsProps) {
  const bottom = height - margin.bottom
  const max = Math.max(4, ...rows.flatMap(({ now, before }) => [now, before]))
  const y = scaleLinear({ domain: [0, max], range: [bottom, margin.top], nice: 4 })
  const x = scaleBand({
    domain: rows.map(({ key }) => key),
    range: [margin.left, width - margin.right],
    padding: 0.25,
  })
  const counts = y.ticks(4).filter(Number.isInteger)
  const tickStep = Math.ceil(rows.length / Math.floor((width - margin.left) / tickWidth))
  const labelled = rows.filter(({ name }, index) => name && index % tickStep === 0)
  const ticks = new Map(labelled.map(({ key, tick }) => [key, tick]))
  const before = rows.filter(({ nameBefore }) => nameBefore)
  const line = {
    data: before,
    x: ({ key }: ChartRow) => x(key)! + x.bandwidth() / 2,
    y: (row: ChartRow) => y(row.before),
    fill: 'none',
  }
  return (
    <svg {...description} viewBox={`0 0 ${width} ${height}`} className={`w-full ${className}`}>
      <GridRows
        scale={y}
        left={margin.left}
        width={width - margin.left - margin.right}
        tickValues={counts}
        stroke="var(--color-line)"
      />
      {rows.map(({ key, now, name }) => (
        <Bar
          key={key}
          {...{ x: x(key), y: y(now), width: x.bandwidth(), height: bottom - y(now) }}
          className={filledClass}
        >
          <title>{`${name}: ${formatCount(now)}`}</title>
        </Bar>
      ))}
      {/* Halo, so that the line is visible over columns. */}
      <LinePath {...line} stroke="var(--color-paper)" strokeWidth={5} />
      <LinePath
        {...line}
        stroke="var(--color-ink-soft)"
        strokeWidth={2}
        strokeDasharray={before.length > 1 ? dashArray : undefined}
      />
      <AxisLeft
        left={margin.left - 6}
        scale={y}
        tickValues={counts}
        tickFormat={(count) => formatCount(Number(count))}
        hideAxisLine
        hideTicks
        tickComponent={TickLabel}
        tickLabelProps={{ textAnchor: 'end', dy: '0.35em' }}
        tickLength={0}
      />
      <AxisBottom
        top={bottom}
        scale={x}
        tickValues={[...ticks.keys()]}
        tickFormat={(key) => ticks.get(key) ?? ''}
        stroke="var(--color-line-strong)"
        tickStroke="var(--color-line-strong)"
        tickLength={4}
        tickComponent={TickLabel}
        tickLabelProps={{ textAnchor: 'middle', dy: '0.2em' }}
      />
    </svg>
  )
}

function TickLabel({ x, y, dy, textAnchor, formattedValue }: TickRendererProps) {
  return (
    <text
      {...{ x, y, dy, textAnchor }}
      className="fill-ink-soft text-[13px] tabular-nums forced-colors:fill-[CanvasText]"
    >
      {formattedValue}
    </text>
  )
}

const formatTick = ({ from }: Period, size: BucketSize) =>
  size === 'month' ? formatMonth(from) : formatDayAndMonth(from, from)
