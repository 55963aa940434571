import { Form } from '@remix-run/react'
import type { RunSheetStop as Stop, StopBill } from '#app/models/bookings/run-sheet.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { QrCode } from '#app/ui/parts/picture.tsx'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { orderSteps, tripSteps } from '#business/bookings/return/order-steps.ts'
import { formatPaise } from '#business/content/prices.ts'
import { formatInstantTime, formatShortDate } from '#business/pickups/english-dates.ts'
import { bookingFields, serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import { stopKey, storeTick, type Tick } from './offline-ticks.ts'

interface TickFormProps {
  stop: Stop
  tick: Tick
  onTick: () => void
}

interface RunSheetStopProps extends TickFormProps {
  number: number
  showsTrip: boolean
  isHidden: boolean
}

export function RunSheetStop({ number, showsTrip, isHidden, ...props }: RunSheetStopProps) {
  const { stop, tick } = props
  const details = [
    ...orderDetailNames.map((name) => [bookingFields[name].label, stop[name]] as const),
    ...stop.notes.map((note) => ['Note', note] as const),
  ] as const
  return (
    <li
      className={`break-inside-avoid border-b border-line py-4 print:py-1 print:text-[9.5pt] print:leading-tight print:text-ink ${tick.isDone ? 'text-ink-soft' : ''} ${isHidden ? 'hidden print:list-item' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 font-semibold print:gap-x-2">
        <span
          aria-hidden
          className="hidden size-3.5 items-center justify-center border border-ink print:inline-flex"
        >
          {tick.isDone && '✓'}
        </span>
        <span className="wrap-anywhere">
          <span className="hidden print:inline">{number}. </span>
          <bdi>{stop.name}</bdi>
        </span>
        <span className="tabular-nums">{formatPhone(stop.phone)}</span>
        {showsTrip && (
          <Mark colour={stop.trip === 'delivery' ? 'indigo' : 'plain'}>
            {stop.trip === 'delivery' ? 'Delivery' : 'Pickup'}
          </Mark>
        )}
        {stop.status === 'pending' && <Mark colour="marigold">Not confirmed yet</Mark>}
        {stop.missedDay && (
          <Mark colour="red">
            {staffWords.runSheet.missedDay(formatShortDate(stop.missedDay, stop.date))}
          </Mark>
        )}
        {!stop.isReady && <Mark colour="red">Not ready yet</Mark>}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line print:mt-0">
        <bdi>{stop.address}</bdi>
      </p>
      <p className="mt-1 text-sm print:mt-0 print:text-[length:inherit]">
        {serviceTypes[stop.serviceType].label}
        {stop.express && ', Express'} ·{' '}
        {stop.bill?.pieces ? `${staffWords.runSheet.pieces(stop.bill.pieces)} · ` : null}
        {stop.bill?.kilograms ? `${staffWords.runSheet.kilograms(stop.bill.kilograms)} · ` : null}
        {stop.trip === 'pickup' &&
          stop.promisedDate &&
          `back by ${formatShortDate(stop.promisedDate, stop.date)} · `}
        <a
          href={`/admin/bookings/${stop.reference}`}
          className="link tabular-nums print:no-underline"
        >
          {stop.reference}
        </a>
        {tick.isUnsent && <span className="font-semibold print:hidden"> · Not sent yet</span>}
      </p>
      {stop.bill && <StopPayment bill={stop.bill} />}
      <dl className="text-sm print:text-[length:inherit]">
        {details.map(
          ([term, value], index) =>
            value && (
              <div key={index} className="flex gap-x-2 print:block">
                <dt className="shrink-0 text-ink-soft print:inline">{term}: </dt>
                <dd className="wrap-anywhere whitespace-pre-line print:inline">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        <ContactLinks stop={stop} />
        <TickForm {...props} />
      </div>
    </li>
  )
}

function ContactLinks({ stop }: { stop: Stop }) {
  return (
    <p className="grid basis-full grid-cols-3 gap-2 md:flex md:basis-auto">
      {[
        { label: 'Call', href: phoneHref(stop.phone) },
        { label: 'WhatsApp', href: stop.whatsappHref },
        { label: 'Navigate', href: stop.directionsHref },
      ].map(({ label, href }) => (
        <a
          key={label}
          href={href}
          aria-label={`${label}: ${stop.name}`}
          target={href.startsWith('tel:') ? undefined : '_blank'}
          rel="noreferrer"
          className="flex min-h-11 items-center justify-center rounded-card border border-line-strong bg-white text-sm font-semibold hover:border-ink md:px-4"
        >
          {label}
        </a>
      ))}
    </p>
  )
}

function StopPayment({ bill: { totalPaise, isPaid, upiCode } }: { bill: StopBill }) {
  const amount = formatPaise(totalPaise)
  const { paid, toPay, upiCodeFor } = staffWords.runSheet
  return (
    <>
      <p className="mt-1 text-sm font-semibold print:mt-0 print:text-[length:inherit]">
        {isPaid ? paid(amount) : toPay(amount)}
      </p>
      {upiCode && (
        <details className="open:mb-2 print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm link">
            UPI code
          </summary>
          <QrCode code={upiCode} label={upiCodeFor(amount)} />
        </details>
      )}
    </>
  )
}

function TickForm({ stop, tick: { doneAt }, onTick }: TickFormProps) {
  if (stop.status === 'completed') {
    return <p className="flex min-h-12 items-center font-semibold md:ml-auto">✓ Completed</p>
  }
  const step = tripSteps[stop.trip]
  return (
    <Form
      method="post"
      className="grow md:ml-auto md:grow-0"
      onSubmit={(event) => {
        event.preventDefault()
        onTick()
        storeTick(stopKey(stop), doneAt ? null : new Date().toISOString())
      }}
    >
      <input type="hidden" name="booking" value={stop.id} />
      <input type="hidden" name="step" value={step} />
      <Button
        type="submit"
        name="at"
        value={doneAt ? '' : 'now'}
        look={doneAt ? 'quiet' : 'main'}
        size="snug"
        className="w-full"
        aria-pressed={doneAt !== null}
      >
        {doneAt && <span aria-hidden>✓</span>}
        <span>
          {orderSteps[step].label}
          <span className="sr-only">
            {' '}
            {stop.trip === 'pickup' ? 'from' : 'to'} <bdi>{stop.name}</bdi>
          </span>
        </span>
        {doneAt && (
          <span className="font-normal tabular-nums">
            {formatInstantTime(doneAt)} · <span className="underline">Undo</span>
          </span>
        )}
      </Button>
    </Form>
  )
}
