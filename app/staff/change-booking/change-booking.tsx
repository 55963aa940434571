import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { daysAtATime } from '#app/booking-form/offered-days.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { correctBooking } from '#app/models/bookings/bookings.server.ts'
import { staffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { staffBranches } from '#app/models/branches.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { requireBooking } from '#app/staff/bookings/staff-booking.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { OrderLabel } from '#app/ui/parts/order-label.tsx'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { correctionSchema } from '#business/bookings/correction.ts'
import { withChosenDay } from '#business/pickups/chosen-day.ts'
import { formatLongDate, localDateAt } from '#business/pickups/local-time.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { CorrectionForm } from './correction-form.tsx'

const notChanged: ToastMessage = {
  kind: 'error',
  title: staffMessages.correction.failed,
  description: messages.request.unavailable,
}

export const meta: MetaFunction<typeof loader> = ({ params }) => [
  { title: `Change booking ${params.reference}` },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const booking = await requireBooking(user, params.reference!)
  if (booking.isErased) throw redirect(`/admin/bookings/${booking.reference}`)
  const today = localDateAt(new Date())
  const days = await staffPickupDays({ from: today, days: daysAtATime, except: booking.id })
  return { booking, branches: await staffBranches(), today, days }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request, { keepsForm: true })
  const booking = await requireBooking(user, params.reference!)
  const submission = parseWithZod(withChosenDay(await readForm(request), booking.date), {
    schema: correctionSchema,
  })
  const refused = async (
    status: number,
    {
      toast = null,
      ...error
    }: { toast?: ToastMessage | null; fieldErrors?: Record<string, string[]> },
  ) => {
    const from = submission.payload.date
    const isDay = typeof from === 'string' && correctionSchema.shape.date.safeParse(from).success
    const days = isDay
      ? await staffPickupDays({ from, days: 1, except: booking.id, isRefused: true })
      : []
    return data({ result: submission.reply(error), days, toast }, status)
  }
  if (submission.status !== 'success') return refused(400, {})
  try {
    const { seenState, ...correction } = submission.value
    const outcome = await correctBooking({ user, id: booking.id, seenState, correction })
    if (!outcome.ok) {
      const { problem, reason, httpStatus } = outcome
      if (problem) return await refused(httpStatus, { fieldErrors: { [problem.field]: [reason] } })
      const toast = {
        kind: 'error',
        title: staffMessages.correction.failed,
        description: reason,
      } as const
      return await refused(httpStatus, { toast })
    }
    const to = { ...booking, ...correction }
    const moved = staffMessages.correction.moved(`${formatLongDate(to.date)}, ${to.time}`)
    return await redirectWithToast(`/admin/bookings/${booking.reference}`, {
      kind: 'success',
      title: staffMessages.correction.done,
      description: isRescheduled(booking, to) ? moved : undefined,
    })
  } catch (error) {
    logFailure('A booking could not be changed', error)
    return data({ result: submission.reply(), days: [], toast: notChanged }, 503)
  }
}

/** What was typed stays in the form where it does not reach the server. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return { result: undefined, days: [], toast: { ...notChanged } }
  }
}

/** Also after a refusal: the form then says how the booking stands now. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export default function ChangeBooking() {
  const { booking, ...known } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  return (
    <StaffPage
      isWide
      back={{
        href: `/admin/bookings/${booking.reference}`,
        label: `Back to ${booking.reference}`,
      }}
    >
      <ToastOnArrival toast={reply?.toast} stays={reply?.toast?.description} />
      <h1 className="text-xl font-bold">Move or correct {booking.reference}</h1>
      {reply?.toast && (
        <details className="mt-4">
          <summary className="cursor-pointer py-2 underline">How the booking stands now</summary>
          <OrderLabel order={booking} />
        </details>
      )}
      <CorrectionForm
        booking={booking}
        {...known}
        answeredDays={reply?.days}
        lastResult={reply?.result}
      />
    </StaffPage>
  )
}

export { StaffProblem as ErrorBoundary } from '#app/staff/shell/staff-problem.tsx'
