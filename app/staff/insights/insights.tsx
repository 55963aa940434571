import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { findSelectedBranch, listStaffBranches } from '#app/models/branches.server.ts'
import { loadInsights } from '#app/models/insights.server.ts'
import { loadMoneyInsights } from '#app/models/insights-money.server.ts'
import { type BranchChoice, BranchSelect } from '#app/staff/shell/branch-select.tsx'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import {
  formatPeriod,
  initialPreset,
  lastDayOf,
  type Period,
  periodBetween,
  type PeriodPreset,
  periodPresets,
  periodPresetValues,
  presetAt,
  previousPeriod,
} from '#business/insights/periods.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { serviceTypes } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { BookingsOverTime } from './bookings-over-time.tsx'
import { BookingsBarChart } from './insight-chart.tsx'
import { InsightFigures } from './insight-figures.tsx'
import { Money } from './money.tsx'

// Keeps the chart library out of the client bundle.
export const handle: RouteHandle = { static: true }

export const meta = () => staffMeta('Insights')

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const now = new Date()
  const query = await parseInsightsQuery(request, user, now)
  const [insights, money, branches] = await Promise.all([
    loadInsights(user, query),
    loadMoneyInsights(user, query),
    listStaffBranches(),
  ])
  return { ...query, insights, money, branches, today: localDateAt(now) }
}

export default function Insights() {
  const { period, preset, branch, isInvalid, insights, money, branches, today } =
    useLoaderData<typeof loader>()
  const { against, isToday, noBookings, invalidLink } = staffWords.insights
  const isEmpty = insights.period.bookings + insights.before.bookings === 0
  return (
    <StaffPage isWide>
      <h1 className="text-xl font-bold">
        Insights <span className="font-normal">· {branch?.name ?? 'All branches'}</span>
      </h1>
      {isInvalid && <p className="mt-3 font-semibold">{invalidLink}</p>}
      <PeriodFilter {...{ period, preset, branches, chosen: branch }} />
      <p className="mt-4">
        {against(formatPeriod(period), formatPeriod(previousPeriod(period)))}{' '}
        {period.from <= today && today < period.until && isToday}
      </p>
      <InsightFigures period={insights.period} before={insights.before} />
      {isEmpty ? (
        <p className="mt-6 text-ink-soft">{noBookings}</p>
      ) : (
        <div className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          <BookingsOverTime
            {...{ period, today }}
            buckets={insights.buckets}
            className="md:col-span-2"
          />
          <BookingsBarChart
            id="by-service"
            title="By service"
            rowName="Service"
            rows={insights.services.map(({ service, now, before }) => ({
              ...{ key: service, name: serviceTypes[service].label, now, before },
            }))}
          />
          <BookingsBarChart
            id="by-slot"
            title="By slot"
            rowName="Slot"
            rows={insights.slots.map(({ slot, now, before }) => ({
              ...{ key: slot, name: slot, now, before },
            }))}
          />
          {insights.branches && (
            <BookingsBarChart
              id="by-branch"
              title="By branch"
              rowName="Branch"
              rows={insights.branches.map(({ branch: { id, name }, now, before }) => ({
                ...{ key: id, name, now, before },
              }))}
            />
          )}
        </div>
      )}
      <Money {...{ period, today }} {...money} />
    </StaffPage>
  )
}

async function parseInsightsQuery(request: Request, user: User, now: Date) {
  const query = new URL(request.url).searchParams
  const param = (name: string) => query.get(name) || undefined
  const period = parsePeriod(param, now)
  const branch = await findSelectedBranch(user, param('branch'))
  const isInvalid = period === null || branch === undefined
  const result = isInvalid ? presetAt(initialPreset, now) : period
  return { period: result, preset: findPreset(result, now), branch: branch ?? null, isInvalid }
}

function parsePeriod(param: (name: string) => string | undefined, now: Date): Period | null {
  const [preset, from, to] = ['period', 'from', 'to'].map(param)
  if (preset === undefined && from === undefined && to === undefined) {
    return presetAt(initialPreset, now)
  }
  if (preset === undefined) return periodBetween(from ?? '', to ?? '')
  const match = periodPresetValues.find((each) => each === preset)
  return match ? presetAt(match, now) : null
}

function findPreset({ from, until }: Period, now: Date): PeriodPreset | null {
  const starting = periodPresetValues.filter((preset) => presetAt(preset, now).from === from)
  return starting.find((preset) => presetAt(preset, now).until === until) ?? null
}

const fieldClass = 'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm'

type PeriodFilterProps = BranchChoice & { period: Period; preset: PeriodPreset | null }

function PeriodFilter({ period, preset, branches, chosen }: PeriodFilterProps) {
  const branch = branches.length > 0 ? (chosen?.slug ?? 'all') : null
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label="Periods" className="-mx-2 flex flex-wrap text-sm">
        {periodPresetValues.map((each) => (
          <a
            key={each}
            href={`/admin/insights?${new URLSearchParams({ period: each, ...(branch && { branch }) })}`}
            aria-current={each === preset ? 'page' : undefined}
            className="flex min-h-11 items-center border-b-2 border-transparent px-2 text-ink-soft hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {periodPresets[each].label}
          </a>
        ))}
      </nav>
      <form className="grid grow grid-fit-36 items-end gap-2 sm:flex sm:flex-wrap lg:grow-0">
        {Object.entries({ From: period.from, To: lastDayOf(period) }).map(([label, date]) => (
          <label key={label} className="flex min-w-0 flex-col text-sm font-semibold">
            {label}
            <input
              {...{ type: 'date', name: label.toLowerCase(), defaultValue: date, required: true }}
              className={`mt-1 ${fieldClass} font-normal`}
            />
          </label>
        ))}
        <BranchSelect branches={branches} chosen={chosen} />
        <Button type="submit" look="quiet" size="line" className="md:min-h-11">
          Show
        </Button>
      </form>
    </div>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
