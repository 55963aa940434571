import { Form } from '@remix-run/react'
import type { ComponentProps, MouseEvent } from 'react'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status.ts'
import { useStatusFetcher } from './use-status-fetcher.ts'

type Look = Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'size' | 'className'>

export function StatusButton({
  booking,
  to,
  label = bookingStatuses[to].action,
  look = to === 'cancelled' ? 'danger' : 'main',
  ...rest
}: Look & {
  booking: ExpectedBooking & { id: string; reference: string }
  to: BookingStatus
  label?: string | null
}) {
  const fetcher = useStatusFetcher(booking)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="booking" value={booking.id} />
      <ExpectedBookingFields booking={booking} />
      <Button
        type="submit"
        name="to"
        value={to}
        look={look}
        disabled={fetcher.state !== 'idle'}
        aria-describedby={`booking-${booking.reference}`}
        onClick={ignoreSecondClick}
        {...rest}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}

/** Asks for confirmation: in place, or without scripts on the booking's page. */
export function ConfirmStatusButton({
  booking: { reference },
  to,
  onOpenConfirmation,
  look = to === 'cancelled' ? 'danger' : 'main',
  ...rest
}: Look & { booking: { reference: string }; to: BookingStatus; onOpenConfirmation: () => void }) {
  return (
    <Form action={`/admin/bookings/${reference}`}>
      <Button
        type="submit"
        name="ask"
        value={to}
        look={look}
        aria-describedby={`booking-${reference}`}
        onClick={(event) => {
          event.preventDefault()
          if (event.detail <= 1) onOpenConfirmation()
        }}
        {...rest}
      >
        {bookingStatuses[to].action}
      </Button>
    </Form>
  )
}

/** A double click must not press the button that replaces this one. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
