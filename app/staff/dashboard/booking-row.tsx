import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import { FormFields, useStatusFetcher } from '#app/staff/booking/booking-forms.tsx'
import { type BookingPageData, BookingPanel } from '#app/staff/booking/booking-panel.tsx'
import type { StatusReply } from '#app/staff/booking/bulk-actions.server.ts'
import { StatusToast } from '#app/staff/booking/status-toast.tsx'
import { SendAgain } from '#app/staff/shell/unsent-forms.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { BookingGrouping } from '#business/bookings/lists/views.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import { AllActions, NextAction, NextStep } from './row-actions.tsx'
import {
  CallLink,
  CustomerCell,
  DeliveryCell,
  PickupCell,
  SelectCell,
  StatusCell,
} from './row-cells.tsx'

const compactGrid =
  'grid-cols-[auto_minmax(0,1fr)_auto_6rem] gap-x-2.5 py-1 md:min-h-10 md:py-0 lg:gap-x-2'
// Columns: select, slot (only `day`), name, locality and service, step (not `day`), phone, status,
// action.
const grids = {
  // Columns: select, pickup, customer, phone, status, actions; a card on narrow screens.
  all: 'grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-2 lg:min-h-14 lg:grid-cols-[1.25rem_6.5rem_minmax(0,1fr)_auto_5.5rem_12.5rem] lg:py-1',
  slot: `${compactGrid} md:gap-x-3 md:grid-cols-[1.25rem_minmax(0,5fr)_minmax(6.5rem,3fr)_auto_5.5rem_6rem] lg:grid-cols-[1.25rem_minmax(0,5fr)_minmax(6.5rem,3fr)_8.1rem_auto_5.5rem_6rem]`,
  return: `${compactGrid} md:gap-x-2 md:grid-cols-[1.25rem_minmax(0,5fr)_minmax(5.5rem,3fr)_8.1rem_auto_5.5rem_6rem]`,
  day: `${compactGrid} md:gap-x-3 md:grid-cols-[1.25rem_5.5rem_minmax(0,5fr)_minmax(6.5rem,3fr)_auto_5.5rem_6rem]`,
}

interface BookingRowProps {
  listed: Item
  /** The booking after bulk changes and Undo. */
  changes: Item[]
  grouping: BookingGrouping
  isDuplicate: boolean
  now: Date
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  isSelected: boolean
  onSelect: (booking: Item, isSelected: boolean) => void
}

export function BookingRow(props: BookingRowProps) {
  const { listed, changes, grouping, isDuplicate, now, isOpen, onOpen, isSelected, onSelect } =
    props
  const fetcher = useStatusFetcher(listed)
  const reply = fetcher.data
  const name = useRef<HTMLAnchorElement>(null)
  const booking = pickNewest([listed, ...changes, ...(reply?.bookings ?? [])])
  const [confirming, setConfirming] = useState({ to: null as BookingStatus | null, times: 0 })
  const { reference, erasedAt } = booking
  // A status change replaces the focused button.
  useEffect(() => {
    if (reply && document.activeElement === document.body) {
      name.current?.focus({ preventScroll: true })
    }
  }, [reply])
  useEffect(() => {
    for (const changed of reply?.bookings ?? []) onSelect(changed, false)
  }, [reply, onSelect])
  const toggle = (to: BookingStatus | null) => {
    setConfirming(({ times }) => ({ to, times: times + 1 }))
    onOpen(to !== null || !isOpen)
    if (to === null && isOpen) name.current?.focus()
  }
  const isFull = grouping === 'all'
  const cell = { booking, grouping, now }
  return (
    <li className={`border-b border-line ${isOpen ? 'bg-indigo-pale/40' : 'bg-white'}`}>
      <article aria-label={reference}>
        <div
          className={`relative grid items-center px-3 hover:bg-indigo-pale/40 ${grids[grouping]}`}
        >
          <SelectCell
            {...cell}
            isSelected={isSelected}
            onSelect={(isSelected) => onSelect(booking, isSelected)}
          />
          <CustomerCell {...cell}>
            <Link
              ref={name}
              to={`/admin/bookings/${reference}`}
              // The hidden link in the navigation preloads the route.
              discover="none"
              id={`booking-${reference}`}
              data-line={reference}
              aria-expanded={isOpen}
              className={`font-semibold after:absolute after:inset-0 ${isFull ? 'wrap-anywhere' : 'line-clamp-2 min-w-0 leading-5 wrap-anywhere'}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                if (event.detail <= 1) toggle(null)
              }}
            >
              <bdi>{erasedAt ? staffWords.customers.erased : booking.name}</bdi>
            </Link>
          </CustomerCell>
          <StatusCell {...cell} />
          <PickupCell {...cell} />
          <span
            className={`relative ${isFull ? 'justify-self-end lg:order-4 lg:justify-self-start' : 'md:order-7'}`}
          >
            {!erasedAt && <CallLink booking={booking} />}
          </span>
          {!isFull && <NextAction {...cell} onAsk={toggle} />}
          <DeliveryCell {...cell} />
          {isFull && !isOpen && <AllActions booking={booking} />}
          {!isFull && grouping !== 'day' && <NextStep {...cell} />}
        </div>
        <div className="px-3 empty:hidden">
          <StatusToast reply={reply} />
          <SendAgain fetcher={fetcher} />
        </div>
        {isDuplicate && <NotDuplicate booking={booking} />}
        {isOpen && (
          <OpenedBooking
            key={confirming.times}
            {...{ reference, statusToConfirm: confirming.to, onClose: toggle }}
          />
        )}
      </article>
    </li>
  )
}

export function pickNewest(versions: Item[]): Item {
  return versions.reduce((last, version) => (version.updatedAt > last.updatedAt ? version : last))
}

interface OpenedBookingProps {
  reference: string
  statusToConfirm: BookingStatus | null
  onClose: (to: null) => void
}

function OpenedBooking({ reference, statusToConfirm, onClose }: OpenedBookingProps) {
  const { data, state, load } = useFetcher<BookingPageData | null>({ key: `booking-${reference}` })
  // A filtered list is mounted again, and Remix may have loaded the booking already.
  const isMissing = data === undefined && state === 'idle'
  useEffect(() => {
    if (isMissing) void load(`/admin/bookings/${reference}`)
  }, [isMissing, load, reference])
  return (
    <div className="relative border-t border-line bg-white p-4 min-[90rem]:fixed min-[90rem]:inset-y-4 min-[90rem]:right-[max(1rem,calc((100vw-102rem)/2+1rem))] min-[90rem]:w-80 min-[90rem]:overflow-y-auto min-[90rem]:rounded-card min-[90rem]:border">
      {data ? (
        <BookingPanel
          {...data}
          statusToConfirm={statusToConfirm}
          close={
            <button
              type="button"
              aria-label="Close"
              className="absolute top-2 right-2 size-11 rounded-card text-lg hover:bg-paper"
              onClick={() => onClose(null)}
            >
              ×
            </button>
          }
        />
      ) : (
        <p role="status">
          {data === null ? staffWords.requestErrors.unavailable : 'Loading booking...'}
        </p>
      )}
    </div>
  )
}

function NotDuplicate({ booking }: { booking: { id: string; reference: string } }) {
  const fetcher = useFetcher<StatusReply>({ key: `not-duplicate-${booking.id}` })
  const toast = fetcher.data?.toast
  return (
    <div className="relative px-3 pb-2">
      <StatusToast reply={fetcher.data} />
      {toast?.kind === 'success' ? (
        <p className="min-h-11 py-2.5 text-sm text-green-ink">{toast.title}</p>
      ) : (
        <fetcher.Form method="post">
          <FormFields intent="not-duplicate" booking={booking.id} />
          <Button
            type="submit"
            look="quiet"
            size="line"
            disabled={fetcher.state !== 'idle'}
            aria-describedby={`booking-${booking.reference}`}
          >
            Not a duplicate
          </Button>
        </fetcher.Form>
      )}
    </div>
  )
}
