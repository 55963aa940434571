import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { headersOfBookingForm, orUnavailable } from '#app/http/managed-booking-page.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { refundRateLimits, refuseFrequentChanges } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { cancelAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { SeenFields } from '#app/ui/forms/seen-fields.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { managePath } from '#business/managing/manage-link.ts'
import * as messages from '#business/words/messages.ts'
import {
  readSeenBooking,
  redirectUnchanged,
  requireChangeableBooking,
} from './changeable-booking.server.ts'
import { PickupTag } from './pickup-tag.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction = () => [
  { title: 'Cancel this pickup?' },
  { name: 'robots', content: 'noindex' },
]

export const headers = headersOfBookingForm

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const { pickupRules } = (await contentFor(args)).business
  return { booking: await requireChangeableBooking(key, pickupRules, new Date()), key }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const expectedVersion = readSeenBooking(await readForm(request))
  if (!expectedVersion) return redirectUnchanged(key, messages.refusal.unreadable)
  const limitReached = await refuseFrequentChanges(request)
  if (limitReached) return redirectUnchanged(key, limitReached)
  const outcome = await orUnavailable(cancelAsCustomer(key, expectedVersion))
  if (!outcome.ok) {
    await refundRateLimits(request)
    return redirectUnchanged(key, outcome.reason)
  }
  return redirectWithToast(managePath(key), {
    kind: 'success',
    title: messages.managing.cancelled,
    description: messages.managing.nothingCollected,
  })
}

export default function CancelPickup() {
  const { booking, key } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      <h1 className="mb-5 text-2xl font-bold">Cancel this pickup?</h1>
      <PickupTag booking={booking} />
      <p className="mt-5">Nothing will be collected. You can book another pickup at any time.</p>
      <form method="post" className="mt-5 flex flex-wrap gap-3">
        <SeenFields booking={booking} />
        <Button type="submit" look="danger" className="grow sm:grow-0">
          Yes, cancel it
        </Button>
        <ButtonLink href={managePath(key)} look="quiet" className="grow sm:grow-0">
          Keep it
        </ButtonLink>
      </form>
    </div>
  )
}
