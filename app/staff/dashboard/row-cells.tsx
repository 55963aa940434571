import type { ReactNode } from 'react'
import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import { selectedValue } from '#app/staff/booking/booking-forms.tsx'
import { Mark } from '#app/staff/shell/mark.tsx'
import { LineIcon, phoneIconPath } from '#app/ui/parts/line-icon.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { describeState, isUnpaid } from '#business/bookings/acts.ts'
import type { BookingGrouping } from '#business/bookings/lists/views.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { isInProgress } from '#business/bookings/return/order-steps.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { serviceTypes } from '#business/words/en.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { formatPaise } from '#business/words/rupees.ts'
import * as staffWords from '#business/words/staff.ts'
import { bulkFormId } from './bulk-actions.tsx'

export interface Cell {
  booking: Item
  grouping: BookingGrouping
  now: Date
}

interface SelectCellProps extends Pick<Cell, 'booking'> {
  isSelected: boolean
  onSelect: (isSelected: boolean, withRange: boolean) => void
}

export function SelectCell({ booking, isSelected, onSelect }: SelectCellProps) {
  return (
    <span className="relative z-10 flex size-5">
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
            onChange={({ currentTarget, nativeEvent }) => {
              const { shiftKey } = nativeEvent as MouseEvent
              onSelect(currentTarget.checked, shiftKey)
            }}
          />
        </label>
      )}
    </span>
  )
}

/** The state, and the time that a heading of the list does not name. */
export function StateCell({ booking, grouping, now }: Cell) {
  const day = describeDay(booking, grouping, now)
  return (
    <span className="min-w-0 text-sm leading-[1.2rem] max-md:hidden">
      <StatusBadge {...describeState(booking)} />
      <span
        className={`block truncate text-sm text-ink-soft ${grouping === 'all' ? '@max-5xl:hidden' : ''}`}
      >
        {day}
      </span>
    </span>
  )
}

function describeDay(booking: Item, grouping: BookingGrouping, now: Date): string {
  if (grouping === 'all') return formatShortPickup(booking, localDateAt(now))
  if (grouping === 'return') return comingDelivery(booking)?.time ?? ''
  return grouping === 'day' ? booking.time : ''
}

function comingDelivery(booking: Item): Pickup | null {
  return isInProgress(booking) ? getDelivery(booking) : null
}

export function CustomerCell({ booking, children }: Pick<Cell, 'booking'> & ChildrenProps) {
  return (
    <span className="flex min-w-0 items-center gap-x-2 leading-5">
      {children}
      {booking.hasNote && <NoteDot />}
      {booking.hasMailProblem && <Mark colour="red">{staffWords.mail.notDelivered}</Mark>}
      {booking.isUnassigned && <UnassignedMark />}
    </span>
  )
}

type ChildrenProps = { children: ReactNode }

/** Phones show the state here, and only wide lists the address. */
export function PlaceCell({ booking, grouping, now }: Cell) {
  const { locality, address, erasedAt } = booking
  return (
    <span className="min-w-0 @3xl:flex @3xl:gap-x-1 @3xl:overflow-hidden @5xl:grid @5xl:text-sm @5xl:leading-[1.2rem]">
      <span className="font-semibold md:hidden">
        {describeState(booking).label}
        <Separator />
      </span>
      {grouping === 'all' && (
        <span className="@5xl:hidden">
          {describeDay(booking, grouping, now)}
          <Separator />
        </span>
      )}
      {!erasedAt && (
        <>
          <span className="@5xl:truncate">
            <bdi>{locality}</bdi>
            <span className="@5xl:hidden">
              <Separator />
            </span>
          </span>
          <span className="truncate text-ink-soft @max-3xl:hidden" title={address}>
            <bdi>{address}</bdi>
          </span>
          <span className="@max-3xl:hidden @5xl:hidden">
            <Separator />
          </span>
        </>
      )}
    </span>
  )
}

export function OrderCell({ booking, grouping, now }: Cell) {
  const { express, firstOrder, serviceType, bill } = booking
  const pieces = bill?.pieces || booking.pieceCount
  const delivery = grouping === 'return' ? null : comingDelivery(booking)
  const details = [
    pieces && staffWords.runSheet.pieces(pieces),
    bill?.kilograms && staffWords.runSheet.kilograms(bill.kilograms),
    delivery && `back ${formatShortPickup(delivery, localDateAt(now))}`,
    firstOrder && 'First order',
  ].filter(Boolean)
  return (
    <span className="min-w-0 @3xl:shrink-0 @5xl:grid @5xl:text-sm @5xl:leading-[1.2rem]">
      <span className="@5xl:truncate">
        {serviceTypes[serviceType].label}
        {express && ' · Express'}
      </span>
      {(bill ?? details.length > 0) && (
        <span className="tabular-nums @5xl:truncate">
          <span className="@5xl:hidden">
            <Separator />
          </span>
          {bill && (
            <span className={isUnpaid(booking) ? 'font-semibold text-red' : ''}>
              {formatPaise(bill.totalPaise)} · {bill.isPaid ? 'paid' : 'unpaid'}
            </span>
          )}
          {bill && details.length > 0 && <Separator />}
          {details.join(' · ')}
        </span>
      )}
    </span>
  )
}

function Separator() {
  return <> · </>
}

export function CallLink({ booking: { name, phone } }: { booking: Item }) {
  return (
    <a
      href={phoneHref(phone)}
      aria-label={`Call ${name}, ${formatPhone(phone)}`}
      className="relative flex items-center text-sm whitespace-nowrap tabular-nums @max-5xl:size-11 @max-5xl:justify-center @max-5xl:rounded-card @max-5xl:border @max-5xl:border-line-strong md:@max-5xl:size-9 @5xl:min-h-9 @5xl:underline"
    >
      <LineIcon strokes={phoneIconPath} className="size-5 @5xl:hidden" />
      <span className="@max-5xl:hidden">{formatPhone(phone)}</span>
    </a>
  )
}

function NoteDot() {
  return (
    <span className="size-2 shrink-0 rounded-full bg-indigo" title="The customer added details">
      <span className="sr-only">with details</span>
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
