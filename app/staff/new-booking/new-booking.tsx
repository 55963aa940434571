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
import { daysPerRequest } from '#app/booking-form/offered-days.ts'
import { loadReturnRules } from '#app/models/bookings/pickup-days.server.ts'
import { findCaller } from '#app/models/callers.server.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { backToBookings, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { canReloadAfterAction, keepPageOffline } from '#app/staff/shell/unsent/keep-page-offline.ts'
import { SendFormAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { parseFullPhone } from '#business/bookings/lists/search.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { CallerBookingForm } from './caller-booking-form.tsx'
import { actField } from './caller-form-fields.ts'
import { loadDays } from './offered-days.server.ts'
import { submitCallerBooking } from './submit-caller-booking.server.ts'

export const meta: MetaFunction = () => [
  { title: 'New booking' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const phone = parseFullPhone(new URL(request.url).searchParams.get('phone') ?? '')
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

export const action = ({ request }: ActionFunctionArgs) => submitCallerBooking(request)

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepPageOffline(request, () => serverAction<typeof action>(), { result: undefined, days: [] })

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return canReloadAfterAction(args) && args.defaultShouldRevalidate
}

export default function NewBooking() {
  const { caller, ...formProps } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const lookedUp = reply && 'caller' in reply ? reply.caller : null
  return (
    <StaffPage isWide back={backToBookings}>
      <StaffToast toast={reply?.toast} />
      {reply && 'unsent' in reply && (
        <SendFormAgain form="caller-booking" submitter={findSubmitter(reply.unsent)} />
      )}
      <h1 className="text-xl font-bold">New booking for a caller</h1>
      <CallerBookingForm
        caller={lookedUp ?? caller}
        {...formProps}
        responseDays={reply?.days}
        lastResult={reply?.result}
      />
    </StaffPage>
  )
}

function findSubmitter(unsent: FormData) {
  const value = unsent.get(actField)
  return typeof value === 'string' ? { name: actField, value } : undefined
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
