import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { manageFormHeaders, orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { refundRateLimits, refuseFrequentChanges } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { cancelAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { managePath } from '#business/manage-links/manage-link.ts'
import * as messages from '#business/words/messages.ts'
import {
  readExpectedBooking,
  redirectWithRefusal,
  requireChangeableBooking,
} from './changeable-booking.server.ts'
import { PickupTag } from './pickup-tag.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction = () => [
  { title: 'Cancel this pickup?' },
  { name: 'robots', content: 'noindex' },
]

export const headers = manageFormHeaders

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const { pickupRules } = (await contentFor(args)).business
  return { booking: await requireChangeableBooking(key, pickupRules, new Date()), key }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const expectedVersion = readExpectedBooking(await readForm(request))
  if (!expectedVersion) return redirectWithRefusal(key, messages.requestErrors.unreadable)
  const limitReached = await refuseFrequentChanges(request)
  if (limitReached) return redirectWithRefusal(key, limitReached)
  const outcome = await orServiceUnavailable(cancelAsCustomer(key, expectedVersion))
  if (!outcome.ok) {
    await refundRateLimits(request)
    return redirectWithRefusal(key, outcome.reason)
  }
  return redirectWithToast(managePath(key), {
    kind: 'success',
    title: messages.manageLink.cancelled,
    description: messages.manageLink.nothingCollected,
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
        <ExpectedBookingFields booking={booking} />
        <Button type="submit" look="danger" className="grow sm:grow-0">
          Cancel pickup
        </Button>
        <ButtonLink href={managePath(key)} look="quiet" className="grow sm:grow-0">
          Keep pickup
        </ButtonLink>
      </form>
    </div>
  )
}
