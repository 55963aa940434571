import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { chooseDelivery } from '#app/models/bookings/bookings.server.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { DeliveryTimes, SeenDeliveryField } from '#app/ui/parts/delivery-times.tsx'
import {
  checkDelivery,
  getDelivery,
  readDeliveryChoice,
} from '#business/bookings/return/delivery.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { deliveryDays } from '#business/pickups/pickup-rules.ts'
import { dates, slots } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { requireBooking } from './require-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) =>
  staffMeta(`Delivery ${params.reference}`)

export async function loader(args: LoaderFunctionArgs) {
  const { booking } = await requireBooking(args)
  const { id, reference, name } = booking
  if (booking.erasedAt || checkDelivery(booking)) throw redirect(`/admin/bookings/${reference}`)
  const today = localDateAt(new Date())
  const days = await loadStaffPickupDays({
    ...{ trip: 'delivery', from: today, days: deliveryDays.staff },
    ...{ exceptBookingId: id, forceFresh: true },
  })
  if (days.length === 0) throw new Response(staffWords.requestErrors.unavailable, { status: 503 })
  return { booking: { reference, name, delivery: getDelivery(booking) }, days, today }
}

export async function action(args: ActionFunctionArgs) {
  const { user, booking } = await requireBooking(args, { forwardForm: true })
  const { id, reference } = booking
  const choice = readDeliveryChoice(await readForm(args.request))
  const { saved, removed, notSaved } = staffWords.delivery
  const refuse = (description: string, status: number) =>
    data({ toast: { kind: 'error', title: notSaved, description } as const }, { status })
  if (!choice) return refuse(staffWords.requestErrors.unreadable, 400)
  const { to } = choice
  try {
    const outcome = await chooseDelivery({ user, id, ...choice })
    if (!outcome.ok) return refuse(outcome.reason, outcome.httpStatus)
    return await redirectWithToast(`/admin/bookings/${reference}`, {
      kind: 'success',
      title: to ? saved : removed,
      ...(to && { description: formatShortPickup(to, localDateAt(new Date())) }),
    })
  } catch (error) {
    logFailure('A delivery time could not be stored', error)
    return refuse(staffWords.requestErrors.unavailable, 503)
  }
}

export const clientAction = keepPageOffline<typeof action>()({})

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent-forms.tsx'

export default function DeliveryPage() {
  const { booking, days, today } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const { reference, name, delivery } = booking
  const { page, noTimes, remove } = staffWords.delivery
  const isFull = days.every(({ slots }) => slots.length === 0)
  return (
    <StaffPage back={{ href: `/admin/bookings/${reference}`, label: `Back to ${reference}` }}>
      <StaffToast toast={reply?.toast} />
      <h1 className="text-xl font-bold">
        {page} <span className="font-normal">· {reference}</span>
      </h1>
      <p className="mt-1 mb-4 text-ink-soft">
        <bdi>{name}</bdi>
      </p>
      {isFull && <p>{noTimes}</p>}
      <DeliveryTimes days={days} current={delivery} today={today} words={{ dates, slots }} />
      {delivery && (
        <form method="post" className="mt-6">
          <SeenDeliveryField current={delivery} />
          <Button type="submit" name="to" value="" look="danger" size="snug">
            {remove}
          </Button>
        </form>
      )}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
