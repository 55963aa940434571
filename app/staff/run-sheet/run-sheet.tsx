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
  useFetcher,
  useLoaderData,
} from '@remix-run/react'
import { useEffect } from 'react'
import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { markStep } from '#app/models/bookings/bookings.server.ts'
import { listRunSheets } from '#app/models/bookings/run-sheet.server.ts'
import { findSelectedBranch, listStaffBranches } from '#app/models/branches.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import {
  clearSentTicks,
  removeTick,
  tickKey,
  useOfflineTicks,
} from '#app/staff/run-sheet/offline/offline-ticks.ts'
import { useOfflinePage } from '#app/staff/run-sheet/offline/use-offline-page.ts'
import { useTickSync } from '#app/staff/run-sheet/offline/use-tick-sync.ts'
import { countDone, useTicks } from '#app/staff/run-sheet/offline/use-ticks.ts'
import { copyHeader } from '#app/staff/shell/offline-copy.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { type TripStep, tripSteps } from '#business/bookings/return/order-steps.ts'
import { formatInstant, formatLongDate } from '#business/pickups/english-dates.ts'
import { addDays, instantAt, isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { branchId, BranchStops } from './branch-stops.tsx'
import { JumpLinks } from './jump-links.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RunSheetFilter } from './run-sheet-filter.tsx'
import { listStops, useHiddenStops } from './use-hidden-stops.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `Run sheet ${loaded?.date ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const query = new URL(request.url).searchParams
  const now = new Date()
  const requestedDate = query.get('date') ?? ''
  const date = isLocalDate(requestedDate) ? requestedDate : localDateAt(now)
  const slug = query.get('branch') ?? undefined
  const branch = (await findSelectedBranch(user, slug)) ?? null
  const [runSheets, branches] = await Promise.all([
    listRunSheets(user, { date, branch, now }),
    listStaffBranches(),
  ])
  const copiedAt = request.headers.has(copyHeader) ? new Date().toISOString() : null
  return { date, branch, branches, runSheets, copiedAt }
}

/** A phone sends its ticks once it has reception again. */
const maxOfflineDays = 31

const tickSchema = z.object({
  booking: z.uuid(),
  step: z.enum(Object.values(tripSteps)).default('collected'),
  /** An instant; `now` without scripts; empty to undo. */
  at: z.union([z.iso.datetime(), z.literal(['now', ''])]),
})

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request)
  // A sheet opened before an update may send `pickedUpAt`.
  const { pickedUpAt, ...form } = Object.fromEntries(await readForm(request))
  const parsed = tickSchema.safeParse({ at: pickedUpAt, ...form })
  if (!parsed.success) return refusal(staffWords.requestErrors.unreadable, 400)
  const { booking: id, step, at } = parsed.data
  const now = new Date().toISOString()
  const earliest = instantAt(addDays(localDateAt(new Date()), -maxOfflineDays), '00:00')
  const isPlausible = at <= now && at >= earliest.toISOString()
  try {
    const outcome = await markStep({
      user,
      id,
      step,
      // A phone's clock may be wrong.
      at: at === '' ? null : isPlausible ? at : now,
    })
    if (!outcome.ok) return refusal(outcome.reason, outcome.httpStatus)
    return { toast: null, shouldRetry: false }
  } catch (error) {
    logFailure('A stop of the run sheet could not be marked', error)
    return refusal(staffWords.requestErrors.unavailable, 503, { shouldRetry: true })
  }
}

function refusal(reason: string, status: number, { shouldRetry = false } = {}) {
  const toast = {
    kind: 'error',
    title: staffWords.runSheet.tickNotStored,
    description: reason,
  } as const
  return data({ toast, shouldRetry }, { status })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const key = tickKey(form.get('booking') as string, form.get('step') as TripStep)
  const at = (form.get('at') as string) || null
  try {
    const answer = await serverAction<typeof action>()
    if (answer.shouldRetry) return { ...answer, toast: null }
    removeTick(key, at, answer.toast === null)
    return answer
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return { toast: null, shouldRetry: true }
  }
}

/** Ticks are applied locally. A reload could fail without reception. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export default function RunSheet() {
  const { date, branch, branches, runSheets, copiedAt } = useLoaderData<typeof loader>()
  const { data: reply } = useFetcher<typeof clientAction>({ key: 'offline-ticks' })
  const replyWithoutScripts = useActionData<typeof action>()
  const { unsent } = useOfflineTicks()
  const readTick = useTicks()
  const hidden = useHiddenStops(readTick)
  useTickSync()
  useOfflinePage(runSheets, copiedAt !== null)
  useEffect(clearSentTicks, [runSheets])
  const unsentCount = Object.keys(unsent).length
  const isEmpty = runSheets.length === 0
  const branchJumps = runSheets.map((runSheet) => {
    const stops = listStops([runSheet])
    const detail = `${countDone(stops, readTick)} of ${stops.length}`
    return { to: branchId(runSheet), name: runSheet.branch?.name ?? '', detail }
  })
  return (
    <StaffPage>
      <FlashToast toast={reply?.toast} />
      <FlashToast toast={replyWithoutScripts?.toast} />
      <div className="flex items-start justify-between gap-4 print:hidden">
        <h1 className="py-2 text-xl font-bold">
          Run sheet <span className="font-normal">· {formatLongDate(date)}</span>
        </h1>
        {!isEmpty && (
          <Button
            look="quiet"
            size="line"
            className="noscript:hidden"
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </div>
      <div className="mt-1">
        <RunSheetFilter date={date} branches={branches} chosen={branch} />
      </div>
      <p role="status" className="mt-3 font-semibold empty:hidden print:hidden">
        {unsentCount > 0 && staffWords.runSheet.ticksStored(unsentCount)}
      </p>
      {copiedAt && (
        <p role="status" className="mt-3 print:hidden">
          {staffWords.runSheet.offlineCopy(formatInstant(copiedAt))}
        </p>
      )}
      {isEmpty && <p className="mt-6 text-ink-soft">{staffWords.runSheet.empty}</p>}
      <JumpLinks label="Branches" jumps={branchJumps} />
      {runSheets.map((runSheet, index) => (
        <BranchStops
          key={runSheet.branch?.id ?? ''}
          {...{ runSheet, date, readTick, hidden }}
          isFirst={index === 0}
        />
      ))}
      {!isEmpty && <ProgressBar {...{ runSheets, readTick, hidden }} />}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
