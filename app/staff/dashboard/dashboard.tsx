import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { takeToast } from '#app/http/toast.server.ts'
import { countWork, listBookings } from '#app/models/bookings/booking-list.server.ts'
import { countBookingsByStatus } from '#app/models/bookings/bookings.server.ts'
import { listStaffBranches } from '#app/models/branches.server.ts'
import { findCaller } from '#app/models/callers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { findSamples } from '#app/models/samples.server.ts'
import { runDashboardAction } from '#app/staff/bookings/status/dashboard-actions.server.ts'
import { sendBookingForm } from '#app/staff/bookings/status/send-booking-form.ts'
import { StatusToast } from '#app/staff/bookings/status/status-toast.tsx'
import { BookingCounters } from '#app/staff/dashboard/filters/booking-counters.tsx'
import { BookingFilter } from '#app/staff/dashboard/filters/booking-filter.tsx'
import { buildListQuery, viewHref } from '#app/staff/dashboard/filters/list-filter.ts'
import { ViewBar } from '#app/staff/dashboard/filters/view-bar.tsx'
import { BookingList } from '#app/staff/dashboard/list/booking-list.tsx'
import { SkipToConfirm } from '#app/staff/dashboard/list/skip-to-confirm.tsx'
import { StatusChanges } from '#app/staff/dashboard/list/status-changes.tsx'
import {
  parseDashboardQuery,
  rememberView,
} from '#app/staff/shell/session/dashboard-query.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { canReloadAfterAction } from '#app/staff/shell/unsent/keep-page-offline.ts'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { parseFullPhone } from '#business/bookings/lists/search.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { CallerCard } from './caller-card.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { TodaysWork } from './todays-work.tsx'
import { UpdatesBar } from './updates-bar.tsx'
import { useWorkCounts } from './use-work-counts.ts'

export const meta: MetaFunction = () => [
  { title: 'Bookings' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { query, branch, isInvalid } = await parseDashboardQuery(request, user)
  const { toast, headers } = await takeToast(request)
  const now = new Date()
  const page = {
    query,
    branch,
    note: isInvalid ? staffWords.status.invalidLink : null,
    now: now.getTime(),
  }
  try {
    const phone = parseFullPhone(query.q ?? '')
    const [list, counts, work, caller, branches, samples] = await Promise.all([
      listBookings({ user, ...query, branch: branch?.filter, now }),
      query.view === 'all' && !query.q ? countBookingsByStatus(user) : null,
      countWork(user, { now, branch: branch?.filter }),
      phone ? findCaller(user, phone) : null,
      listStaffBranches(),
      findSamples(user),
    ])
    const cookies = await rememberView(query)
    return data(
      { ...page, list, counts, work, caller, branches, samples, toast },
      { headers: [...Object.entries(headers), ...Object.entries(cookies)] },
    )
  } catch (error) {
    logFailure('The bookings could not be read', error)
    const problem: ToastMessage = {
      kind: 'error',
      title: staffWords.status.fetchFailed,
      description: staffWords.requestErrors.unavailable,
    }
    const empty = { list: null, counts: null, work: null, caller: null, samples: null }
    return data({ ...page, ...empty, branches: [], toast: problem }, { status: 503 })
  }
}

export const action = ({ request }: ActionFunctionArgs) => runDashboardAction(request)

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendBookingForm(request, () => serverAction<typeof action>())

/**
 * Only the view `all` reloads after an action, even a refused one. In other views changed rows stay
 * in place.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { actionStatus, currentUrl, defaultShouldRevalidate } = args
  if (!canReloadAfterAction(args)) return false
  if (actionStatus === undefined) return defaultShouldRevalidate
  return (currentUrl.searchParams.get('view') ?? 'all') === 'all'
}

export default function Dashboard() {
  const page = useLoaderData<typeof loader>()
  const { query, branch, note, list, counts, caller, branches, samples, now, toast } = page
  const replyWithoutScripts = useActionData<typeof action>()
  const readAt = new Date(now)
  const { view, q, date, service, status, after } = query
  const isWhole = view === 'all'
  const hasSamples = samples !== null
  const filter = { q, date, service, status, branch: query.branch }
  const listKey = isWhole ? viewHref(view, filter, { after }) : `${view} ${now}`
  const listed = list?.items ?? []
  const work = useWorkCounts({ work: page.work, readAt: now }, buildListQuery(view, filter))
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-16 max-md:px-3 min-[90rem]:pr-[22rem]">
      <main>
        <SkipToConfirm bookings={listed} />
        <h1 className="sr-only">Bookings</h1>
        <FlashToast toast={toast} />
        <StatusToast reply={replyWithoutScripts} />
        {samples && <SampleNotice {...samples} />}
        {note && <p className="mt-4 font-semibold">{note}</p>}
        {work && (
          <ViewBar {...{ view, filter, work, branches, hasSamples }} chosen={branch} now={readAt} />
        )}
        {isWhole && !q && work && <TodaysWork work={work} branch={filter.branch} now={readAt} />}
        {counts && <BookingCounters counts={counts} />}
        {isWhole && <BookingFilter filter={filter} showAllFilters />}
        <UpdatesBar view={view} date={date} branch={branch} listed={listed} readAt={now} />
        {caller && <CallerCard caller={caller} today={localDateAt(readAt)} />}
        <StatusChanges listKey={listKey} listedIds={listed.map(({ id }) => id)}>
          {list && (
            <BookingList
              key={listKey}
              view={view}
              filter={filter}
              page={list}
              isFirst={after === undefined}
              now={readAt}
            />
          )}
        </StatusChanges>
      </main>
    </div>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
