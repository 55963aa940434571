import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'

/** Sends the version that the page showed, so that a change does not overwrite a newer one. */
export function ExpectedBookingFields({
  booking: { status, date, time },
}: {
  booking: ExpectedBooking
}) {
  return (
    <>
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenDate" value={date} />
      <input type="hidden" name="seenTime" value={time} />
    </>
  )
}
