import type { ReactNode } from 'react'
import type { BookingLine as Item } from '#app/models/bookings/booking-lines.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { handset } from '#app/ui/parts/call-button.tsx'
import { LineDrawing } from '#app/ui/parts/line-drawing.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { formatShortPickup } from '#business/pickups/pickup.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffMessages from '#business/words/staff-messages.ts'

/** Only pending bookings can be selected. */
export function Selecting({
  line,
  isFull,
  onSelect,
}: {
  line: Item
  isFull: boolean
  onSelect: (isSelected: boolean) => void
}) {
  return (
    <span
      className={`relative z-10 flex size-5 ${isFull ? 'self-start lg:order-1 lg:self-center' : 'md:order-1'}`}
    >
      {line.status === 'pending' && (
        <input
          type="checkbox"
          form="confirm-selected"
          name="selected"
          value={`${line.id} ${line.date} ${line.time}`}
          aria-label={`Select ${line.name}`}
          className="size-5 accent-indigo"
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
    </span>
  )
}

/** `children` is the link that opens the booking. */
export function Customer({
  line,
  isFull,
  children,
}: {
  line: Item
  isFull: boolean
  children: ReactNode
}) {
  const marks = (
    <>
      {line.mailNeedsCare && <Mark colour="red">{staffMessages.mail.inTrouble}</Mark>}
      {line.hasNote && <NoteDot />}
      {line.isUnplaced && <UnplacedMark />}
    </>
  )
  if (!isFull) {
    return (
      <span className="flex min-w-0 items-center gap-2 max-md:col-span-2 md:order-3">
        {children}
        {marks}
      </span>
    )
  }
  return (
    <span className="min-w-0 lg:order-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        {children}
        <span className="text-sm text-ink-soft tabular-nums">{line.reference}</span>
        {line.firstOrder && <Mark colour="marigold">First order</Mark>}
        {marks}
      </span>
      {!line.isErased && (
        <span className="block text-sm wrap-anywhere text-ink-soft lg:truncate">
          {line.address}
        </span>
      )}
    </span>
  )
}

export function Status({ line, isFull }: { line: Item; isFull: boolean }) {
  return (
    <span
      className={`justify-self-end whitespace-nowrap ${isFull ? 'self-start lg:order-5 lg:self-center lg:justify-self-start' : 'md:order-7 md:justify-self-start'}`}
    >
      <StatusBadge status={line.status} />
    </span>
  )
}

export function Pickup({ line, listing }: { line: Item; listing: 'slot' | 'day' | 'all' }) {
  const service = serviceTypes[line.serviceType].label
  if (listing === 'all') {
    return (
      <span className="min-w-0 max-lg:col-span-2 lg:order-2">
        <span className="whitespace-nowrap tabular-nums">{formatShortPickup(line)}</span>
        <span className="lg:hidden"> · </span>
        <span className="text-sm text-ink-soft lg:block">{service}</span>
      </span>
    )
  }
  return (
    <span className="min-w-0 text-sm text-ink-soft max-md:col-span-2 max-md:truncate md:contents">
      <span
        className={`whitespace-nowrap tabular-nums md:order-2 ${listing === 'slot' ? 'max-md:hidden' : ''}`}
      >
        {line.time}
        <span className="md:hidden"> · </span>
      </span>
      <span className="md:order-4 md:truncate md:max-lg:hidden">
        {!line.isErased && line.locality}
      </span>
      <span className="truncate md:order-5 md:max-lg:hidden">
        <span className="md:hidden"> · </span>
        {service}
      </span>
    </span>
  )
}

export function Call({ line: { name, phone } }: { line: Item }) {
  return (
    <a
      href={phoneHref(phone)}
      aria-label={`Call ${name}, ${formatPhone(phone)}`}
      className="flex items-center text-sm whitespace-nowrap tabular-nums max-md:size-11 max-md:justify-center max-md:rounded-card max-md:border max-md:border-line-strong md:min-h-9 md:underline"
    >
      <LineDrawing strokes={handset} className="size-5 md:hidden" />
      <span className="max-md:hidden">{formatPhone(phone)}</span>
    </a>
  )
}

function NoteDot() {
  return (
    <span className="size-2 shrink-0 rounded-full bg-indigo" title="The customer wrote something">
      <span className="sr-only">with a note</span>
    </span>
  )
}

function UnplacedMark() {
  const { unplaced } = staffMessages.branch
  return (
    <span
      className="shrink-0 rounded bg-marigold-pale px-1.5 text-sm font-semibold"
      title={unplaced}
    >
      <span aria-hidden>?</span>
      <span className="sr-only">{unplaced}</span>
    </span>
  )
}
