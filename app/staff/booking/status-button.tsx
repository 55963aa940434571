import { Form, useActionData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { type OrderStep, orderSteps } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { FormFields, useStatusFetcher } from './booking-forms.tsx'
import type { StatusReply } from './bulk-actions.server.ts'

type Look = Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'size'>
type Booking = { id: string; reference: string }
type StatusChange = Look & { booking: Booking; to: BookingStatus }

interface StatusButtonProps extends StatusChange {
  booking: Booking & ExpectedBooking
  label?: string | null
  /** For fields outside the form. */
  formId?: string
}

export function StatusButton({ label, formId, ...change }: StatusButtonProps) {
  const { booking, to } = change
  const fetcher = useStatusFetcher(booking)
  return (
    <fetcher.Form method="post" id={formId}>
      <FormFields intent="change-status" booking={booking.id} />
      <ExpectedBookingFields booking={booking} />
      <Button name="to" disabled={fetcher.state !== 'idle'} {...useStatusButton(change)}>
        {label ?? bookingStatuses[to].action}
      </Button>
    </fetcher.Form>
  )
}

/** Asks for confirmation in place, or without scripts on the booking's page. */
export function ConfirmStatusButton({
  onAsk,
  ...change
}: StatusChange & { onAsk: (to: BookingStatus) => void }) {
  const { booking, to } = change
  return (
    <Form action={`/admin/bookings/${booking.reference}`}>
      <Button
        name="ask"
        onClick={(event) => {
          event.preventDefault()
          if (event.detail <= 1) onAsk(to)
        }}
        {...useStatusButton(change)}
      >
        {bookingStatuses[to].action}
      </Button>
    </Form>
  )
}

/** Complete takes the place of Confirm, and appears two seconds later. */
function useStatusButton({ booking, to, ...look }: StatusChange): ComponentProps<typeof Button> {
  const isChanged = useReplies(booking).some((reply) =>
    reply?.bookings.some(({ id }) => id === booking.id),
  )
  return {
    ...{ type: 'submit', value: to, look: to === 'cancelled' ? 'danger' : 'main' },
    'aria-describedby': `booking-${booking.reference}`,
    className: isChanged && to === 'completed' ? 'animate-appear-late' : undefined,
    ...look,
  }
}

const useReplies = (booking: Booking) => [
  useStatusFetcher(booking).data,
  useActionData<StatusReply>(),
]

type StepButtonProps = Pick<Look, 'size'> & { booking: Booking; step: OrderStep }

export function StepButton({ booking, step, size }: StepButtonProps) {
  const fetcher = useStatusFetcher(booking)
  const isMarked = useReplies(booking).some((reply) => reply?.undoStep?.booking === booking.id)
  return (
    <fetcher.Form method="post">
      <FormFields intent="mark-step" booking={booking.id} />
      <Button
        {...({ type: 'submit', name: 'step', value: step, look: 'quiet', size } as const)}
        disabled={fetcher.state !== 'idle'}
        aria-describedby={`booking-${booking.reference}`}
        className={isMarked ? 'animate-appear-late' : undefined}
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
