import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { manageFormHeaders } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, pickWords, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { chooseDeliveryAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { loadPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { PhoneLink } from '#app/ui/parts/contact-facts.tsx'
import { DeliveryTimes } from '#app/ui/parts/delivery-times.tsx'
import {
  checkDelivery,
  describeDelivery,
  readDeliveryChoice,
} from '#business/bookings/return/delivery.ts'
import { localPath } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { deliveryDays, rulesForDelivery } from '#business/pickups/pickup-rules.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { changeByForm, requireBooking } from './changeable-booking.server.ts'
import { privatePageMeta, Problem } from './manage-parts.tsx'

export const handle: RouteHandle = { static: true }

export const meta = privatePageMeta

export const headers = manageFormHeaders

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const language = languageFor(args.request)
  const words = wordsFor(language)
  const now = new Date()
  const { phone, pickupRules } = (await contentFor(args)).business
  const booking = await requireBooking(args.request, key, now, (each) => !checkDelivery(each))
  const today = localDateAt(now)
  const days = await loadPickupDays({
    ...{ trip: 'delivery', from: today, days: deliveryDays.customer, now },
    rules: rulesForDelivery(pickupRules, 'customer'),
    ...{ exceptBookingId: booking.id, forceFresh: true, words },
  })
  if (days.length === 0) throw new Response(words.requests.unavailable, { status: 503 })
  return {
    words: pickWords(words, 'dates', 'delivery', 'order', 'slots'),
    title: booking.delivery ? words.delivery.change : words.delivery.choose,
    pickupPath: localPath(language, managePath(key)),
    current: booking.delivery,
    currentSentence: describeDelivery(booking, words, today),
    days: days.filter(({ slots }) => slots.length > 0),
    ...{ phone, today },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const words = wordsOf(request)
  const choice = readDeliveryChoice(await readForm(request))
  if (!choice?.to) return data({ problem: words.delivery.notOffered }, { status: 400 })
  return changeByForm(
    request,
    key,
    () => chooseDeliveryAsCustomer(key, choice, languageFor(request)),
    {
      title: words.delivery.chosen,
      description: describeDelivery({ delivery: choice.to }, words, localDateAt(new Date()))!,
    },
  )
}

export default function ChooseDelivery() {
  const { words, title, pickupPath, current, currentSentence, days, phone, today } =
    useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const { delivery } = words
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      <h1 className="text-2xl font-bold">{title}</h1>
      {currentSentence && <p className="mt-3 text-lg font-semibold">{currentSentence}</p>}
      {problem && <Problem>{problem}</Problem>}
      {days.length > 0 ? (
        <>
          <p className="mt-3 mb-6 text-ink-soft">{delivery.chooseDetail}</p>
          <DeliveryTimes days={days} current={current} today={today} words={words} />
        </>
      ) : (
        <p className="mt-3">
          {delivery.noTimes} {phone && <PhoneLink phone={phone} />}
        </p>
      )}
      <p className="mt-6">
        <a href={pickupPath} className="inline-block py-3 link">
          {words.order.yourOrder}
        </a>
      </p>
    </div>
  )
}
