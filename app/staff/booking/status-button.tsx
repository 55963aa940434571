import { Form, useActionData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { ExpectedBookingFields } from '#app/ui/forms/expected-booking-fields.tsx'
import { Button, ButtonSummary } from '#app/ui/parts/button.tsx'
import { actLabel, isStep, nextAct } from '#business/bookings/acts.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { paymentMethods, paymentMethodValues } from '#business/bookings/payments.ts'
import { type OrderStep, orderSteps } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { FormFields, type OrderInList, selectedValue, useStatusFetcher } from './booking-forms.tsx'
import type { StatusReply } from './bulk-actions.server.ts'

type Look = Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'size' | 'className'>
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
    // Each row would ask for the same route.
    <Form action={`/admin/bookings/${booking.reference}`} discover="none">
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

function useStatusButton({ booking, to, ...look }: StatusChange): ComponentProps<typeof Button> {
  return {
    ...{ type: 'submit', value: to, look: to === 'cancelled' ? 'danger' : 'main' },
    'aria-describedby': `booking-${booking.reference}`,
    ...look,
    className: `${useSettling(booking)} ${look.className ?? ''}`,
  }
}

/** The next button takes the place of the pressed one: a second press within a second is none. */
function useSettling(booking: Booking): string {
  const replies = [useStatusFetcher(booking).data, useActionData<StatusReply>()]
  const isChanged = replies.some((reply) => reply?.bookings.some(({ id }) => id === booking.id))
  return isChanged ? 'animate-clickable-late' : ''
}

type ActProps = Pick<Look, 'id' | 'size'> & { booking: OrderInList; className?: string }

interface NextActButtonProps extends ActProps {
  now: Date
  /** Asks in the opened booking. */
  onAsk: (to: BookingStatus) => void
}

/** The main button of a row, of the opened booking and of its page. */
export function NextActButton({ now, onAsk, ...props }: NextActButtonProps) {
  const { booking, id, size, className = '' } = props
  const act = nextAct(booking, localDateAt(now))
  if (!act) return null
  if (act === 'paid') return <PaymentMenu {...props} />
  if (isStep(act)) return <StepButton key={act} {...props} step={act} look="main" />
  const button = { booking, to: act, id, size, className }
  return needsConfirmation(act, booking, now) ? (
    <ConfirmStatusButton key={act} {...button} onAsk={onAsk} />
  ) : (
    <StatusButton key={act} {...button} />
  )
}

type StepButtonProps = ActProps & Pick<Look, 'look'> & { step: OrderStep }

export function StepButton({ booking, step, className = '', ...look }: StepButtonProps) {
  const fetcher = useStatusFetcher(booking)
  return (
    <fetcher.Form method="post">
      <SelectionFields booking={booking} />
      <Button
        {...{ type: 'submit', name: 'to', value: step, look: 'quiet', ...look }}
        disabled={fetcher.state !== 'idle'}
        aria-describedby={`booking-${booking.reference}`}
        className={`${useSettling(booking)} ${className}`}
      >
        {orderSteps[step].action}
      </Button>
    </fetcher.Form>
  )
}

function PaymentMenu({ booking, size, className = '' }: ActProps) {
  const settling = useSettling(booking)
  return (
    <details name="payment" className="relative">
      <ButtonSummary
        size={size}
        className={`${settling} ${className}`}
        aria-describedby={`booking-${booking.reference}`}
      >
        {actLabel('paid')}
      </ButtonSummary>
      <div className="absolute right-0 z-20 mt-1 rounded-card border border-line-strong bg-white p-2 shadow-lg">
        <PaymentButtons booking={booking} />
      </div>
    </details>
  )
}

export function PaymentButtons({ booking }: Pick<ActProps, 'booking'>) {
  const fetcher = useStatusFetcher(booking)
  return (
    <fetcher.Form method="post" className="flex gap-2">
      <SelectionFields booking={booking} />
      {paymentMethodValues.map((method) => (
        <Button
          key={method}
          {...({ type: 'submit', name: 'method', value: method } as const)}
          {...({ look: 'quiet', size: 'line' } as const)}
          disabled={fetcher.state !== 'idle'}
          aria-describedby={`booking-${booking.reference}`}
        >
          {paymentMethods[method].label}
        </Button>
      ))}
    </fetcher.Form>
  )
}

function SelectionFields({ booking }: Pick<ActProps, 'booking'>) {
  return (
    <>
      <FormFields intent="change-selected" booking={booking.id} />
      <input type="hidden" name="selected" value={selectedValue(booking)} />
    </>
  )
}
