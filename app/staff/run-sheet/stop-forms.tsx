import { Form } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import type { RunSheetStop as Stop, StopBill } from '#app/models/bookings/run-sheet.server.ts'
import { Button, ButtonSummary } from '#app/ui/parts/button.tsx'
import { QrCode } from '#app/ui/parts/picture.tsx'
import { maxPieces } from '#business/bookings/booking.ts'
import { missedReasons, missedReasonValues, missedState } from '#business/bookings/missed-pickup.ts'
import { paymentMethods, paymentMethodValues } from '#business/bookings/payments.ts'
import { orderSteps, type TripStep, tripSteps } from '#business/bookings/return/order-steps.ts'
import { formatInstantTime } from '#business/pickups/english-dates.ts'
import { formatPaise } from '#business/words/rupees.ts'
import * as staffWords from '#business/words/staff.ts'
import { type StopState, storeTick, type Tick, type TickStep } from './offline-ticks.ts'

export interface StopFormProps {
  stop: Stop
  state: StopState
  onTick: () => void
}

type TickFormProps = StopFormProps & { step: TickStep; className?: string; children: ReactNode }

function TickForm({ stop, step, onTick, className, children }: TickFormProps) {
  return (
    <Form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onTick()
        const { submitter } = event.nativeEvent as SubmitEvent
        const typed = Object.fromEntries(new FormData(event.currentTarget, submitter))
        const at = typed.at === 'now' ? new Date().toISOString() : typed.at
        storeTick({ ...typed, at } as Tick)
      }}
    >
      <input type="hidden" name="booking" value={stop.id} />
      <input type="hidden" name="step" value={step} />
      {children}
    </Form>
  )
}

/** In reach of the thumb next to a closed stop; below an opened one. */
export function MainForm(props: StopFormProps) {
  const { stop, state } = props
  const { doneAt, missedReason } = state
  if (stop.status === 'completed') {
    return <p className={`${place} min-h-12 items-center font-semibold`}>✓ Completed</p>
  }
  const step = missedReason ? 'missed' : tripSteps[stop.trip]
  return (
    <TickForm {...props} step={step} className={`${place} items-start`}>
      {stop.trip === 'pickup' && !missedReason && <PiecesField {...props} />}
      {doneAt || missedReason ? (
        <Button type="submit" name="at" value="" look="quiet" size="stacked" {...main} aria-pressed>
          <span className={doneAt ? '' : 'sr-only'}>
            <span className="sr-only">{labelFor(step, stop)}</span>
            {doneAt && (
              <>
                <span aria-hidden>✓ </span>
                {formatInstantTime(doneAt)}
              </>
            )}
          </span>
          <span className="font-normal underline">Undo</span>
        </Button>
      ) : (
        <Button type="submit" name="at" value="now" size="snug" {...main} aria-pressed={false}>
          {labelFor(step, stop)}
        </Button>
      )}
    </TickForm>
  )
}

const place =
  'absolute top-1 right-0 flex gap-2 stop-open:static stop-open:flex-wrap stop-open:mb-4 md:stop-open:max-w-lg print:hidden'

const main = { className: 'w-28 text-sm stop-open:w-20 stop-open:grow' }

function labelFor(step: TripStep | 'missed', { name, trip }: Stop) {
  return (
    <span>
      {step === 'missed' ? missedState.label : orderSteps[step].label}
      <span className="sr-only">
        {trip === 'pickup' ? ' from ' : ' to '}
        <bdi>{name}</bdi>{' '}
      </span>
    </span>
  )
}

function PiecesField({ stop, state: { doneAt, pieceCount } }: StopFormProps) {
  const [typed, setTyped] = useState(pieceCount ? String(pieceCount) : '')
  const { announcedPieces: announced } = stop
  const { differs, announced: describeAnnounced } = staffWords.runSheet
  const isOther = typed !== '' && Number(typed) !== announced
  const id = `pieces-${stop.reference}`
  return (
    <div className="hidden stop-open:contents">
      <label htmlFor={id} className="self-center text-sm font-semibold">
        Pieces
      </label>
      <input
        id={id}
        type="number"
        name="pieces"
        min={1}
        max={maxPieces}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        aria-describedby={`${id}-announced`}
        onInput={(event) => setTyped(event.currentTarget.value)}
        className="min-h-12 w-20 rounded-card border border-line-strong bg-white px-3 tabular-nums"
      />
      {doneAt && (
        <Button type="submit" name="at" value={doneAt} look="quiet" size="snug">
          Save
        </Button>
      )}
      <p
        id={`${id}-announced`}
        role="status"
        className="order-last basis-full text-sm empty:hidden"
      >
        {announced && (isOther ? differs(announced) : describeAnnounced(announced))}
      </p>
    </div>
  )
}

export function PaymentForm({ bill, ...props }: StopFormProps & { bill: StopBill }) {
  const { stop, state } = props
  const amount = formatPaise(bill.totalPaise)
  const { paid, toPay, upiCodeFor } = staffWords.runSheet
  const { paidBy } = state
  const total = <input type="hidden" name="total" value={bill.totalPaise} />
  return (
    <>
      <p className="font-semibold">
        {paidBy ? `${paid(amount)}, ${paymentMethods[paidBy].label}` : toPay(amount)}
      </p>
      {bill.upiCode && !paidBy && (
        <details className="open:mb-2 print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center link">
            UPI code
          </summary>
          <QrCode code={bill.upiCode} label={upiCodeFor(amount)} />
        </details>
      )}
      <TickForm {...props} step="paid" className="mt-1 flex flex-wrap gap-2 print:hidden">
        {total}
        {paidBy ? (
          <Button type="submit" name="at" value="" look="quiet" size="line">
            Undo payment
          </Button>
        ) : (
          <>
            <input type="hidden" name="at" value="now" />
            {paymentMethodValues.map((method) => (
              <Button key={method} type="submit" name="method" value={method} {...quiet}>
                {paymentMethods[method].label}
                <span className="sr-only">
                  : <bdi>{stop.name}</bdi>
                </span>
              </Button>
            ))}
          </>
        )}
      </TickForm>
    </>
  )
}

const quiet = { look: 'quiet', size: 'snug', className: 'grow text-sm' } as const

export function MissedForm(props: StopFormProps) {
  const { stop, state } = props
  if (stop.trip === 'delivery' || state.isDone) return null
  return (
    <details className="mt-2 print:hidden">
      <ButtonSummary look="quiet" size="line">
        {missedState.label}
      </ButtonSummary>
      <TickForm {...props} step="missed" className="mt-2 grid grid-cols-2 gap-2">
        <input type="hidden" name="at" value="now" />
        {missedReasonValues.map((reason) => (
          <Button key={reason} type="submit" name="reason" value={reason} {...quiet}>
            {missedReasons[reason].label}
          </Button>
        ))}
      </TickForm>
    </details>
  )
}
