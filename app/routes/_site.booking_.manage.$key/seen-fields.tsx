import type { ManagedBooking } from '#app/models/managed-bookings.server'

/** Goes along with a change: what the customer was shown, so that nothing else is changed. */
export function SeenFields({
  booking: { status, date, time },
}: {
  booking: Pick<ManagedBooking, 'status' | 'date' | 'time'>
}) {
  return (
    <>
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenDate" value={date} />
      <input type="hidden" name="seenTime" value={time} />
    </>
  )
}
