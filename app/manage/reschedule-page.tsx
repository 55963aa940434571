import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { manageFormHeaders } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, pickWords, wordsOf } from '#app/http/request-content.server.ts'
import { rescheduleAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { loadPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { promiseAfter } from '#business/bookings/return/return-date.ts'
import { localPath } from '#business/languages/languages.ts'
import { canCustomerChange } from '#business/manage-links/customer-changes.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { formatPickup } from '#business/pickups/pickup.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import {
  changeByForm,
  readExpectedBooking,
  redirectWithRefusal,
  requireBooking,
} from './changeable-booking.server.ts'
import { privatePageMeta, Problem } from './manage-parts.tsx'
import { checkPickupChoice, parsePickupChoice, pickupSchema } from './pickup-choice.ts'
import { RescheduleConfirmation, RescheduleForm } from './reschedule-form.tsx'

export const meta = privatePageMeta

export const headers = manageFormHeaders

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const language = languageFor(args.request)
  const words = wordsFor(language)
  const now = new Date()
  const { pickupRules } = (await contentFor(args)).business
  const booking = await requireBooking(args.request, key, now, (each) =>
    canCustomerChange(each, pickupRules, now),
  )

  const today = localDateAt(now)
  const choice = parsePickupChoice(new URL(args.request.url).searchParams)
  const chosen = choice ?? {}
  const exceptBookingId = booking.id
  const query = { days: daysPerRequest, rules: pickupRules, now, exceptBookingId, words }
  const days = [...(await loadPickupDays({ ...query, from: today }))]
  const isLater = chosen.date && chosen.date > (days.at(-1)?.date ?? today)
  if (isLater) days.push(...(await loadPickupDays({ ...query, from: chosen.date!, days: 1 })))
  if (days.length === 0) throw new Response(words.requests.unavailable, { status: 503 })
  const checked = checkPickupChoice(days, choice, booking, words)
  return {
    words: pickWords(words, 'reschedule', 'pickupFields', 'dates', 'returns', 'slots'),
    title: words.reschedule.title,
    paths: {
      manage: localPath(language, managePath(key)),
      days: `${localPath(language, '/booking/days')}?${new URLSearchParams({ manage: key })}`,
    },
    key,
    booking,
    today,
    days,
    chosen,
    ...checked,
    promisedDate: booking.uncertainPincode
      ? null
      : promiseAfter(booking, checked.to ?? {}, pickupRules),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const words = wordsOf(request)
  const form = await readForm(request)
  const expectedVersion = readExpectedBooking(form)
  if (!expectedVersion) return redirectWithRefusal(request, key, words.requests.unreadable)
  const { data: to, error } = pickupSchema(words).safeParse(
    Object.fromEntries(applyTappedDay(form)),
  )
  if (!to) return data({ problem: error.issues[0]!.message }, { status: 400 })
  return changeByForm(
    request,
    key,
    () => rescheduleAsCustomer(key, to, expectedVersion, languageFor(request)),
    {
      title: words.reschedule.done,
      description: fillSentence(words.reschedule.bookedFor, { pickup: formatPickup(to, words) }),
    },
  )
}

export default function ReschedulePickup() {
  const shown = useLoaderData<typeof loader>()
  const { words, booking, to } = shown
  const { reschedule } = words
  const refused = useActionData<typeof action>()?.problem
  const [isChanged, setChanged] = useState(false)
  const problem = isChanged ? null : (refused ?? shown.problem)
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      {to && !refused ? (
        <>
          <h1 className="mb-5 text-2xl font-bold">{reschedule.confirmTitle}</h1>
          <RescheduleConfirmation {...shown} to={to} />
        </>
      ) : (
        <>
          <h1 className="text-2xl font-bold">{shown.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">
            {fillSentence(reschedule.bookedFor, { pickup: formatPickup(booking, words) })}
          </p>
          {problem && <Problem>{problem}</Problem>}
          <RescheduleForm {...shown} currentPickup={booking} onChange={() => setChanged(true)} />
        </>
      )}
    </div>
  )
}
