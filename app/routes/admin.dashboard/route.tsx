import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { z } from 'zod'
import { Problem } from '#app/components/problem'
import { ToastOnArrival, type ToastMessage } from '#app/components/toast-on-arrival'
import { countBookings, listBookings, moveBooking } from '#app/models/bookings.server'
import { bookingStatusValues } from '#business/booking-status'
import { messages } from '#business/messages'
import { erasesCustomers } from '#business/roles'
import { readForm } from '../../form-body.server'
import { requireBookingStaff } from '../../staff-session.server'
import { takeToast } from '../../toast.server'
import { BookingCard } from './booking-card'
import { BookingCounters } from './booking-counters'
import { BookingFilter } from './booking-filter'
import { DashboardHeader } from './dashboard-header'
import { NotForEditors } from './not-for-editors'
import { PageLinks } from './page-links'
import { useFreshBookings } from './use-fresh-bookings'

const filterSchema = z.object({
  status: z.enum(bookingStatusValues).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

const moveSchema = z.object({
  booking: z.uuid(),
  seen: z.enum(bookingStatusValues),
  to: z.enum(bookingStatusValues),
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
    const [list, counts] = await Promise.all([
      listBookings({ user, ...filter }),
      countBookings(user),
    ])
    return data({ viewer, filter, list, counts, toast }, { headers })
  } catch (error) {
    console.error('The bookings could not be read:', error)
    const problem: ToastMessage = {
      kind: 'error',
      title: messages.status.fetchFailed,
      description: messages.request.unavailable,
    }
    return data({ viewer, filter, list: null, counts: null, toast: problem }, { status: 503 })
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request)
  const move = moveSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!move.success) return refusal(messages.status.unknownStatus, 400)

  const { booking: id, seen, to } = move.data
  try {
    const outcome = await moveBooking({ user, id, seen, to })
    if (!outcome.moved) return refusal(outcome.reason, outcome.httpStatus)
    const toast: ToastMessage = { kind: 'success', title: messages.status.updated }
    return data({ toast })
  } catch (error) {
    console.error('A booking could not be moved:', error)
    return refusal(messages.request.unavailable, 503)
  }
}

function refusal(description: string, status: number) {
  const toast: ToastMessage = { kind: 'error', title: messages.status.updateFailed, description }
  return data({ toast }, { status })
}

/** Also after a refusal: somebody else has moved the booking, and the list should show it. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export default function Dashboard() {
  const { viewer, filter, list, counts, toast } = useLoaderData<typeof loader>()
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
                  <BookingCard booking={booking} />
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
