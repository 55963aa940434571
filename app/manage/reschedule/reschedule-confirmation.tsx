import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { formatPickup, type Pickup, type PickupNames } from '#business/pickups/pickup.ts'
import type { Words } from '#business/words/sentence.ts'

export function RescheduleConfirmation({
  booking,
  to,
  promisedDate,
  today,
  words,
}: {
  words: PickupNames & Pick<Words, 'reschedule' | 'returns'>
  booking: Pick<ManagedBooking, 'status' | 'date' | 'time'>
  to: Pickup
  /** After the change. */
  promisedDate: LocalDate | null
  today: LocalDate
}) {
  const { reschedule } = words
  return (
    <form method="post">
      <dl className="grid gap-x-4 gap-y-3 rounded-card border-2 border-dashed border-ink bg-marigold-pale px-6 py-5 sm:grid-cols-[auto_1fr]">
        <dt>{reschedule.from}</dt>
        <dd>{formatPickup(booking, words)}</dd>
        <dt className="font-semibold">{reschedule.to}</dt>
        <dd className="font-semibold">
          {formatPickup(to, words)}
          {promisedDate && (
            <span className="block">{describeReturn(promisedDate, words, today)}</span>
          )}
        </dd>
      </dl>
      <ExpectedBookingFields booking={booking} />
      <input type="hidden" name="date" value={to.date} />
      <input type="hidden" name="time" value={to.time} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          {reschedule.confirm}
        </Button>
        <ButtonLink href="?" look="quiet" className="grow sm:grow-0">
          {reschedule.chooseOther}
        </ButtonLink>
      </div>
    </form>
  )
}
