import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { daysAtATime } from '#app/booking-form/offered-days.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { headersOfBookingForm, orUnavailable } from '#app/http/managed-booking-page.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import { refundRateLimits, refuseFrequentChanges } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { rescheduleAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { pickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { managePath } from '#business/managing/manage-link.ts'
import { withChosenDay } from '#business/pickups/chosen-day.ts'
import { formatLongDate, localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import {
  readSeenBooking,
  redirectUnchanged,
  requireChangeableBooking,
} from './changeable-booking.server.ts'
import { choiceAmong, choiceIn, pickupSchema } from './pickup-choice.ts'
import { RescheduleConfirmation } from './reschedule-confirmation.tsx'
import { RescheduleForm } from './reschedule-form.tsx'

export const meta: MetaFunction = () => [
  { title: 'Move your pickup' },
  { name: 'robots', content: 'noindex' },
]

export const headers = headersOfBookingForm

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const now = new Date()
  const { pickupRules } = (await contentFor(args)).business
  const booking = await requireChangeableBooking(key, pickupRules, now)

  const today = localDateAt(now)
  const choice = choiceIn(new URL(args.request.url).searchParams)
  const chosen = choice ?? {}
  const query = { days: daysAtATime, rules: pickupRules, now, except: booking.id }
  const days = await pickupDays({ ...query, from: today })
  const isLater = chosen.date && chosen.date > (days.at(-1)?.date ?? today)
  if (isLater) days.push(...(await pickupDays({ ...query, from: chosen.date!, days: 1 })))
  if (days.length === 0) throw new Response(messages.request.unavailable, { status: 503 })
  return { key, booking, today, days, chosen, ...choiceAmong(days, choice, booking) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const form = await readForm(request)
  const expectedVersion = readSeenBooking(form)
  if (!expectedVersion) return redirectUnchanged(key, messages.refusal.unreadable)
  const { data: to, error } = pickupSchema.safeParse(Object.fromEntries(withChosenDay(form)))
  if (!to) return data({ problem: error.issues[0]!.message }, { status: 400 })

  const limitReached = await refuseFrequentChanges(request)
  if (limitReached) return data({ problem: limitReached }, { status: 429 })
  const outcome = await orUnavailable(rescheduleAsCustomer(key, to, expectedVersion))
  if (outcome.ok) {
    return redirectWithToast(managePath(key), {
      kind: 'success',
      title: messages.managing.moved,
      description: messages.managing.movedTo(`${formatLongDate(to.date)}, ${to.time}`),
    })
  }
  await refundRateLimits(request)
  const { problem, isTooOften, reason } = outcome
  if (!problem && !isTooOften) return redirectUnchanged(key, reason)
  return data({ problem: reason }, { status: isTooOften ? 429 : 409 })
}

export default function ReschedulePickup() {
  const { key, booking, today, days, chosen, to, ...shown } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.problem
  const problem = refused ?? shown.problem
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      {to && !refused ? (
        <>
          <h1 className="mb-5 text-2xl font-bold">Move this pickup?</h1>
          <RescheduleConfirmation booking={booking} to={to} />
        </>
      ) : (
        <>
          <h1 className="text-2xl font-bold">Move your pickup</h1>
          <p className="mt-3 text-lg text-ink-soft">
            It is now on {formatLongDate(booking.date)}, {booking.time}.
          </p>
          {problem && (
            <p
              role="alert"
              className="mt-5 rounded-card border border-red bg-red-pale p-4 font-semibold"
            >
              {problem}
            </p>
          )}
          <RescheduleForm
            manageKey={key}
            chosen={chosen}
            present={booking}
            today={today}
            days={days}
          />
        </>
      )}
    </div>
  )
}
