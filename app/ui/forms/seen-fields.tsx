import type { SeenBooking } from '#business/bookings/seen-booking.ts'

/** Goes along with a change of a booking: what was shown of it, so that nothing else is changed. */
export function SeenFields({ booking: { status, date, time } }: { booking: SeenBooking }) {
  return (
    <>
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenDate" value={date} />
      <input type="hidden" name="seenTime" value={time} />
    </>
  )
}
