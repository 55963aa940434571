import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { correctBooking } from '#app/models/bookings/bookings.server.ts'
import { loadReturnRules, loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { listStaffBranches } from '#app/models/branches.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { DraftNotice, forgetDraft, useFormDraft } from '#app/staff/shell/drafts.tsx'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { keepPageOffline, SendFormAgain } from '#app/staff/shell/unsent-forms.tsx'
import { correctionSchema, parseSeen, seenField } from '#business/bookings/forms/correction.ts'
import { type CorrectionConflict, pickEditable } from '#business/bookings/merge-correction.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { ConflictList } from './conflict-list.tsx'
import { CorrectionForm, correctionFormId, toFormValues } from './correction-form.tsx'
import { requireBooking } from './require-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) =>
  staffMeta(`Edit booking ${params.reference}`)

export async function loader(args: LoaderFunctionArgs) {
  const { booking } = await requireBooking(args)
  const { id, reference, status, serviceType, promisedDate } = booking
  if (booking.erasedAt) throw redirect(`/admin/bookings/${reference}`)
  const today = localDateAt(new Date())
  const query = { from: today, days: daysPerRequest, exceptBookingId: id }
  const days = await loadStaffPickupDays(query)
  const [branches, returnRules] = await Promise.all([listStaffBranches(), loadReturnRules()])
  const editable = { ...pickEditable(booking), reference, status, serviceType, promisedDate }
  return { booking: editable, branches, today, days, returnRules }
}

export async function action(args: ActionFunctionArgs) {
  const { user, booking } = await requireBooking(args, { forwardForm: true })
  const form = await readForm(args.request)
  const seen = parseSeen(form.get(seenField))
  const submission = parseWithZod(applyTappedDay(form, seen?.date ?? booking.date), {
    schema: correctionSchema,
  })
  const refuse = async (status: number, { toast = null, conflict, ...error }: Refusal) => {
    const from = submission.payload.date
    const isDay = typeof from === 'string' && correctionSchema.shape.date.safeParse(from).success
    const query = { from: from as string, days: 1, exceptBookingId: booking.id, forceFresh: true }
    const days = isDay && status < 500 ? await loadStaffPickupDays(query) : []
    const result = submission.reply(error)
    if (conflict) result.initialValue = toFormValues({ ...conflict.current, ...conflict.changes })
    const shown = JSON.stringify(conflict?.current ?? seen ?? pickEditable(booking))
    return data({ result, days, toast, conflicts: conflict?.fields ?? [], seen: shown }, status)
  }
  if (submission.status !== 'success') return refuse(400, {})
  const { done, unchanged, failed, moved } = staffWords.correction
  try {
    const outcome = await correctBooking({ user, id: booking.id, seen, typed: submission.value })
    if (!outcome.ok) {
      const { problem, reason, httpStatus, conflict } = outcome
      if (problem) return await refuse(httpStatus, { fieldErrors: { [problem.field]: [reason] } })
      const toast = { kind: 'error', title: failed, description: reason } as const
      return await refuse(httpStatus, { toast, conflict })
    }
    const { changes } = outcome
    return await redirectWithToast(`/admin/bookings/${booking.reference}`, {
      kind: 'success',
      title: Object.keys(changes).length > 0 ? done : unchanged,
      ...(changes.date &&
        changes.time && { description: moved(`${formatLongDate(changes.date)}, ${changes.time}`) }),
    })
  } catch (error) {
    logFailure('A booking could not be changed', error)
    const description = staffWords.requestErrors.unavailable
    return refuse(503, { toast: { kind: 'error', title: failed, description } })
  }
}

interface Refusal {
  toast?: ToastMessage | null
  fieldErrors?: Record<string, string[]>
  conflict?: CorrectionConflict
}

export const clientAction = keepPageOffline<typeof action>()(
  (form) => ({ result: undefined, days: [], conflicts: [], seen: form.get(seenField) as string }),
  (_, { params }) => forgetDraft(draftKeyFor(params.reference!)),
)

const draftKeyFor = (reference: string) => `correction-${reference}`

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent-forms.tsx'

export default function ChangeBooking() {
  const { booking, ...formProps } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const [seenFirst] = useState(() => JSON.stringify(pickEditable(booking)))
  const { reference } = booking
  const back = { href: `/admin/bookings/${reference}`, label: `Back to ${reference}` }
  const draftKey = draftKeyFor(reference)
  const { draft, discard, formKey } = useFormDraft(draftKey)
  // Later changes by others are conflicts, as on a page that stayed open.
  const seen = reply?.seen ?? (draft?.get(seenField) as string | undefined) ?? seenFirst
  return (
    <StaffPage isWide back={back}>
      <StaffToast toast={reply?.toast} />
      <SendFormAgain reply={reply} form={correctionFormId} />
      <h1 className="text-xl font-bold">Edit booking {reference}</h1>
      {draft && !reply && <DraftNotice text={staffWords.draft.unsaved} onDiscard={discard} />}
      {reply && <ConflictList conflicts={reply.conflicts} branches={formProps.branches} />}
      {/* After a conflict, the form starts again with the current values and what was typed. */}
      <CorrectionForm
        key={`${formKey} ${seen}`}
        {...formProps}
        {...{ booking, seen, draft, draftKey, onDiscard: discard }}
        responseDays={reply?.days}
        lastResult={reply?.result}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
