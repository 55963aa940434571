import type { ReactNode } from 'react'
import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { LineIcon, phoneIconPath } from '#app/ui/parts/line-icon.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import type { BookingGrouping } from '#business/bookings/lists/views.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { isInProgress, lastStep, orderSteps } from '#business/bookings/return/order-steps.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import { bulkFormId, selectedValue } from './bulk-actions.tsx'

export interface Cell {
  booking: Item
  grouping: BookingGrouping
  now: Date
}

interface SelectCellProps extends Cell {
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

export function SelectCell({ booking, grouping, isSelected, onSelect }: SelectCellProps) {
  return (
    <span
      className={`relative z-10 flex size-5 ${grouping === 'all' ? 'self-start lg:order-1 lg:self-center' : 'md:order-1'}`}
    >
      {isOpen(booking) && (
        <label className="-m-3 flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            form={bulkFormId}
            name="selected"
            value={selectedValue(booking)}
            aria-label={`Select ${booking.name}`}
            className="size-5 accent-indigo"
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        </label>
      )}
    </span>
  )
}

export function CustomerCell({ booking, grouping, children }: Cell & { children: ReactNode }) {
  const isFull = grouping === 'all'
  const name = (
    <>
      {children}
      {booking.hasNote && <NoteDot />}
    </>
  )
  const marks = (
    <>
      {booking.hasMailProblem && <Mark colour="red">{staffWords.mail.notDelivered}</Mark>}
      {isFull && <StepMark booking={booking} />}
      {booking.isUnassigned && <UnassignedMark />}
    </>
  )
  if (!isFull) {
    return (
      <span className="flex min-w-0 items-center gap-2 max-md:col-span-2 md:order-3">
        {name}
        {marks}
      </span>
    )
  }
  return (
    <span className="min-w-0 lg:order-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        {name}
        <span className="text-sm text-ink-soft tabular-nums">{booking.reference}</span>
        {booking.firstOrder && <Mark colour="marigold">First order</Mark>}
        {marks}
      </span>
      {!booking.erasedAt && (
        <span className="block text-sm wrap-anywhere text-ink-soft lg:truncate">
          <bdi>{booking.address}</bdi>
        </span>
      )}
    </span>
  )
}

export function StatusCell({ booking, grouping }: Cell) {
  return (
    <span
      className={`justify-self-end whitespace-nowrap ${grouping === 'all' ? 'self-start lg:order-5 lg:self-center lg:justify-self-start' : 'md:order-8 md:justify-self-start'}`}
    >
      <StatusBadge status={booking.status} />
    </span>
  )
}

export function PickupCell({ booking, grouping, now }: Cell) {
  const service = serviceTypes[booking.serviceType].label
  const step = shownStep(booking)
  if (grouping === 'all') {
    return (
      <span className="min-w-0 max-lg:col-span-2 lg:order-2">
        <span className="tabular-nums max-lg:whitespace-nowrap">
          {formatShortPickup(booking, localDateAt(now))}
        </span>
        <span className="lg:hidden"> · </span>
        <span className="text-sm text-ink-soft lg:block">{service}</span>
      </span>
    )
  }
  return (
    <span className="min-w-0 text-sm text-ink-soft max-md:col-span-2 max-md:line-clamp-2 md:contents">
      <span className={grouping === 'day' ? 'tabular-nums md:order-2' : 'sr-only'}>
        <span className="whitespace-nowrap">{booking.time}</span>
        <Separator />
      </span>
      <span className="md:order-4 md:grid md:min-w-0 md:leading-5">
        <span className="md:truncate">
          <StepMark booking={booking} />
          {step && <Separator />}
          {!booking.erasedAt && (
            <span className={step ? 'md:hidden' : ''}>
              <bdi>{booking.locality}</bdi>
              <Separator />
            </span>
          )}
        </span>
        <span className="whitespace-nowrap md:truncate">
          {service}
          {booking.express && ' · Express'}
        </span>
      </span>
    </span>
  )
}

export function DeliveryCell({ booking, grouping, now }: Cell) {
  const delivery = getDelivery(booking)
  if (!delivery || !isInProgress(booking)) return null
  const column = {
    all: 'lg:order-7 lg:col-start-3 lg:-col-end-1',
    day: 'md:order-10 md:col-start-3 md:-col-end-1 md:pb-1',
    slot: 'md:order-10 md:col-start-2 md:-col-end-1 md:pb-1',
    return: 'md:order-10 md:col-start-2 md:-col-end-1 md:pb-1',
  }[grouping]
  return (
    <span className={`col-span-full text-sm leading-5 tabular-nums max-md:mt-1 ${column}`}>
      {staffWords.delivery.chosen(formatShortPickup(delivery, localDateAt(now)))}
    </span>
  )
}

export function CallLink({ booking: { name, phone } }: { booking: Item }) {
  return (
    <a
      href={phoneHref(phone)}
      aria-label={`Call ${name}, ${formatPhone(phone)}`}
      className="flex items-center text-sm whitespace-nowrap tabular-nums max-md:size-11 max-md:justify-center max-md:rounded-card max-md:border max-md:border-line-strong md:min-h-9 md:underline"
    >
      <LineIcon strokes={phoneIconPath} className="size-5 md:hidden" />
      <span className="max-md:hidden">{formatPhone(phone)}</span>
    </a>
  )
}

/** Ends a part of a row on phones; wider rows have columns. */
function Separator() {
  return <span className="md:hidden"> · </span>
}

function NoteDot() {
  return (
    <span className="size-2 shrink-0 rounded-full bg-indigo" title="The customer added details">
      <span className="sr-only">with details</span>
    </span>
  )
}

const shownStep = (booking: Item) => (isOpen(booking) ? lastStep(booking) : null)

function StepMark({ booking }: { booking: Item }) {
  const step = shownStep(booking)
  if (!step) return null
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-green-ink">
      <span aria-hidden>✓ </span>
      {orderSteps[step].label}
    </span>
  )
}

function UnassignedMark() {
  const { unassigned } = staffWords.branch
  return (
    <span
      className="shrink-0 rounded bg-marigold-pale px-1.5 text-sm font-semibold"
      title={unassigned}
    >
      <span aria-hidden>?</span>
      <span className="sr-only">{unassigned}</span>
    </span>
  )
}
