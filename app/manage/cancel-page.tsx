import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { manageFormHeaders } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, pickWords, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { cancelAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { localPath } from '#business/languages/languages.ts'
import { canCustomerChange } from '#business/manage-links/customer-changes.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import {
  changeByForm,
  readExpectedBooking,
  redirectWithRefusal,
  requireBooking,
} from './changeable-booking.server.ts'
import { ExpectedBookingFields, privatePageMeta, Problem } from './manage-parts.tsx'
import { OrderTag } from './order-tag.tsx'

export const handle: RouteHandle = { static: true }

export const meta = privatePageMeta

export const headers = manageFormHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const key = args.params.key!
  const { pickupRules } = (await contentFor(args)).business
  const words = wordsOf(request)
  const now = new Date()
  return {
    words: pickWords(words, 'booked', 'dates', 'manage', 'order', 'returns', 'slots'),
    title: words.manage.cancelThis,
    pickupPath: localPath(languageFor(request), managePath(key)),
    key,
    booking: await requireBooking(request, key, now, (each) =>
      canCustomerChange(each, pickupRules, now),
    ),
    today: localDateAt(now),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const words = wordsOf(request)
  const expectedVersion = readExpectedBooking(await readForm(request))
  if (!expectedVersion) return redirectWithRefusal(request, key, words.requests.unreadable)
  return changeByForm(
    request,
    key,
    () => cancelAsCustomer(key, expectedVersion, languageFor(request)),
    { title: words.manage.cancelled, description: words.manage.nothingCollected },
  )
}

export default function CancelPickup() {
  const { words, title, pickupPath, booking, today } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const { manage } = words
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      <h1 className="mb-5 text-2xl font-bold">{title}</h1>
      <OrderTag words={words} booking={booking} today={today} />
      {problem && <Problem>{problem}</Problem>}
      <p className="mt-5">{words.order.next.cancelled}</p>
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
