import { useActionData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { Button } from '#app/ui/parts/button.tsx'
import { type OrderStep, orderSteps } from '#business/bookings/return/order-steps.ts'
import { type StatusReply, useStatusFetcher } from './use-status-fetcher.ts'

/** Marks a step of the order, such as Ready. */
export function StepButton({
  booking,
  step,
  ...rest
}: {
  booking: { id: string; reference: string }
  step: OrderStep
} & Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>) {
  const fetcher = useStatusFetcher(booking)
  const replies = [fetcher.data, useActionData<StatusReply>()]
  // The next step takes the place of the pressed one, and appears two seconds later.
  const isMarkedHere = replies.some((reply) => reply?.undoStep?.booking === booking.id)
  const { className = '', ...look } = rest
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="booking" value={booking.id} />
      <Button
        type="submit"
        name="step"
        value={step}
        look="quiet"
        disabled={fetcher.state !== 'idle'}
        aria-describedby={`booking-${booking.reference}`}
        className={`${className} ${isMarkedHere ? 'animate-appear-late' : ''}`}
        {...look}
      >
        {orderSteps[step].label}
      </Button>
    </fetcher.Form>
  )
}

/** Takes the mark of the last step back. */
export function UndoStepFields({ booking, step }: { booking: string; step: OrderStep }) {
  return (
    <>
      <input type="hidden" name="booking" value={booking} />
      <input type="hidden" name="step" value={step} />
    </>
  )
}

export const undoStepButton = { type: 'submit', name: 'act', value: 'undo-step' } as const
