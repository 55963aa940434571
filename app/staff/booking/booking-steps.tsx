import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { nextAct } from '#business/bookings/acts.ts'
import { checkDelivery, getDelivery } from '#business/bookings/return/delivery.ts'
import {
  checkStep,
  lastStep,
  orderSteps,
  remainingSteps,
} from '#business/bookings/return/order-steps.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { formatInstant, formatShortPickup } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { delivery as words } from '#business/words/staff.ts'
import { ActButton, ActForm } from './act-form.tsx'
import { FormFields, useStatusFetcher } from './booking-forms.tsx'

export function BookingSteps({ booking, today }: { booking: BookingRecord; today: LocalDate }) {
  const { id, reference, steps } = booking
  const fetcher = useStatusFetcher(booking)
  const last = lastStep(booking)
  const act = nextAct(booking, today)
  const others = remainingSteps(booking).filter(
    (step) => step !== act && checkStep(booking, { step, at: '' }) === null,
  )
  if (steps.length === 0 && !isOpen(booking)) return null
  return (
    <section aria-label={`Steps of ${reference}`}>
      <ol className="space-y-1">
        {steps.map(({ step, at, by }) => (
          <li key={step} className="flex flex-wrap items-center gap-x-2 text-sm">
            <span className="font-semibold text-green-ink">
              <span aria-hidden>✓ </span>
              {orderSteps[step].label}
            </span>
            <span className="text-ink-soft">
              <time dateTime={at}>{formatInstant(at)}</time>
              {by && `, ${by}`}
            </span>
            {step === last && isOpen(booking) && (
              <fetcher.Form method="post">
                <FormFields intent="undo-step" booking={id} />
                <input type="hidden" name="step" value={step} />
                <button type="submit" className="min-h-11 px-1 link">
                  Undo<span className="sr-only"> {orderSteps[step].label}</span>
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ol>
      <DeliveryLine booking={booking} today={today} />
      {isOpen(booking) && others.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center link">
            Another step
          </summary>
          <ActForm booking={booking} className="flex flex-wrap gap-2">
            {others.map((step) => (
              <ActButton key={step} booking={booking} to={step} look="quiet" size="line" />
            ))}
          </ActForm>
        </details>
      )}
    </section>
  )
}

function DeliveryLine({ booking, today }: { booking: BookingRecord; today: LocalDate }) {
  const { reference, deliveredAt } = booking
  const delivery = getDelivery(booking)
  const mayChoose = !booking.erasedAt && checkDelivery(booking) === null
  const isComing = delivery && isOpen(booking) && !deliveredAt
  if (!isComing && !mayChoose) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {isComing && <span>{words.chosen(formatShortPickup(delivery, today))}</span>}
      {mayChoose && (
        <TapLink href={`/admin/bookings/${reference}/delivery`} className="print:hidden">
          {isComing ? words.change : words.choose}
        </TapLink>
      )}
    </p>
  )
}
