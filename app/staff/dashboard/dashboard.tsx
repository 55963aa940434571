import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { countWork, listLines } from '#app/models/bookings/booking-lines.server.ts'
import { countBookings, listBookings } from '#app/models/bookings/bookings.server.ts'
import { staffBranches } from '#app/models/branches.server.ts'
import { findCaller } from '#app/models/callers.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { runDashboardAction } from '#app/staff/bookings/dashboard-actions.server.ts'
import { BookingLines } from '#app/staff/dashboard/lines/booking-lines.tsx'
import { PlainBookings } from '#app/staff/dashboard/plain/plain-bookings.tsx'
import { keepView, readDashboardAddress } from '#app/staff/shell/dashboard-address.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { erasesCustomers } from '#business/accounts/roles.ts'
import { searchedPhone } from '#business/bookings/search.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { AlertLinks } from './alert-links.tsx'
import { BookingSearch } from './booking-search.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { CallerCard } from './caller-card.tsx'
import { CsvLink } from './csv-link.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { NewsBar } from './news-bar.tsx'
import { RunSheetLink } from './run-sheet-link.tsx'
import { SkipToConfirm } from './skip-to-confirm.tsx'
import { TodaysWork } from './todays-work.tsx'
import { ViewTabs } from './view-tabs.tsx'

export const meta: MetaFunction = () => [
  { title: 'Bookings' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { address, branch, isUnreadable } = await readDashboardAddress(request, user)
  const { toast, headers } = await takeToast(request)
  const now = new Date()
  const page = {
    viewer: { who: user.name || user.email, seesCustomers: erasesCustomers(user.role) },
    address,
    branch,
    note: isUnreadable ? staffMessages.status.unreadableAddress : null,
    now: now.getTime(),
  }
  const { view } = address
  try {
    const narrowed = branch?.filter
    const phone = searchedPhone(address.q ?? '')
    const [lines, list, counts, work, { offers }, caller, branches] = await Promise.all([
      view ? listLines({ user, ...address, branch: narrowed, view, now }) : null,
      view ? null : listBookings({ user, ...address }),
      view ? null : countBookings(user),
      countWork(user, { now, branch: narrowed }),
      siteContent(),
      view && phone ? findCaller(user, phone) : null,
      staffBranches(),
    ])
    const cookies = await keepView(address)
    return data(
      { ...page, lines, list, counts, work, offers, caller, branches, toast },
      { headers: [...Object.entries(headers), ...Object.entries(cookies)] },
    )
  } catch (error) {
    logFailure('The bookings could not be read', error)
    const problem: ToastMessage = {
      kind: 'error',
      title: staffMessages.status.fetchFailed,
      description: messages.request.unavailable,
    }
    const nothing = { lines: null, list: null, counts: null, work: null, caller: null }
    return data({ ...page, ...nothing, offers: [], branches: [], toast: problem }, { status: 503 })
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, { list: 'selected' })
  const user = await requireBookingStaff(request, { keepsForm: form.has('note') })
  return runDashboardAction(form, user)
}

/**
 * The plain page is read anew after each act, also after a refusal: somebody else has changed the booking. In a view what
 * was acted upon stays where it is, as it is now, until somebody asks for the view again.
 */
export function shouldRevalidate({
  actionStatus,
  currentUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (actionStatus === undefined) return defaultShouldRevalidate
  return !currentUrl.searchParams.has('view')
}

export default function Dashboard() {
  const { viewer, address, branch, note, lines, list, counts, work, offers, ...read } =
    useLoaderData<typeof loader>()
  const { caller, branches, now, toast } = read
  const replyWithoutScripts = useActionData<typeof action>()
  const readAt = new Date(now)
  const { view = null, q, date, service, status } = address
  const filter = { q, date, service, status, branch: address.branch }
  const shown = lines?.lines ?? list?.bookings ?? []
  return (
    <div
      className={`mx-auto px-4 pb-16 ${view ? 'max-w-[90rem] min-[1440px]:pr-[26rem]' : 'max-w-5xl'}`}
    >
      <SkipToConfirm bookings={shown} />
      <DashboardHeader {...viewer} />
      <main>
        <ToastOnArrival toast={toast} />
        <ToastOnArrival toast={replyWithoutScripts?.toast} />
        {note && <p className="mt-4 font-semibold">{note}</p>}
        {work && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <ViewTabs current={view} work={work} branch={address.branch} />
              <BookingSearch filter={view ? filter : {}} isWide={view === 'all'} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              {view && (
                <div className="flex items-center gap-x-4 max-md:w-full md:ml-auto">
                  <BranchChoice view={view} filter={filter} branches={branches} chosen={branch} />
                  <RunSheetLink view={view} branch={address.branch} now={readAt} />
                  <CsvLink view={view} filter={filter} />
                </div>
              )}
              <AlertLinks current={view} work={work} branch={address.branch} />
            </div>
          </>
        )}
        <NewsBar view={view} branch={view && branch} shown={shown} readAt={now} />
        {caller && <CallerCard caller={caller} />}
        {view && lines && (
          <BookingLines
            key={`${view} ${now}`}
            view={view}
            filter={filter}
            page={lines}
            isFirst={address.after === undefined}
            now={readAt}
          />
        )}
        {!view && (
          <>
            {work && <TodaysWork work={work} now={readAt} />}
            <PlainBookings
              counts={counts}
              status={status}
              list={list}
              offers={offers}
              now={readAt}
            />
          </>
        )}
      </main>
    </div>
  )
}

export { StaffProblem as ErrorBoundary } from '#app/staff/shell/staff-problem.tsx'
