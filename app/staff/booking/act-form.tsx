import { type ClientActionFunctionArgs, useActionData } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import { forgetDraft } from '#app/staff/shell/drafts.tsx'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import { Button, ButtonSummary } from '#app/ui/parts/button.tsx'
import { actLabel, isStep, nextAct, type SelectionAct } from '#business/bookings/acts.ts'
import { paymentMethods, paymentMethodValues } from '#business/bookings/payments.ts'
import type { BookingStatus, NextStatus } from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { FormFields, type OrderInList, selectedValue, useStatusFetcher } from './booking-forms.tsx'
import type { StatusReply } from './bulk-actions.server.ts'

interface ActFormProps {
  booking: OrderInList
  className: string
  children: ReactNode
}

/** The act buttons of a row, or of a part of the booking's page, share it. */
export function ActForm({ booking, className, children }: ActFormProps) {
  const fetcher = useStatusFetcher(booking)
  const replies = [fetcher.data, useActionData<StatusReply>()]
  const isChanged = replies.some((reply) => reply?.bookings.some(({ id }) => id === booking.id))
  // The next button takes the place of the pressed one: a second press within a second is none.
  const settling = isChanged ? '[&_:is(button,summary)]:animate-clickable-late' : ''
  return (
    <fetcher.Form method="post" className={`${settling} ${className}`}>
      <FormFields intent="change-selected" booking={booking.id} />
      <input type="hidden" name="selected" value={selectedValue(booking)} />
      <fieldset role="none" disabled={fetcher.state !== 'idle'} className="contents">
        {children}
      </fieldset>
    </fetcher.Form>
  )
}

type Look = Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'size' | 'className'>

interface ActButtonProps extends Look {
  booking: { reference: string }
  to: SelectionAct
  label?: string | null
}

export function ActButton({ booking, to, label, ...look }: ActButtonProps) {
  return (
    <Button {...buttonProps(booking, to)} name="to" {...look}>
      {label ?? actLabel(to)}
    </Button>
  )
}

type AskButtonProps = ActButtonProps & { to: NextStatus; onAsk: (to: NextStatus) => void }

/** Asks for confirmation in place, or without scripts on the booking's page. */
export function AskButton({ booking, to, onAsk, ...look }: AskButtonProps) {
  return (
    <Button
      {...buttonProps(booking, to)}
      name="ask"
      formMethod="get"
      formAction={`/admin/bookings/${booking.reference}`}
      onClick={(event) => {
        event.preventDefault()
        if (event.detail <= 1) onAsk(to)
      }}
      {...look}
    >
      {actLabel(to)}
    </Button>
  )
}

function buttonProps({ reference }: { reference: string }, value: string) {
  const look = value === 'cancelled' ? 'danger' : 'main'
  return { type: 'submit', value, look, 'aria-describedby': `booking-${reference}` } as const
}

interface NextActButtonProps extends Look {
  booking: OrderInList
  now: Date
  /** Asks in the opened booking. */
  onAsk: (to: BookingStatus) => void
}

/** The main button of a row, of the opened booking and of its page. */
export function NextActButton({ booking, now, onAsk, ...look }: NextActButtonProps) {
  const act = nextAct(booking, localDateAt(now))
  if (!act) return null
  if (act === 'paid') return <PaymentMenu {...look} booking={booking} />
  const button = { booking, ...look }
  return !isStep(act) && needsConfirmation(act, booking, now) ? (
    <AskButton key={act} {...button} to={act} onAsk={onAsk} />
  ) : (
    <ActButton key={act} {...button} to={act} />
  )
}

function PaymentMenu({ booking, size, className }: Look & Pick<ActButtonProps, 'booking'>) {
  return (
    <details name="payment" data-line-menu className="relative">
      <ButtonSummary
        size={size}
        className={className}
        aria-describedby={`booking-${booking.reference}`}
      >
        {actLabel('paid')}
      </ButtonSummary>
      <div className="absolute right-0 z-20 mt-1 flex w-max gap-2 rounded-card border border-line-strong bg-white p-2 shadow-lg">
        <PaymentButtons booking={booking} />
      </div>
    </details>
  )
}

export function PaymentButtons({ booking }: Pick<ActButtonProps, 'booking'>) {
  return paymentMethodValues.map((method) => (
    <Button key={method} {...buttonProps(booking, method)} name="method" look="quiet" size="line">
      {paymentMethods[method].label}
    </Button>
  ))
}

export const noteDraftKey = (bookingId: string) => `note-${bookingId}`
export const reasonDraftKey = (bookingId: string) => `reason-${bookingId}`

export async function sendBookingForm(args: ClientActionFunctionArgs) {
  const form = await args.request.clone().formData()
  const reply = await keepPageOffline<() => Promise<StatusReply>>()({ bookings: [] })(args)
  if (reply.toast.kind === 'success') {
    const booking = form.get('booking') as string
    if (form.has('note')) forgetDraft(noteDraftKey(booking))
    if (form.has('reason')) forgetDraft(reasonDraftKey(booking))
  }
  return reply
}
