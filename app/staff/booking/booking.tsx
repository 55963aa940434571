import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { takeToast } from '#app/http/toast.server.ts'
import { loadBookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { backToBookings, staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { isBookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { sendBookingForm } from './act-form.tsx'
import { runBookingAction } from './booking-actions.server.ts'
import { FetcherReplies, StatusToast, useStatusFetcher, useUndoFetcher } from './booking-forms.tsx'
import { type BookingPageData, BookingPanel } from './booking-panel.tsx'
import { requireBooking } from './require-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) =>
  staffMeta(`Booking ${params.reference}`)

/** Also serves the list row that opens in place. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { user, booking: stored } = await requireBooking(args)
  const booking = await loadBookingRecord(user, stored)
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

export const action = ({ request }: ActionFunctionArgs) => runBookingAction(request)

export const clientAction = sendBookingForm

/** Returns null on a network error, so that the list around an opened row stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (answer) {
    if (answer instanceof Response) throw answer
    return null
  }
}

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent-forms.tsx'

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
  const fetchers = [useStatusFetcher(page.booking), useUndoFetcher()]
  return (
    <StaffPage back={backToBookings} isWide>
      <StaffToast toast={toast} />
      <StatusToast reply={replyWithoutScripts} />
      <FetcherReplies fetchers={fetchers} />
      <h1 className="sr-only">Booking {page.booking.reference}</h1>
      <BookingPanel {...page} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
