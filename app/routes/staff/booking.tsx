import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BookingPanel } from '#app/components/bookings/booking-panel.tsx'
import { ToastOnArrival } from '#app/components/layout/toast-on-arrival.tsx'
import { runDashboardAction } from '#app/http/dashboard-actions.server.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { requireBooking } from '#app/http/staff-booking.server.ts'
import { requireBookingStaff } from '#app/http/staff-session.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { isBookingStatus } from '#business/bookings/status.ts'

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
  const user = await requireBookingStaff(request)
  return runDashboardAction(await readForm(request), user)
}

export default function Booking() {
  const { toast, ...shown } = useLoaderData<typeof loader>()
  const replyWithoutScripts = useActionData<typeof action>()
  return (
    <main className="mx-auto max-w-3xl px-4 pb-16">
      <p className="py-2">
        <a href="/admin/dashboard" className="inline-block py-2 link">
          All bookings
        </a>
      </p>
      <ToastOnArrival toast={toast} />
      <ToastOnArrival toast={replyWithoutScripts?.toast} />
      <h1 className="sr-only">Booking {shown.booking.reference}</h1>
      <BookingPanel {...shown} />
    </main>
  )
}

export { StaffProblem as ErrorBoundary } from '#app/components/staff/staff-problem.tsx'
