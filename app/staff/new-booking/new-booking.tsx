import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { loadReturnRules, loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { findCaller } from '#app/models/callers.server.ts'
import { DraftNotice, useAccountId, useFormDraft } from '#app/staff/shell/drafts.tsx'
import { backToBookings, staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { keepPageOffline, SendFormAgain } from '#app/staff/shell/unsent-forms.tsx'
import { parseFullPhone } from '#business/bookings/lists/search.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { draft as draftWords } from '#business/words/staff.ts'
import { chooseDraftKey, describeCaller, forgetBookingDrafts } from './booking-drafts.ts'
import { CallerBookingForm, callerFormId, intentField } from './caller-booking-form.tsx'
import { submitCallerBooking } from './submit-caller-booking.server.ts'

export const meta = () => staffMeta('New booking')

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const phone = findPhone(request.url)
  const today = localDateAt(new Date())
  const [days, returnRules] = await Promise.all([
    loadStaffPickupDays({ trip: 'new', from: today, days: daysPerRequest }),
    loadReturnRules(),
  ])
  return {
    caller: phone ? await findCaller(user, phone) : null,
    requestKey: randomUUID(),
    today,
    days,
    returnRules,
  }
}

const findPhone = (url: string) => parseFullPhone(new URL(url).searchParams.get('phone') ?? '')

export const action = ({ request }: ActionFunctionArgs) => submitCallerBooking(request)

export const clientAction = keepPageOffline<typeof action>()(
  { result: undefined, days: [] },
  (form, { request }) => forgetBookingDrafts(findPhone(request.url), form.get('phone') as string),
)

export { reloadsIfAnswered as shouldRevalidate } from '#app/staff/shell/unsent-forms.tsx'

export default function NewBooking() {
  const { caller, ...formProps } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const lookedUp = reply && 'caller' in reply ? reply.caller : null
  const account = useAccountId()
  const phone = caller?.phone ?? null
  const draftKey = useMemo(() => chooseDraftKey(account, phone), [account, phone])
  const { draft, discard, formKey } = useFormDraft(draftKey)
  const [discardedReply, setDiscardedReply] = useState<typeof reply>()
  return (
    <StaffPage isWide back={backToBookings}>
      <StaffToast toast={reply?.toast} />
      <SendFormAgain reply={reply} form={callerFormId} button={intentField} />
      <h1 className="text-xl font-bold max-md:sr-only">New booking for a caller</h1>
      {draft && (
        <DraftNotice
          text={draftWords.booking(describeCaller(draft))}
          onDiscard={() => {
            setDiscardedReply(reply)
            discard()
          }}
        />
      )}
      <CallerBookingForm
        key={formKey}
        caller={lookedUp ?? caller}
        {...formProps}
        {...{ draft, draftKey }}
        responseDays={reply?.days}
        lastResult={reply === discardedReply ? undefined : reply?.result}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
