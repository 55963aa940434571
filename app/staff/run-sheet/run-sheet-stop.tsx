import { Fragment } from 'react'
import type { RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { missedReasons } from '#business/bookings/missed-pickup.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import { bookingFields, serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { formatPaise } from '#business/words/rupees.ts'
import * as staffWords from '#business/words/staff.ts'
import type { StopState } from './offline-ticks.ts'
import { MainForm, MissedForm, PaymentForm, type StopFormProps } from './stop-forms.tsx'

interface RunSheetStopProps extends StopFormProps {
  number: number
  isHidden: boolean
}

export function RunSheetStop({ number, isHidden, ...props }: RunSheetStopProps) {
  const { stop, state } = props
  const { bill } = stop
  const details = [
    ...orderDetailNames.map((name) => [bookingFields[name].label, stop[name]] as const),
    ...stop.notes.map((note) => ['Note', note] as const),
  ] as const
  return (
    <li
      className={`stop relative break-inside-avoid border-b border-line print:py-1 print:text-[9.5pt] print:leading-tight print:text-ink ${state.isDone ? 'text-ink-soft' : ''} ${isHidden ? 'hidden print:list-item' : ''}`}
    >
      <details className="print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-14 cursor-pointer list-none flex-col justify-center pr-30 print:inline print:pr-0 stop-open:pr-0">
          <span className="flex items-center gap-x-2 font-semibold print:inline">
            <span
              aria-hidden
              className="hidden size-3.5 items-center justify-center border border-ink print:mr-2 print:inline-flex"
            >
              {state.isDone && '✓'}
            </span>
            <span className="hidden print:inline">{number}. </span>
            <span className="truncate print:mr-2">
              <bdi>{stop.name}</bdi>
            </span>
            {stop.trip === 'delivery' && <Mark colour="indigo">Delivery</Mark>}
          </span>
          <StopSummary stop={stop} state={state} />
        </summary>
        <div className="space-y-1 pb-3 text-sm md:max-w-lg print:max-w-none print:space-y-0 print:pb-0 print:text-[length:inherit]">
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="hidden tabular-nums print:inline">{formatPhone(stop.phone)} · </span>
            <bdi>{stop.address}</bdi>
          </p>
          <ContactLinks stop={stop} />
          <p>
            <span className="hidden print:inline">{describeOrder(stop, state)} · </span>
            {stop.trip === 'pickup' &&
              stop.promisedDate &&
              `Back by ${formatShortDate(stop.promisedDate, stop.date)} · `}
            <a
              href={`/admin/bookings/${stop.reference}`}
              className="link tabular-nums print:no-underline"
            >
              {stop.reference}
            </a>
          </p>
          <dl>
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
          {bill && <PaymentForm {...props} bill={bill} />}
          <MissedForm {...props} />
        </div>
      </details>
      <MainForm {...props} />
    </li>
  )
}

/** One line: warnings first, because the rest is cut on a phone until the stop is opened. */
function StopSummary({ stop, state }: { stop: Stop; state: StopState }) {
  const { missedReason, paidBy, isUnsent } = state
  const { paid, toPay, missed, missedDay } = staffWords.runSheet
  const amount = stop.bill && formatPaise(stop.bill.totalPaise)
  const facts = [
    isUnsent && 'Not sent yet',
    amount && (paidBy ? paid(amount) : toPay(amount)),
    stop.area,
    describeOrder(stop, state),
  ]
  return (
    <span className="truncate text-sm print:inline print:text-[length:inherit] stop-open:whitespace-normal">
      {stop.status === 'pending' && <Mark colour="marigold">Unconfirmed</Mark>}{' '}
      {missedReason && (
        <Mark colour="red">{missed(missedReasons[missedReason].label.toLowerCase())}</Mark>
      )}{' '}
      {stop.missedDay && (
        <Mark colour="red">{missedDay(formatShortDate(stop.missedDay, stop.date))}</Mark>
      )}{' '}
      {!stop.isReady && <Mark colour="red">Not ready yet</Mark>}{' '}
      <span className="print:hidden">
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  )
}

function describeOrder(stop: Stop, { pieceCount }: StopState): string {
  const { serviceType, express, bill, announcedPieces } = stop
  const { pieces, kilograms, counted } = staffWords.runSheet
  const facts = [
    serviceTypes[serviceType].label + (express ? ', Express' : ''),
    bill?.pieces ? pieces(bill.pieces) : pieceCount && counted(pieceCount, announcedPieces),
    bill?.kilograms && kilograms(bill.kilograms),
  ]
  return facts.filter(Boolean).join(' · ')
}

function ContactLinks({ stop }: { stop: Stop }) {
  return (
    <p className="grid grid-cols-3 gap-2 py-1 print:hidden">
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
          className="flex min-h-11 items-center justify-center rounded-card border border-line-strong bg-white font-semibold hover:border-ink"
        >
          {label}
        </a>
      ))}
    </p>
  )
}
