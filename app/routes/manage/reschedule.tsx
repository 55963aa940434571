import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DayChoice } from '#app/components/manage/day-choice.tsx'
import {
  choiceAmong,
  choiceIn,
  choiceQuery,
  daysShown,
  otherDays,
  pickupSchema,
} from '#app/components/manage/pickup-choice.ts'
import { RescheduleConfirmation } from '#app/components/manage/reschedule-confirmation.tsx'
import { SlotChoice } from '#app/components/manage/slot-choice.tsx'
import {
  readSeenBooking,
  redirectUnchanged,
  requireChangeableBooking,
} from '#app/http/changeable-booking.server.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { headersOfBookingForm, orUnavailable } from '#app/http/managed-booking-page.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { rescheduleAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { pickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { managePath } from '#business/managing/manage-link.ts'
import { formatLongDate, localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction = () => [
  { title: 'Move your pickup' },
  { name: 'robots', content: 'noindex' },
]

export const headers = headersOfBookingForm

export async function loader(asked: LoaderFunctionArgs) {
  const key = asked.params.key!
  const now = new Date()
  const { pickupRules } = (await contentFor(asked)).business
  const booking = await requireChangeableBooking(key, pickupRules, now)

  const today = localDateAt(now)
  const { from, date, time } = choiceIn(new URL(asked.request.url).searchParams, today)
  const days = await pickupDays({
    from,
    days: daysShown,
    rules: pickupRules,
    now,
    except: booking.id,
  })
  if (days.length === 0) throw new Response(messages.request.unavailable, { status: 503 })
  return {
    key,
    booking,
    from,
    days,
    ...choiceAmong(days, { date, time }, booking),
    ...otherDays(from, today, pickupRules.daysAhead),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params.key!
  const form = await readForm(request)
  const seen = readSeenBooking(form)
  const to = pickupSchema.safeParse(Object.fromEntries(form)).data
  if (!seen || !to) return redirectUnchanged(key, messages.request.unreadable)

  const outcome = await orUnavailable(rescheduleAsCustomer(key, to, seen))
  if (outcome.ok) {
    return redirectWithToast(managePath(key), {
      kind: 'success',
      title: messages.managing.moved,
      description: messages.managing.movedTo(`${formatLongDate(to.date)}, ${to.time}`),
    })
  }
  if (!outcome.problem) return redirectUnchanged(key, outcome.reason)
  return data({ problem: outcome.reason }, { status: 409 })
}

export default function ReschedulePickup() {
  const { key, booking, from, days, chosen, to, earlier, later, ...shown } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.problem
  const problem = refused ?? shown.problem
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      {to && !refused ? (
        <>
          <h1 className="mb-5 text-2xl font-bold">Move this pickup?</h1>
          <RescheduleConfirmation booking={booking} to={to} from={from} />
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
          <h2 className="mt-8 text-xl font-bold">Days</h2>
          <DayChoice days={days} from={from} chosen={chosen.date} />
          <p className="flex flex-wrap gap-x-6">
            {earlier && (
              <a href={choiceQuery({ from: earlier })} className="inline-block py-3 link">
                Earlier days
              </a>
            )}
            {later && (
              <a href={choiceQuery({ from: later })} className="inline-block py-3 link">
                Later days
              </a>
            )}
          </p>
          <SlotChoice day={chosen} from={from} present={booking} />
          <p className="mt-8">
            <a href={managePath(key)} className="inline-block py-3 link">
              Keep it as it is
            </a>
          </p>
        </>
      )}
    </div>
  )
}
