import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  Form,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetchers,
  useLoaderData,
} from '@remix-run/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { takeToast } from '#app/http/toast.server.ts'
import { countWork, listBookings } from '#app/models/bookings/booking-list.server.ts'
import { countBookingsByStatus } from '#app/models/bookings/bookings.server.ts'
import { listStaffBranches } from '#app/models/branches.server.ts'
import { type Caller, findCaller } from '#app/models/callers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { findSamples, type Samples } from '#app/models/samples.server.ts'
import { sendBookingForm } from '#app/staff/booking/act-form.tsx'
import { runBookingAction } from '#app/staff/booking/booking-actions.server.ts'
import {
  statusFetcherKey,
  StatusToast,
  useStatusFetcher,
} from '#app/staff/booking/booking-forms.tsx'
import { CallerFacts, callerName } from '#app/staff/shell/caller-facts.tsx'
import { parseDashboardQuery, rememberView } from '#app/staff/shell/dashboard-query.server.ts'
import { staffMeta } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { canReloadAfterAction } from '#app/staff/shell/unsent-forms.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { parseFullPhone } from '#business/bookings/lists/search.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { useWorkCounts } from './booking-counters.tsx'
import { BookingList } from './booking-list.tsx'
import { buildListQuery, viewHref } from './list-filter.ts'
import { SkipToConfirm } from './row-actions.tsx'
import { UpdatesBar, useIgnoreOwnChanges } from './updates-bar.tsx'
import { ViewBar } from './view-bar.tsx'

export const meta = () => staffMeta('Bookings')

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { query, branch, isInvalid } = await parseDashboardQuery(request, user)
  const { toast, headers } = await takeToast(request)
  const now = new Date()
  const note = isInvalid ? staffWords.status.invalidLink : null
  const page = { query, branch, note, now: now.getTime() }
  try {
    const phone = parseFullPhone(query.q ?? '')
    const [list, counts, work, caller, branches, samples] = await Promise.all([
      listBookings({ user, ...query, branch: branch?.filter, now }),
      query.view === 'all' ? countBookingsByStatus(user) : null,
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

export const action = ({ request }: ActionFunctionArgs) => runBookingAction(request)

export const clientAction = sendBookingForm

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
  const { view, after, slot: _, ...filter } = query
  const hasSamples = samples !== null
  const href = viewHref(view, filter, { after })
  const listKey = view === 'all' ? href : `${view} ${now}`
  // A reload of the same list keeps its booking open.
  const [opened, setOpened] = useState<{ href: string; id: string | null }>()
  const listed = list?.items ?? []
  const work = useWorkCounts(page.work, now, buildListQuery(view, filter))
  return (
    <div className="mx-auto max-w-[110rem] px-4 pb-16 max-md:px-3">
      <main>
        <SkipToConfirm bookings={listed} />
        <FlashToast toast={toast} />
        <StatusToast reply={replyWithoutScripts} />
        {samples && <SampleNotice {...samples} />}
        {note && <p className="mt-4 font-semibold">{note}</p>}
        <ViewBar
          {...{ view, filter, work, counts, branches, hasSamples }}
          chosen={branch}
          now={readAt}
        />
        <UpdatesBar view={view} date={filter.date} branch={branch} listed={listed} readAt={now} />
        {caller && <CallerCard caller={caller} today={localDateAt(readAt)} />}
        <StatusChanges listKey={listKey} listedIds={listed.map(({ id }) => id)}>
          {list && (
            <BookingList
              key={listKey}
              {...{ view, filter, page: list, now: readAt }}
              isFirst={after === undefined}
              openedId={opened?.href === href ? opened.id : undefined}
              onOpen={(id) => setOpened({ href, id })}
            />
          )}
        </StatusChanges>
      </main>
    </div>
  )
}

function CallerCard({ caller, today }: { caller: Caller; today: LocalDate }) {
  const { phone } = caller
  return (
    <section
      aria-label={`Caller ${formatPhone(phone)}`}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4"
    >
      <div className="min-w-0">
        <h2 className="text-base font-bold wrap-anywhere">
          <bdi>{callerName(caller)}</bdi>{' '}
          <span className="font-normal tabular-nums">{formatPhone(phone)}</span>
        </h2>
        <CallerFacts caller={caller} today={today} />
      </div>
      <ButtonLink href={`/admin/bookings/new?phone=${phone}`} look="quiet" size="snug">
        New booking for this caller
      </ButtonLink>
    </section>
  )
}

function SampleNotice({ isMixed, canRemove }: Samples) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-marigold bg-white px-3 py-1 text-sm">
      <p className="min-w-32 flex-1">
        {isMixed ? staffWords.samples.mixed : staffWords.samples.notice}{' '}
        <span className="max-sm:sr-only">
          {canRemove ? staffWords.samples.removeBeforeOpening : staffWords.samples.askAdmin}
        </span>
      </p>
      {canRemove && (
        <Form method="post" action="/admin/remove-samples" reloadDocument>
          <Button type="submit" look="quiet" size="line">
            <span>
              Remove <span className="max-sm:sr-only">sample data</span>
            </span>
          </Button>
        </Form>
      )}
    </div>
  )
}

type StatusChangesProps = { listKey: string; listedIds: string[]; children: ReactNode }

/** Shows results whose rows the reload has removed. Unsent changes survive a new `listKey`. */
function StatusChanges({ listKey, listedIds, children }: StatusChangesProps) {
  const sending = useFetchers()
  const [submitted, setSubmitted] = useState({ listKey, ids: [] as string[] })
  if (submitted.listKey !== listKey) {
    const isSending = (id: string) => sending.some(({ key }) => key === statusFetcherKey({ id }))
    setSubmitted({ listKey, ids: submitted.ids.filter(isSending) })
  }
  const rememberSubmit = ({ target }: FormEvent) => {
    const id = new FormData(target as HTMLFormElement).get('booking')
    if (typeof id !== 'string') return
    setSubmitted((previous) => ({ ...previous, ids: [...new Set([...previous.ids, id])] }))
  }
  return (
    <div onSubmit={rememberSubmit}>
      {submitted.ids.map((id) => (
        <StatusChange key={id} id={id} isListed={listedIds.includes(id)} />
      ))}
      {children}
    </div>
  )
}

function StatusChange({ id, isListed }: { id: string; isListed: boolean }) {
  const { data: reply } = useStatusFetcher({ id })
  useIgnoreOwnChanges(reply)
  return isListed ? null : <StatusToast reply={reply} />
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
