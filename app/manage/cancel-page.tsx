import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { manageFormHeaders, orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { refundRateLimits, refuseFrequentChanges } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { cancelAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { localPath } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import {
  readExpectedBooking,
  redirectWithRefusal,
  requireChangeableBooking,
} from './changeable-booking.server.ts'
import { PickupTag } from './pickup-tag.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  ...(shown ? [{ title: shown.words.manage.cancelThis }] : []),
  { name: 'robots', content: 'noindex' },
]

export const headers = manageFormHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const key = args.params.key!
  const { pickupRules } = (await contentFor(args)).business
  const { booked, customerStatuses, dates, manage, returns, slots } = wordsOf(request)
  const now = new Date()
  return {
    words: { booked, customerStatuses, dates, manage, returns, slots },
    pickupPath: localPath(languageFor(request), managePath(key)),
    key,
    booking: await requireChangeableBooking(request, key, pickupRules, now),
    today: localDateAt(now),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const words = wordsOf(request)
  const expectedVersion = readExpectedBooking(await readForm(request))
  if (!expectedVersion) return redirectWithRefusal(request, key, words.requests.unreadable)
  const limitReached = await refuseFrequentChanges(request)
  if (limitReached) return redirectWithRefusal(request, key, limitReached)
  const outcome = await orServiceUnavailable(
    request,
    cancelAsCustomer(key, expectedVersion, languageFor(request)),
  )
  if (!outcome.ok) {
    await refundRateLimits(request)
    return redirectWithRefusal(request, key, outcome.reason)
  }
  return redirectWithToast(localPath(languageFor(request), managePath(key)), {
    kind: 'success',
    title: words.manage.cancelled,
    description: words.manage.nothingCollected,
  })
}

export default function CancelPickup() {
  const { words, pickupPath, booking, today } = useLoaderData<typeof loader>()
  const { manage } = words
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      <h1 className="mb-5 text-2xl font-bold">{manage.cancelThis}</h1>
      <PickupTag words={words} booking={booking} today={today} />
      <p className="mt-5">{manage.cancelDetail}</p>
      <form method="post" className="mt-5 flex flex-wrap gap-3">
        <ExpectedBookingFields booking={booking} />
        <Button type="submit" look="danger" className="grow sm:grow-0">
          {manage.cancel}
        </Button>
        <ButtonLink href={pickupPath} look="quiet" className="grow sm:grow-0">
          {manage.keep}
        </ButtonLink>
      </form>
    </div>
  )
}
