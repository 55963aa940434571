import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'

export function RescheduleConfirmation({
  booking,
  to,
}: {
  booking: Pick<ManagedBooking, 'status' | 'date' | 'time'>
  to: Pickup
}) {
  return (
    <form method="post">
      <dl className="grid gap-x-4 gap-y-3 rounded-card border-2 border-dashed border-ink bg-marigold-pale px-6 py-5 sm:grid-cols-[auto_1fr]">
        <dt>From</dt>
        <dd>
          {formatLongDate(booking.date)}, {booking.time}
        </dd>
        <dt className="font-semibold">To</dt>
        <dd className="font-semibold">
          {formatLongDate(to.date)}, {to.time}
        </dd>
      </dl>
      <ExpectedBookingFields booking={booking} />
      <input type="hidden" name="date" value={to.date} />
      <input type="hidden" name="time" value={to.time} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          Reschedule
        </Button>
        <ButtonLink href="?" look="quiet" className="grow sm:grow-0">
          Choose another time
        </ButtonLink>
      </div>
    </form>
  )
}
