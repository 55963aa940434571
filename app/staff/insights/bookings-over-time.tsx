import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { formatCount } from '#business/insights/changes.ts'
import {
  type BucketPair,
  type BucketSize,
  bucketSizeOf,
  lastDayOf,
  type Period,
} from '#business/insights/periods.ts'
import { formatMonth, formatShortDate, type LocalDate } from '#business/pickups/local-time.ts'
import {
  type ChartDescription,
  type ChartRow,
  InsightChart,
  LegendEntry,
} from './insight-chart.tsx'

const titles: Record<BucketSize, { title: string; rowName: string }> = {
  day: { title: 'Bookings a day', rowName: 'Day' },
  week: { title: 'Bookings a week', rowName: 'Week' },
  month: { title: 'Bookings a month', rowName: 'Month' },
}

/** How many bookings were made day by day, as columns; those of the period before, as a dashed line. */
export function BookingsOverTime({
  period,
  buckets,
  className,
}: {
  period: Period
  buckets: (BucketPair & { now: number; before: number })[]
  className?: string
}) {
  const size = bucketSizeOf(period)
  const rows = buckets.map(({ days, daysBefore, now, before }, place) => ({
    ...{ key: String(place), now, before },
    name: days ? nameOf(days, size) : '',
    nameBefore: daysBefore ? nameOf(daysBefore, size) : undefined,
    tick: days ? tickOf(days, size) : '',
  }))
  return (
    <InsightChart
      id="over-time"
      {...titles[size]}
      rows={rows}
      className={className}
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
          <LegendEntry name="before" width={26}>
            <path
              d="M0 7H26"
              strokeWidth="2"
              strokeDasharray={dashes}
              className="stroke-ink-soft"
            />
          </LegendEntry>
        </>
      }
      chart={(described) => (
        <>
          <Columns rows={rows} described={described} width={340} className="md:hidden" />
          <Columns rows={rows} described={described} width={720} className="max-md:hidden" />
        </>
      )}
    />
  )
}

const height = 220
const edge = { top: 8, right: 4, bottom: 26, left: 38 }
const dashes = '4 3'
/** The room that the words under a column need. */
const tickWidth = 62

/** Drawn for the width of a phone, and for what is wider: a drawing that shrinks would shrink its words, too. */
function Columns({
  rows,
  described,
  width,
  className,
}: {
  rows: (ChartRow & { tick: string })[]
  described: ChartDescription
  width: number
  className: string
}) {
  const bottom = height - edge.bottom
  const most = Math.max(4, ...rows.flatMap(({ now, before }) => [now, before]))
  const y = scaleLinear({ domain: [0, most], range: [bottom, edge.top], nice: 4 })
  const x = scaleBand({
    domain: rows.map(({ key }) => key),
    range: [edge.left, width - edge.right],
    padding: 0.25,
  })
  const counts = y.ticks(4).filter(Number.isInteger)
  const every = Math.ceil(rows.length / Math.floor((width - edge.left) / tickWidth))
  const named = rows.filter(({ name }, place) => name && place % every === 0)
  const ticks = new Map(named.map(({ key, tick }) => [key, tick]))
  const before = rows.filter(({ nameBefore }) => nameBefore)
  const line = {
    data: before,
    x: ({ key }: ChartRow) => x(key)! + x.bandwidth() / 2,
    y: (row: ChartRow) => y(row.before),
    fill: 'none',
  }
  return (
    <svg {...described} viewBox={`0 0 ${width} ${height}`} className={`w-full ${className}`}>
      <GridRows
        scale={y}
        left={edge.left}
        width={width - edge.left - edge.right}
        tickValues={counts}
        stroke="var(--color-line)"
      />
      {rows.map(({ key, now, name }) => (
        <Bar
          key={key}
          x={x(key)}
          y={y(now)}
          width={x.bandwidth()}
          height={bottom - y(now)}
          className="fill-indigo forced-colors:fill-[Highlight]"
        >
          <title>{`${name}: ${formatCount(now)}`}</title>
        </Bar>
      ))}
      {/* On paper within, so that it is seen before a column too. */}
      <LinePath {...line} stroke="var(--color-paper)" strokeWidth={5} />
      <LinePath
        {...line}
        stroke="var(--color-ink-soft)"
        strokeWidth={2}
        strokeDasharray={before.length > 1 ? dashes : undefined}
      />
      <AxisLeft
        left={edge.left - 6}
        scale={y}
        tickValues={counts}
        tickFormat={(count) => formatCount(Number(count))}
        hideAxisLine
        hideTicks
        tickComponent={Words}
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
        tickComponent={Words}
        tickLabelProps={{ textAnchor: 'middle', dy: '0.2em' }}
      />
    </svg>
  )
}

function Words({ x, y, dy, textAnchor, formattedValue }: TickRendererProps) {
  return (
    <text
      {...{ x, y, dy, textAnchor }}
      className="fill-ink-soft text-[13px] tabular-nums forced-colors:fill-[CanvasText]"
    >
      {formattedValue}
    </text>
  )
}

function nameOf(days: Period, size: BucketSize): string {
  if (size === 'month') return formatMonth(days.from)
  const first = formatShortDate(days.from)
  return size === 'day' ? first : `${dayAndMonth(days.from)} to ${dayAndMonth(lastDayOf(days))}`
}

const tickOf = ({ from }: Period, size: BucketSize) =>
  size === 'month' ? formatMonth(from) : dayAndMonth(from)

const dayAndMonth = (date: LocalDate) => formatShortDate(date).split(', ')[1]!
