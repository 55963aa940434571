import type { SeenBooking } from '#business/bookings/seen-booking.ts'

/** The version that the page showed, so that a change does not overwrite a newer one. */
export function SeenFields({ booking: { status, date, time } }: { booking: SeenBooking }) {
  return (
    <>
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenDate" value={date} />
      <input type="hidden" name="seenTime" value={time} />
    </>
  )
}
