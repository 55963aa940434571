import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { listStaffBranches } from '#app/models/branches.server.ts'
import { loadInsights } from '#app/models/insights.server.ts'
import { loadMoneyInsights } from '#app/models/insights-money.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { formatPeriod, previousPeriod } from '#business/insights/periods.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { serviceTypes } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { BookingsBarChart } from './bookings-bar-chart.tsx'
import { BookingsOverTime } from './bookings-over-time.tsx'
import { InsightFigures } from './insight-figures.tsx'
import { parseInsightsQuery } from './insights-query.server.ts'
import { Money } from './money.tsx'
import { PeriodFilter } from './period-filter.tsx'

// Keeps the chart library out of the client bundle.
export const handle: RouteHandle = { static: true }

export const meta: MetaFunction = () => [
  { title: 'Insights' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

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
              rows={insights.branches.map((each) => ({
                ...{ key: each.branch.id, name: each.branch.name },
                ...{ now: each.now, before: each.before },
              }))}
            />
          )}
        </div>
      )}
      <Money {...{ period, today }} {...money} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
