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
import {
  markMissed,
  markPaid,
  markPickedUp,
  markStep,
  undoPayment,
} from '#app/models/bookings/bookings.server.ts'
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
import { maxPieces } from '#business/bookings/booking.ts'
import { missedReasonValues } from '#business/bookings/missed-pickup.ts'
import { paymentMethodValues } from '#business/bookings/payments.ts'
import { formatInstant, formatLongDate } from '#business/pickups/english-dates.ts'
import {
  addDays,
  instantAt,
  isLocalDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { branchId, BranchStops, JumpLinks } from './branch-stops.tsx'
import { listStops, ProgressBar, useHiddenStops } from './hidden-stops.tsx'
import {
  clearSentTicks,
  countDone,
  removeTick,
  type Tick,
  useOfflineTicks,
  useStops,
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

const tickFields = {
  booking: z.uuid(),
  /** An instant; `now` without scripts; empty to undo. */
  at: z.union([z.iso.datetime(), z.literal(['now', ''])]),
}

const piecesSchema = z
  .union([z.literal(''), z.coerce.number().int().min(1).max(maxPieces)])
  .optional()
  .transform((pieces) => pieces || null)

const tickSchema = z.discriminatedUnion('step', [
  z.object({ ...tickFields, step: z.literal('picked-up'), pieces: piecesSchema }),
  z.object({ ...tickFields, step: z.literal('delivered') }),
  z.object({
    ...{ ...tickFields, step: z.literal('missed') },
    reason: z.enum(missedReasonValues).optional(),
  }),
  z.object({
    ...{ ...tickFields, step: z.literal('paid'), total: z.coerce.number().int() },
    method: z.enum(paymentMethodValues).optional(),
  }),
])

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request)
  const parsed = tickSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return refusal(staffWords.requestErrors.unreadable, 400)
  try {
    const outcome = await storeTick(user, parsed.data)
    if (!outcome.ok) return refusal(outcome.reason, outcome.httpStatus)
    return { toast: null, shouldRetry: false }
  } catch (error) {
    logFailure('A stop of the run sheet could not be marked', error)
    return refusal(staffWords.requestErrors.unavailable, 503, { shouldRetry: true })
  }
}

function storeTick(user: User, { booking: id, ...tick }: z.output<typeof tickSchema>) {
  const target = { user, id }
  const at = readTime(tick.at)
  switch (tick.step) {
    case 'picked-up':
      return markPickedUp({ ...target, at, pieceCount: tick.pieces })
    case 'delivered':
      return markStep({ ...target, step: tick.step, at })
    case 'missed':
      return markMissed({ ...target, reason: (at && tick.reason) || null })
    case 'paid': {
      const { method, total: totalPaise } = tick
      return at && method ? markPaid({ ...target, method, totalPaise }) : undoPayment(target)
    }
  }
}

/** A phone's clock may be wrong. */
function readTime(at: string): string | null {
  if (at === '') return null
  const now = new Date().toISOString()
  const earliest = instantAt(addDays(localDateAt(new Date()), -maxOfflineDays), '00:00')
  return at <= now && at >= earliest.toISOString() ? at : now
}

function refusal(reason: string, status: number, { shouldRetry = false } = {}) {
  const title = staffWords.runSheet.tickNotStored
  const toast = { kind: 'error', title, description: reason } as const
  return data({ toast, shouldRetry }, { status })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const tick = Object.fromEntries(form) as unknown as Tick
  try {
    const answer = await serverAction<typeof action>()
    if (answer.shouldRetry) return { ...answer, toast: null }
    removeTick(tick, answer.toast === null)
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
  const readStop = useStops()
  const hidden = useHiddenStops(readStop)
  useTickSync()
  useOfflinePage(runSheets, copiedAt !== null)
  useEffect(clearSentTicks, [runSheets])
  const unsentCount = new Set(Object.values(unsent).map(({ booking }) => booking)).size
  const isEmpty = runSheets.length === 0
  const branchJumps = runSheets.map((runSheet) => {
    const stops = listStops([runSheet])
    const detail = `${countDone(stops, readStop)} of ${stops.length}`
    return { to: branchId(runSheet), name: runSheet.branch?.name ?? '', detail }
  })
  return (
    <StaffPage>
      <FlashToast toast={reply?.toast} />
      <FlashToast toast={replyWithoutScripts?.toast} />
      <h1 className="text-xl font-bold sm:py-2 print:hidden">
        <span className="max-sm:sr-only">Run sheet · </span>
        <span className="sm:font-normal">{formatLongDate(date)}</span>
      </h1>
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
      {runSheets.map((runSheet) => (
        <BranchStops
          key={runSheet.branch?.id ?? ''}
          {...{ runSheet, date, readStop, hidden }}
          isOnly={runSheets.length === 1}
        />
      ))}
      {!isEmpty && <ProgressBar {...{ runSheets, readStop, hidden }} />}
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
