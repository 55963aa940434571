import { Link, useFetcher } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import { ActForm, NextActButton } from '#app/staff/booking/act-form.tsx'
import { FormFields, StatusToast, useStatusFetcher } from '#app/staff/booking/booking-forms.tsx'
import type { BookingPageData } from '#app/staff/booking/booking-panel.tsx'
import type { StatusReply } from '#app/staff/booking/bulk-actions.server.ts'
import { SendAgain } from '#app/staff/shell/unsent-forms.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { BookingGrouping } from '#business/bookings/lists/views.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import { confirmButtonId, EndActions } from './row-actions.tsx'
import {
  CallLink,
  CustomerCell,
  OrderCell,
  PlaceCell,
  SelectCell,
  StateCell,
} from './row-cells.tsx'

// Columns: select, state, name, place, order, phone, next act, end. In narrow lists name, place and
// order share one; phones have no state and no end.
const columns =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 px-3 py-1 md:min-h-[44px] md:py-0'
const grids = {
  all: 'md:grid-cols-[1.25rem_7rem_minmax(0,1fr)_auto_8.75rem_9.5rem] @5xl:grid-cols-[1.25rem_10.5rem_minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,1.1fr)_6.75rem_8.75rem_9.5rem]',
  slot: 'md:grid-cols-[1.25rem_7rem_minmax(0,1fr)_auto_8.75rem_2.25rem] @5xl:grid-cols-[1.25rem_7rem_minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,1.1fr)_6.75rem_8.75rem_2.25rem]',
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
  onSelect: (booking: Item, isSelected: boolean, withRange?: boolean) => void
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
        <div className="@container">
          <div
            className={`relative hover:bg-indigo-pale/40 ${columns} ${grids[isFull ? 'all' : 'slot']}`}
          >
            <SelectCell
              booking={booking}
              isSelected={isSelected}
              onSelect={(isSelected, withRange) => onSelect(booking, isSelected, withRange)}
            />
            <StateCell {...cell} />
            <span className="min-w-0 @5xl:contents">
              <CustomerCell booking={booking}>
                <Link
                  ref={name}
                  to={`/admin/bookings/${reference}`}
                  // The hidden link in the navigation preloads the route.
                  discover="none"
                  id={`booking-${reference}`}
                  data-line={reference}
                  aria-expanded={isOpen}
                  title={reference}
                  className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0 @max-5xl:block @max-5xl:truncate"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    if (event.detail <= 1) toggle(null)
                  }}
                >
                  <bdi>{erasedAt ? staffWords.customers.erased : booking.name}</bdi>
                </Link>
              </CustomerCell>
              <span className="block truncate text-sm leading-5 text-ink-soft @3xl:flex @3xl:gap-x-1 @5xl:contents">
                <PlaceCell {...cell} />
                <OrderCell {...cell} />
              </span>
            </span>
            <span className="relative">{!erasedAt && <CallLink booking={booking} />}</span>
            <ActForm booking={booking} className="contents">
              <span data-next className="relative">
                <NextActButton
                  booking={booking}
                  now={now}
                  id={booking.status === 'pending' ? confirmButtonId(booking) : undefined}
                  size="narrow"
                  className="w-24 max-md:leading-tight max-md:whitespace-normal md:w-full"
                  onAsk={toggle}
                />
              </span>
              <EndActions {...cell} onAsk={toggle} />
            </ActForm>
          </div>
        </div>
        <div className="px-3 empty:hidden">
          <StatusToast reply={reply} />
          <SendAgain fetcher={fetcher} />
        </div>
        {isDuplicate && <NotDuplicate booking={booking} />}
        {isOpen && (
          <div
            data-panel
            className="min-[90rem]:absolute min-[90rem]:inset-y-0 min-[90rem]:right-0 min-[90rem]:w-1/3 min-[90rem]:pl-4"
          >
            <OpenedBooking
              key={confirming.times}
              {...{ reference, statusToConfirm: confirming.to, onClose: toggle }}
            />
          </div>
        )}
      </article>
    </li>
  )
}

export function pickNewest(versions: Item[]): Item {
  return versions.reduce((last, version) => (version.updatedAt > last.updatedAt ? version : last))
}

// The route of the booking, whose data this shows, loads the same code.
const BookingPanel = lazy(async () => ({
  default: (await import('#app/staff/booking/booking-panel.tsx')).BookingPanel,
}))

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
    <div className="relative border-t border-line bg-white p-4 min-[90rem]:sticky min-[90rem]:top-4 min-[90rem]:max-h-[calc(100dvh-6rem)] min-[90rem]:overflow-y-auto min-[90rem]:rounded-card min-[90rem]:border">
      <Suspense fallback={loading}>
        {data && (
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
        )}
      </Suspense>
      {data === undefined && loading}
      {data === null && <p role="status">{staffWords.requestErrors.unavailable}</p>}
    </div>
  )
}

const loading = <p role="status">Loading booking...</p>

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
