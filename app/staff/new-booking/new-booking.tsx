import { randomUUID } from 'node:crypto'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { bookingFailedToast } from '#app/booking-form/booking-failed-toast.ts'
import { daysPerRequest } from '#app/booking-form/offered-days.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { requestBooking } from '#app/models/bookings/booking-requests.server.ts'
import { loadPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { findCaller } from '#app/models/callers.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { backToBookings, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { bookingRequestSchema } from '#business/bookings/forms/booking-request.ts'
import { parseFullPhone } from '#business/bookings/lists/search.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { CallerBookingForm } from './caller-booking-form.tsx'

export const meta: MetaFunction = () => [
  { title: 'New booking' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const phone = parseFullPhone(new URL(request.url).searchParams.get('phone') ?? '')
  const today = localDateAt(new Date())
  return {
    caller: phone ? await findCaller(user, phone) : null,
    requestKey: randomUUID(),
    today,
    days: await loadDays(today, daysPerRequest),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request, { forwardForm: true })
  const form = applyTappedDay(await readForm(request))
  const schema = bookingRequestSchema({ today: localDateAt(new Date()) })
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') {
    return data(
      { result: submission.reply(), days: await loadRequestedDay(form), toast: null },
      400,
    )
  }
  try {
    const outcome = await requestBooking(submission.value, { user })
    if (outcome.ok) {
      const { reference } = outcome.receipt
      return await redirectWithToast(`/admin/bookings/${reference}`, {
        kind: 'success',
        title: messages.booking.saved,
        description:
          outcome.repeats === 'another'
            ? messages.booking.savedBefore(reference)
            : staffMessages.newBooking.created(reference),
      })
    }
    const { problem, reason } = outcome
    if (!problem) {
      const toast = { ...bookingFailedToast, description: reason }
      return data({ result: submission.reply(), days: [], toast }, 409)
    }
    const result = submission.reply({ fieldErrors: { [problem.field]: [reason] } })
    return data({ result, days: await loadRequestedDay(form), toast: null }, 409)
  } catch (error) {
    logFailure('A booking could not be stored', error)
    return data({ result: submission.reply(), days: [], toast: bookingFailedToast }, 503)
  }
}

async function loadDays(from: string, days: number, forceFresh = false) {
  const { pickupRules: rules } = (await siteContent()).business
  return loadPickupDays({ from, days, rules, now: new Date(), forceFresh })
}

async function loadRequestedDay(form: FormData) {
  const from = form.get('date')
  return typeof from === 'string' && isLocalDate(from) ? loadDays(from, 1, true) : []
}

/** Keeps the input if the request fails on the network. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return { result: undefined, days: [], toast: { ...bookingFailedToast } }
  }
}

export default function NewBooking() {
  const { caller, ...formProps } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  return (
    <StaffPage isWide back={backToBookings}>
      <FlashToast toast={reply?.toast} inlineNote={reply?.toast?.description} />
      <h1 className="text-xl font-bold">New booking for a caller</h1>
      <CallerBookingForm
        caller={caller}
        {...formProps}
        responseDays={reply?.days}
        lastResult={reply?.result}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
