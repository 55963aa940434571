import { randomUUID } from 'node:crypto'
import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { useMemo, useState } from 'react'
import { daysPerRequest } from '#app/booking-form/offered-days.ts'
import { loadReturnRules } from '#app/models/bookings/pickup-days.server.ts'
import { findCaller } from '#app/models/callers.server.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { backToBookings, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { DraftNotice } from '#app/staff/shell/unsent/draft-notice.tsx'
import {
  canReloadAfterAction,
  forgetOnceStored,
  keepPageOffline,
} from '#app/staff/shell/unsent/keep-page-offline.ts'
import { SendFormAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { useAccountId } from '#app/staff/shell/unsent/use-draft.ts'
import { useFormDraft } from '#app/staff/shell/unsent/use-form-draft.ts'
import { parseFullPhone } from '#business/bookings/lists/search.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { draft as draftWords } from '#business/words/staff.ts'
import { chooseDraftKey, describeCaller, forgetBookingDrafts } from './booking-drafts.ts'
import { CallerBookingForm } from './caller-booking-form.tsx'
import { actField, callerFormId } from './caller-form-fields.ts'
import { loadDays } from './offered-days.server.ts'
import { submitCallerBooking } from './submit-caller-booking.server.ts'

export const meta: MetaFunction = () => [
  { title: 'New booking' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const phone = findPhone(request.url)
  const today = localDateAt(new Date())
  const [days, returnRules] = await Promise.all([
    loadDays(today, daysPerRequest),
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

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const reply = { result: undefined, days: [] }
  return forgetOnceStored(
    () => keepPageOffline(request, () => serverAction<typeof action>(), reply),
    () => forgetBookingDrafts(findPhone(request.url), form.get('phone') as string),
  )
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return canReloadAfterAction(args) && args.defaultShouldRevalidate
}

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
      {reply && 'unsent' in reply && (
        <SendFormAgain form={callerFormId} submitter={findSubmitter(reply.unsent)} />
      )}
      <h1 className="text-xl font-bold">New booking for a caller</h1>
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

function findSubmitter(unsent: FormData) {
  const value = unsent.get(actField)
  return typeof value === 'string' ? { name: actField, value } : undefined
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
