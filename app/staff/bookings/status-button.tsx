import { Form } from '@remix-run/react'
import type { ComponentProps, MouseEvent } from 'react'
import { SeenFields } from '#app/ui/forms/seen-fields.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status.ts'
import { useStatusFetcher } from './status-reply.ts'

type Look = Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'size' | 'className'>

export function StatusButton({
  booking,
  to,
  label = bookingStatuses[to].action,
  look = to === 'cancelled' ? 'danger' : 'main',
  ...rest
}: Look & {
  booking: SeenBooking & { id: string; reference: string }
  to: BookingStatus
  label?: string | null
}) {
  const fetcher = useStatusFetcher(booking)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="booking" value={booking.id} />
      <SeenFields booking={booking} />
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
export function AskingButton({
  booking: { reference },
  to,
  onAsk,
  look = to === 'cancelled' ? 'danger' : 'main',
  ...rest
}: Look & { booking: { reference: string }; to: BookingStatus; onAsk: () => void }) {
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
          if (event.detail <= 1) onAsk()
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
