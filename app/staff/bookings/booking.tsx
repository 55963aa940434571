import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { takeToast } from '#app/http/toast.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { type BookingPageData, BookingPanel } from '#app/staff/bookings/panel/booking-panel.tsx'
import { runDashboardAction } from '#app/staff/bookings/status/dashboard-actions.server.ts'
import { sendBookingForm } from '#app/staff/bookings/status/send-booking-form.ts'
import { StatusToast } from '#app/staff/bookings/status/status-toast.tsx'
import { useStatusFetcher, useUndoFetcher } from '#app/staff/bookings/status/use-status-fetcher.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { backToBookings, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { SendAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { isBookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { requireBooking } from './require-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) => [
  { title: `Booking ${params.reference}` },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Also serves the list row that opens in place. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const booking = await requireBooking(user, params.reference!)
  const { offers } = await siteContent(defaultLanguage)
  const requestedStatus = new URL(request.url).searchParams.get('ask')
  const { toast, headers } = await takeToast(request)
  const page = {
    booking,
    offers,
    statusToConfirm: isBookingStatus(requestedStatus) ? requestedStatus : null,
    now: Date.now(),
  }
  return data({ ...page, toast }, { headers })
}

export const action = ({ request }: ActionFunctionArgs) => runDashboardAction(request)

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendBookingForm(request, () => serverAction<typeof action>())

/** Returns null on a network error, so that the list around an opened row stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return null
  }
}

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent/keep-page-offline.ts'

export default function Booking() {
  const page = useLoaderData<typeof clientLoader>()
  return page ? (
    <BookingPage {...page} />
  ) : (
    <p role="alert">{staffWords.requestErrors.unavailable}</p>
  )
}

function BookingPage({ toast, ...page }: BookingPageData & { toast: ToastMessage | null }) {
  const replyWithoutScripts = useActionData<typeof action>()
  const fetcher = useStatusFetcher(page.booking)
  const undoFetcher = useUndoFetcher()
  return (
    <StaffPage back={backToBookings}>
      <StaffToast toast={toast} />
      <StatusToast reply={replyWithoutScripts} />
      <StatusToast reply={fetcher.data} />
      <StatusToast reply={undoFetcher.data} />
      <SendAgain fetcher={fetcher} />
      <SendAgain fetcher={undoFetcher} />
      <h1 className="sr-only">Booking {page.booking.reference}</h1>
      <BookingPanel {...page} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
