import type { RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import type { Tick } from '#app/staff/run-sheet/offline/use-ticks.ts'
import { Mark } from '#app/staff/shell/parts/mark.tsx'
import { orderDetailNames } from '#business/bookings/fields.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import type { Trip } from '#business/pickups/pickup-rules.ts'
import { bookingFields, serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import { StopPayment } from './stop-payment.tsx'
import { TickForm } from './tick-form.tsx'

export function RunSheetStop({
  stop,
  number,
  showsTrip,
  tick,
  isHidden,
  onTick,
}: {
  stop: Stop
  /** Counts from 1 in its slot. */
  number: number
  /** True if the sheet has pickups and deliveries. */
  showsTrip: boolean
  tick: Tick
  isHidden: boolean
  onTick: () => void
}) {
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
        {showsTrip && <TripMark trip={stop.trip} />}
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
        <TickForm stop={stop} tick={tick} onTick={onTick} />
      </div>
    </li>
  )
}

function TripMark({ trip }: { trip: Trip }) {
  return trip === 'delivery' ? (
    <Mark colour="indigo">Delivery</Mark>
  ) : (
    <Mark colour="plain">Pickup</Mark>
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
