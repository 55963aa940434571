import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  Form,
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
import { type BranchChoice, BranchSelect } from '#app/staff/shell/branch-select.tsx'
import { copyHeader } from '#app/staff/shell/offline-copy.ts'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { useSubmitOnChange } from '#app/staff/shell/use-submit-on-change.ts'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { type TripStep, tripSteps } from '#business/bookings/return/order-steps.ts'
import { formatInstant, formatLongDate } from '#business/pickups/english-dates.ts'
import {
  addDays,
  instantAt,
  isLocalDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { branchId, BranchStops, JumpLinks } from './branch-stops.tsx'
import { listStops, ProgressBar, useHiddenStops } from './hidden-stops.tsx'
import {
  clearSentTicks,
  countDone,
  removeTick,
  tickKey,
  useOfflineTicks,
  useTicks,
  useTickSync,
} from './offline-ticks.ts'
import { useOfflinePage } from './use-offline-page.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  staffMeta(`Run sheet ${loaded?.date ?? ''}`)

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
  step: z.enum(Object.values(tripSteps)),
  /** An instant; `now` without scripts; empty to undo. */
  at: z.union([z.iso.datetime(), z.literal(['now', ''])]),
})

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request)
  const parsed = tickSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return refusal(staffWords.requestErrors.unreadable, 400)
  const { booking: id, step, at } = parsed.data
  const now = new Date().toISOString()
  const earliest = instantAt(addDays(localDateAt(new Date()), -maxOfflineDays), '00:00')
  const isPlausible = at <= now && at >= earliest.toISOString()
  try {
    // A phone's clock may be wrong.
    const doneAt = at === '' ? null : isPlausible ? at : now
    const outcome = await markStep({ user, id, step, at: doneAt })
    if (!outcome.ok) return refusal(outcome.reason, outcome.httpStatus)
    return { toast: null, shouldRetry: false }
  } catch (error) {
    logFailure('A stop of the run sheet could not be marked', error)
    return refusal(staffWords.requestErrors.unavailable, 503, { shouldRetry: true })
  }
}

function refusal(reason: string, status: number, { shouldRetry = false } = {}) {
  const title = staffWords.runSheet.tickNotStored
  const toast = { kind: 'error', title, description: reason } as const
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
      <RunSheetFilter date={date} branches={branches} chosen={branch} />
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

const fieldClass =
  'min-h-11 min-w-0 grow basis-36 rounded-card border border-line-strong bg-white px-3 text-sm'

function RunSheetFilter({ date, ...choice }: BranchChoice & { date: LocalDate }) {
  return (
    <Form className="mt-1 flex flex-wrap gap-2 print:hidden" onChange={useSubmitOnChange()}>
      <input type="date" name="date" defaultValue={date} aria-label="Day" className={fieldClass} />
      <BranchSelect {...choice} className="basis-32" />
      <span className="hidden noscript:inline">
        <Button type="submit" look="quiet" size="line">
          Show
        </Button>
      </span>
    </Form>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
