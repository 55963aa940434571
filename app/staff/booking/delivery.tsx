import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {
  Form,
  Link,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from '@remix-run/react'
import { readForm } from '#app/http/form-body.server.ts'
import { chooseDelivery } from '#app/models/bookings/bookings.server.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { keepPageOffline, reloadsAfterReply } from '#app/staff/shell/unsent-forms.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { SeenDeliveryField } from '#app/ui/parts/delivery-times.tsx'
import {
  checkDelivery,
  getDelivery,
  readDeliveryChoice,
} from '#business/bookings/return/delivery.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import {
  formatLongDate,
  formatShortDay,
  formatShortPickup,
} from '#business/pickups/english-dates.ts'
import { type LocalDate, localDateAt, weekdayIndexOf } from '#business/pickups/local-time.ts'
import { isRescheduled, type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { deliveryDays } from '#business/pickups/pickup-rules.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import { dates, pickupFields } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { UndoForm, useUndoFetcher } from './booking-forms.tsx'
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

const undoField = 'undo'

/** Answers with what undoes the choice: the same form with both times exchanged. */
export async function action(args: ActionFunctionArgs) {
  const { user, booking } = await requireBooking(args, { forwardForm: true })
  const form = await readForm(args.request)
  const choice = readDeliveryChoice(form)
  const { saved, removed, notSaved } = staffWords.delivery
  const refuse = (description: string, status: number) => {
    const toast = { kind: 'error', title: notSaved, description } as const
    return data({ toast, undo: null }, { status })
  }
  if (!choice) return refuse(staffWords.requestErrors.unreadable, 400)
  const { to, expected } = choice
  try {
    const outcome = await chooseDelivery({ user, id: booking.id, ...choice })
    if (!outcome.ok) return refuse(outcome.reason, outcome.httpStatus)
    const isUndo = form.has(undoField)
    const toast = {
      kind: 'success',
      title: isUndo ? staffWords.undo.done : to ? saved : removed,
      description: to ? formatShortPickup(to, localDateAt(new Date())) : undefined,
    } as const
    return data({ toast, undo: isUndo ? null : { to: expected, expected: to } })
  } catch (error) {
    logFailure('A delivery time could not be stored', error)
    return refuse(staffWords.requestErrors.unavailable, 503)
  }
}

export const clientAction = keepPageOffline<typeof action>()({ undo: null })

/** Not for another day: the page has all of them. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formMethod, currentUrl, nextUrl } = args
  const isOtherDay = formMethod === undefined && currentUrl.pathname === nextUrl.pathname
  return !isOtherDay && reloadsAfterReply(args)
}

export default function DeliveryPage() {
  const { booking, days, today } = useLoaderData<typeof loader>()
  const replies = [useActionData<typeof clientAction>(), useUndoFetcher().data] as const
  const { reference, name, delivery } = booking
  const { page, noTimes, remove, chosen } = staffWords.delivery
  const isFree = ({ slots }: DayAvailability) => slots.length > 0
  const [query] = useSearchParams()
  const find = (date: string | null | undefined) => days.find((day) => day.date === date)
  const shown = find(query.get('day')) ?? find(delivery?.date) ?? days.find(isFree) ?? days[0]!
  const path = `/admin/bookings/${reference}`
  return (
    <StaffPage isWide back={{ href: path, label: `Back to ${reference}` }}>
      <ChoiceToast reply={replies[0]} formAction={`${path}/delivery`} />
      <StaffToast toast={replies[1]?.toast} />
      <h1 className="text-xl font-bold">
        {page} <span className="font-normal">· {reference}</span>
      </h1>
      <p className="mt-1 mb-4 text-ink-soft">
        <bdi>{name}</bdi>
        {delivery && ` · ${chosen(formatShortPickup(delivery, today))}`}
      </p>
      {!days.some(isFree) && <p className="mb-4 font-semibold">{noTimes}</p>}
      <DayTabs days={days} shown={shown.date} />
      <Form method="post" className="mt-6">
        <SeenDeliveryField current={delivery} />
        <SlotButtons day={shown} delivery={delivery} />
        {delivery && (
          <Button type="submit" name="to" value="" look="danger" size="snug" className="mt-6">
            {remove}
          </Button>
        )}
      </Form>
    </StaffPage>
  )
}

type Reply = ReturnType<typeof useActionData<typeof clientAction>>

function ChoiceToast({ reply, formAction }: { reply: Reply; formAction: string }) {
  const { toast, undo } = reply ?? {}
  return (
    <StaffToast
      toast={toast}
      action={
        undo && (
          <UndoForm formAction={formAction}>
            <input type="hidden" name={undoField} />
            <input type="hidden" name="to" value={undo.to ? serializePickup(undo.to) : ''} />
            <SeenDeliveryField current={undo.expected} />
          </UndoForm>
        )
      }
    />
  )
}

function DayTabs({ days, shown }: { days: DayAvailability[]; shown: LocalDate }) {
  const words = staffWords.delivery
  return (
    <nav aria-label={words.days}>
      <ul className="grid grid-fit-15 gap-1.5">
        {days.map(({ date, slots, placesLeft, unavailableReason }) => {
          const free = slots.reduce((sum, slot) => sum + (placesLeft[slot] ?? Infinity), 0)
          return (
            <li key={date} className="grid">
              <Link
                to={`?day=${date}`}
                replace
                preventScrollReset
                aria-current={date === shown ? 'true' : undefined}
                className={`flex min-h-16 flex-col items-center justify-center rounded-card border text-sm leading-tight aria-[current]:border-indigo aria-[current]:bg-indigo-pale aria-[current]:shadow-[inset_0_0_0_1px_var(--color-indigo)] ${
                  unavailableReason
                    ? 'border-dashed border-line-strong text-ink-soft'
                    : 'border-line-strong bg-white hover:border-ink'
                }`}
              >
                <span className="font-semibold">{dates.shortWeekdays[weekdayIndexOf(date)]}</span>
                <span>{formatShortDay(date)}</span>
                {unavailableReason && <span>{words.unavailable[unavailableReason]}</span>}
                {free > 0 && free < Infinity && (
                  <span className="text-ink-soft">{words.free(free)}</span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type SlotButtonsProps = { day: DayAvailability; delivery: Pickup | null }

function SlotButtons({ day, delivery }: SlotButtonsProps) {
  const { date, slots, missed, placesLeft, reason } = day
  const isSending = useNavigation().formMethod === 'POST'
  const describe = (slot: TimeSlot) => {
    const places = placesLeft[slot]
    if (missed[slot]) return pickupFields[missed[slot]]
    return places === undefined ? null : staffWords.delivery.free(places)
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{formatLongDate(date)}</legend>
      {reason && <p>{reason}</p>}
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3">
        {timeSlotValues
          .filter((slot) => slots.includes(slot) || missed[slot])
          .map((time) => {
            const to = { date, time }
            const isCurrent = delivery !== null && !isRescheduled(delivery, to)
            return (
              <Button
                key={time}
                type="submit"
                name="to"
                value={serializePickup(to)}
                look={isCurrent ? 'main' : 'quiet'}
                size="stacked"
                className="whitespace-nowrap max-sm:px-1"
                aria-pressed={isCurrent}
                disabled={isSending || Boolean(missed[time])}
              >
                <span>
                  {isCurrent && <span aria-hidden="true">✓ </span>}
                  {time}
                </span>
                <span className="font-normal empty:hidden">{describe(time)}</span>
              </Button>
            )
          })}
      </div>
    </fieldset>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
