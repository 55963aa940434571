import { Form, useActionData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { type OrderStep, orderSteps } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { FormFields, type StatusReply, useStatusFetcher } from './booking-forms.tsx'

type Look = Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'size'>

export function StatusButton({
  booking,
  to,
  label = bookingStatuses[to].action,
  look = to === 'cancelled' ? 'danger' : 'main',
  formId,
  ...rest
}: Look & {
  booking: ExpectedBooking & { id: string; reference: string }
  to: BookingStatus
  label?: string | null
  /** For fields outside the form. */
  formId?: string
}) {
  const fetcher = useStatusFetcher(booking)
  const appearance = useAppearance(booking, to)
  return (
    <fetcher.Form method="post" id={formId}>
      <FormFields intent="change-status" booking={booking.id} />
      <ExpectedBookingFields booking={booking} />
      <Button
        type="submit"
        name="to"
        value={to}
        look={look}
        disabled={fetcher.state !== 'idle'}
        aria-describedby={`booking-${booking.reference}`}
        className={appearance}
        {...rest}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}

/** Asks for confirmation in place, or without scripts on the booking's page. */
export function ConfirmStatusButton({
  booking,
  to,
  onOpenConfirmation,
  look = to === 'cancelled' ? 'danger' : 'main',
  ...rest
}: Look & {
  booking: { id: string; reference: string }
  to: BookingStatus
  onOpenConfirmation: () => void
}) {
  const appearance = useAppearance(booking, to)
  return (
    <Form action={`/admin/bookings/${booking.reference}`}>
      <Button
        type="submit"
        name="ask"
        value={to}
        look={look}
        aria-describedby={`booking-${booking.reference}`}
        className={appearance}
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

/** Complete takes the place of Confirm, and appears two seconds later. */
function useAppearance({ id }: { id: string }, to: BookingStatus): string | undefined {
  const reply = useStatusFetcher({ id }).data
  const replyWithoutScripts = useActionData<StatusReply>()
  const isChangedHere = [reply, replyWithoutScripts].some((reply) =>
    reply?.bookings.some((booking) => booking.id === id),
  )
  return isChangedHere && to === 'completed' ? 'animate-appear-late' : undefined
}

export function StepButton({
  booking,
  step,
  size,
}: Pick<Look, 'size'> & { booking: { id: string; reference: string }; step: OrderStep }) {
  const fetcher = useStatusFetcher(booking)
  const replies = [fetcher.data, useActionData<StatusReply>()]
  const isMarkedHere = replies.some((reply) => reply?.undoStep?.booking === booking.id)
  return (
    <fetcher.Form method="post">
      <FormFields intent="mark-step" booking={booking.id} />
      <Button
        type="submit"
        name="step"
        value={step}
        look="quiet"
        disabled={fetcher.state !== 'idle'}
        aria-describedby={`booking-${booking.reference}`}
        size={size}
        className={isMarkedHere ? 'animate-appear-late' : undefined}
      >
        {orderSteps[step].label}
      </Button>
    </fetcher.Form>
  )
}

export function UndoStepFields({ booking, step }: { booking: string; step: OrderStep }) {
  return (
    <>
      <FormFields intent="undo-step" booking={booking} />
      <input type="hidden" name="step" value={step} />
    </>
  )
}
