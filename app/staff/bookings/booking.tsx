import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { isBookingStatus } from '#business/bookings/status.ts'
import * as messages from '#business/words/messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { BookingPanel, type ShownBooking } from './booking-panel.tsx'
import { runDashboardAction } from './dashboard-actions.server.ts'
import { requireBooking } from './staff-booking.server.ts'
import { useStatusFetcher } from './status-reply.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) => [
  { title: `Booking ${params.reference}` },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** One booking: as a page of its own, and for the line of a view that opens in place. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const booking = await requireBooking(user, params.reference!)
  const { offers } = await siteContent()
  const asked = new URL(request.url).searchParams.get('ask')
  const { toast, headers } = await takeToast(request)
  const shown = { booking, offers, asked: isBookingStatus(asked) ? asked : null, now: Date.now() }
  return data({ ...shown, toast }, { headers })
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const user = await requireBookingStaff(request, { keepsForm: form.has('note') })
  return runDashboardAction(form, user)
}

/** Where the booking cannot be read, the list around a line that opens it stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return null
  }
}

/** Also after a refusal: somebody else has changed the booking. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export default function Booking() {
  const shown = useLoaderData<typeof clientLoader>()
  return shown ? <WholeBooking {...shown} /> : <p role="alert">{messages.request.unavailable}</p>
}

function WholeBooking({ toast, ...shown }: ShownBooking & { toast: ToastMessage | null }) {
  const replyWithoutScripts = useActionData<typeof action>()
  const { toast: reply } = useStatusFetcher(shown.booking).data ?? {}
  return (
    <StaffPage>
      <ToastOnArrival toast={toast} />
      <ToastOnArrival toast={replyWithoutScripts?.toast} />
      <ToastOnArrival
        toast={reply}
        stays={reply?.kind === 'error' ? reply.description : undefined}
      />
      <h1 className="sr-only">Booking {shown.booking.reference}</h1>
      <BookingPanel {...shown} />
    </StaffPage>
  )
}

export { StaffProblem as ErrorBoundary } from '#app/staff/shell/staff-problem.tsx'
