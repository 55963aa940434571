import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { daysPerRequest } from '#app/booking-form/offered-days.ts'
import { loadReturnRules, loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { listStaffBranches } from '#app/models/branches.server.ts'
import { requireBooking } from '#app/staff/bookings/require-booking.server.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { DraftNotice } from '#app/staff/shell/unsent/draft-notice.tsx'
import { forgetDraft } from '#app/staff/shell/unsent/drafts.ts'
import { forgetOnceStored, keepPageOffline } from '#app/staff/shell/unsent/keep-page-offline.ts'
import { SendFormAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { useFormDraft } from '#app/staff/shell/unsent/use-form-draft.ts'
import { seenField } from '#business/bookings/forms/correction.ts'
import { pickEditable } from '#business/bookings/merge-correction.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { draft as draftWords } from '#business/words/staff.ts'
import { ConflictList } from './conflict-list.tsx'
import { CorrectionForm, correctionFormId } from './correction-form.tsx'
import { saveCorrection } from './save-correction.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) => [
  { title: `Edit booking ${params.reference}` },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const booking = await requireBooking(user, params.reference!)
  if (booking.isErased) throw redirect(`/admin/bookings/${booking.reference}`)
  const today = localDateAt(new Date())
  const days = await loadStaffPickupDays({
    from: today,
    days: daysPerRequest,
    exceptBookingId: booking.id,
  })
  const [branches, returnRules] = await Promise.all([listStaffBranches(), loadReturnRules()])
  return { booking, branches, today, days, returnRules }
}

export const action = ({ request, params }: ActionFunctionArgs) =>
  saveCorrection(request, params.reference!)

export const clientAction = ({ request, params, serverAction }: ClientActionFunctionArgs) =>
  forgetOnceStored(
    () =>
      keepPageOffline(
        request,
        () => serverAction<typeof action>(),
        (form) => ({
          ...{ result: undefined, days: [], conflicts: [] },
          seen: form.get(seenField) as string,
        }),
      ),
    () => forgetDraft(draftKeyFor(params.reference!)),
  )

const draftKeyFor = (reference: string) => `correction-${reference}`

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent/keep-page-offline.ts'

export default function ChangeBooking() {
  const { booking, ...formProps } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const [seenFirst] = useState(() => JSON.stringify(pickEditable(booking)))
  const draftKey = draftKeyFor(booking.reference)
  const { draft, discard, formKey } = useFormDraft(draftKey)
  // Later changes by others are conflicts, as on a page that stayed open.
  const seen = reply?.seen ?? (draft?.get(seenField) as string | undefined) ?? seenFirst
  return (
    <StaffPage
      isWide
      back={{
        href: `/admin/bookings/${booking.reference}`,
        label: `Back to ${booking.reference}`,
      }}
    >
      <StaffToast toast={reply?.toast} />
      {reply && 'unsent' in reply && <SendFormAgain form={correctionFormId} />}
      <h1 className="text-xl font-bold">Edit booking {booking.reference}</h1>
      {draft && !reply && <DraftNotice text={draftWords.unsaved} onDiscard={discard} />}
      {reply && <ConflictList conflicts={reply.conflicts} branches={formProps.branches} />}
      {/* After a conflict, the form starts again with the current values and what was typed. */}
      <CorrectionForm
        key={`${formKey} ${seen}`}
        booking={booking}
        seen={seen}
        {...{ draft, draftKey }}
        onDiscard={discard}
        {...formProps}
        responseDays={reply?.days}
        lastResult={reply?.result}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
