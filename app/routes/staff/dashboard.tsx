import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteError,
} from '@remix-run/react'
import { z } from 'zod'
import { Problem } from '#app/components/layout/problem.tsx'
import { ToastOnArrival } from '#app/components/layout/toast-on-arrival.tsx'
import { BookingCard } from '#app/components/staff/booking-card.tsx'
import { BookingCounters } from '#app/components/staff/booking-counters.tsx'
import { BookingFilter } from '#app/components/staff/booking-filter.tsx'
import { DashboardHeader } from '#app/components/staff/dashboard-header.tsx'
import { NotForEditors } from '#app/components/staff/not-for-editors.tsx'
import { PageLinks } from '#app/components/staff/page-links.tsx'
import { useFreshBookings } from '#app/components/staff/use-fresh-bookings.ts'
import { runDashboardAction } from '#app/http/dashboard-actions.server.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { requireBookingStaff } from '#app/http/staff-session.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { countBookings, listBookings } from '#app/models/bookings/bookings.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { erasesCustomers } from '#business/accounts/roles.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import * as messages from '#business/words/messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

const filterSchema = z.object({
  status: z.enum(bookingStatusValues).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export const meta: MetaFunction = () => [
  { title: 'Bookings' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const filter = filterSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { toast, headers } = await takeToast(request)
  const viewer = { who: user.name || user.email, seesCustomers: erasesCustomers(user.role) }
  try {
    const [list, counts, content] = await Promise.all([
      listBookings({ user, ...filter }),
      countBookings(user),
      siteContent(),
    ])
    const { offers } = content
    return data({ viewer, filter, list, counts, offers, toast, now: Date.now() }, { headers })
  } catch (error) {
    logFailure('The bookings could not be read', error)
    const problem: ToastMessage = {
      kind: 'error',
      title: messages.status.fetchFailed,
      description: messages.request.unavailable,
    }
    const nothing = { list: null, counts: null, offers: [], now: Date.now() }
    return data({ viewer, filter, ...nothing, toast: problem }, { status: 503 })
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request)
  return runDashboardAction(Object.fromEntries(await readForm(request)), user)
}

/** Also after a refusal: somebody else has changed the booking, and the list should show it. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export default function Dashboard() {
  const { viewer, filter, list, counts, offers, now, toast } = useLoaderData<typeof loader>()
  const replyWithoutScripts = useActionData<typeof action>()
  const loading = useNavigation().state === 'loading'
  useFreshBookings()
  return (
    <div className="mx-auto max-w-5xl px-4 pb-16">
      <DashboardHeader {...viewer} />
      <main>
        <ToastOnArrival toast={toast} />
        <ToastOnArrival toast={replyWithoutScripts?.toast} />
        {counts && <BookingCounters counts={counts} />}
        <BookingFilter status={filter.status} />
        <p role="status" className="mt-4 min-h-7 text-ink-soft">
          {loading ? 'Loading bookings...' : list?.bookings.length === 0 && 'No bookings found'}
        </p>
        {list && (
          <>
            <ol className="space-y-3">
              {list.bookings.map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} offers={offers} now={new Date(now)} />
                </li>
              ))}
            </ol>
            <PageLinks page={list.page} pages={list.pages} status={filter.status} />
          </>
        )}
      </main>
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 403 ? <NotForEditors /> : <Problem />
}
