import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { BookingLine as Line } from '#app/models/bookings/booking-lines.server.ts'
import { BookingPanel, type ShownBooking } from '#app/staff/bookings/booking-panel.tsx'
import { AskingButton, StatusButton } from '#app/staff/bookings/status-button.tsx'
import { useStatusFetcher } from '#app/staff/bookings/status-reply.ts'
import { confirmButtonId } from '#app/staff/dashboard/skip-to-confirm.tsx'
import { useOwnChange } from '#app/staff/dashboard/use-booking-news.ts'
import { handset } from '#app/ui/parts/call-button.tsx'
import { LineDrawing } from '#app/ui/parts/line-drawing.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { asksBefore } from '#business/bookings/questions.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status.ts'
import { formatShortDate, type LocalDate } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffMessages from '#business/words/staff-messages.ts'

// Select, when, who, where, what, phone, status, act: in line with those above and below.
const withDay =
  'md:grid-cols-[1.25rem_12rem_minmax(0,1fr)_auto_6rem_6rem] lg:grid-cols-[1.25rem_12rem_minmax(0,3fr)_minmax(0,2fr)_6.25rem_auto_6rem_6rem]'
const withoutDay =
  'md:grid-cols-[1.25rem_5.25rem_minmax(0,1fr)_auto_6rem_6rem] lg:grid-cols-[1.25rem_5.25rem_minmax(0,3fr)_minmax(0,2fr)_6.25rem_auto_6rem_6rem]'

/** One booking in a line, which opens in place. */
export function BookingLine({
  line: asListed,
  confirmed,
  listing,
  today,
  isOpen,
  onOpen,
  onSelect,
}: {
  line: Line
  /** The same booking after it was confirmed together with others. */
  confirmed: Line | undefined
  /** What the lines around have in common; all have nothing. */
  listing: 'slot' | 'day' | 'all'
  /** The day in Mumbai. */
  today: LocalDate
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onSelect: (isSelected: boolean) => void
}) {
  const reply = useStatusFetcher(asListed).data
  useOwnChange(reply)
  const name = useRef<HTMLAnchorElement>(null)
  const line = latest([asListed, confirmed, reply?.lines[0]])
  const [asked, ask] = useState<{ to: BookingStatus | null; times: number }>({ to: null, times: 0 })
  const { reference, isErased } = line
  // The button that had the focus is another one now.
  useEffect(() => {
    if (reply && document.activeElement === document.body) {
      name.current?.focus({ preventScroll: true })
    }
  }, [reply])
  const toggle = (to: BookingStatus | null) => {
    ask(({ times }) => ({ to, times: times + 1 }))
    onOpen(to !== null || !isOpen)
    if (to === null && isOpen) name.current?.focus()
  }
  return (
    <li className={`border-b border-line ${isOpen ? 'bg-indigo-pale/40' : 'bg-white'}`}>
      <div
        className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto_6rem] items-center gap-x-2.5 px-3 py-1 hover:bg-indigo-pale/40 md:h-10 md:gap-x-3 md:py-0 ${
          listing === 'all' ? withDay : withoutDay
        }`}
      >
        <Selecting line={line} onSelect={onSelect} />
        <span className="flex min-w-0 items-center gap-2 max-md:col-span-2 md:order-3">
          <Link
            ref={name}
            to={`/admin/bookings/${reference}`}
            id={`booking-${reference}`}
            data-line={reference}
            aria-expanded={isOpen}
            className="truncate font-semibold after:absolute after:inset-0"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              toggle(null)
            }}
          >
            {isErased ? staffMessages.customers.removed : line.name}
          </Link>
          {line.hasNote && <NoteDot />}
          {line.isUnplaced && <UnplacedMark />}
        </span>
        <span className="justify-self-end whitespace-nowrap md:order-7 md:justify-self-start">
          <StatusBadge status={line.status} />
        </span>
        <span className="min-w-0 text-sm text-ink-soft max-md:col-span-2 max-md:truncate md:contents">
          <span
            className={`whitespace-nowrap tabular-nums md:order-2 ${listing === 'slot' ? 'max-md:hidden' : ''}`}
          >
            {listing === 'all' && `${formatShortDate(line.date)}, `}
            {line.time}
            <span className="md:hidden"> · </span>
          </span>
          <span className="md:order-4 md:truncate md:max-lg:hidden">
            {!isErased && line.locality}
          </span>
          <span className="truncate md:order-5 md:max-lg:hidden">
            <span className="md:hidden"> · </span>
            {serviceTypes[line.serviceType].label}
          </span>
        </span>
        <span className="relative md:order-6">{!isErased && <Call line={line} />}</span>
        <span className="relative flex justify-end md:order-8">
          <NextAct line={line} today={today} onAsk={toggle} />
        </span>
      </div>
      <div className="px-3 empty:hidden">
        <ToastOnArrival
          toast={reply?.toast}
          stays={reply?.toast.kind === 'error' ? reply.toast.description : undefined}
        />
      </div>
      {isOpen && (
        <OpenedLine key={asked.times} reference={reference} asked={asked.to} onClose={toggle} />
      )}
    </li>
  )
}

/** Of several states of one booking the one that it got last. */
function latest(states: (Line | undefined)[]): Line {
  return states
    .filter((state) => state !== undefined)
    .reduce((last, state) => (state.updatedAt > last.updatedAt ? state : last))
}

/** Only what waits for it can be confirmed with others. */
function Selecting({ line, onSelect }: { line: Line; onSelect: (isSelected: boolean) => void }) {
  return (
    <span className="relative z-10 flex size-5 md:order-1">
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

/** A number on a wide screen, a handset on a phone. */
function Call({ line: { name, phone } }: { line: Line }) {
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

/** The one thing that is done next. What ends a booking otherwise stands with its details. */
function NextAct({
  line,
  today,
  onAsk,
}: {
  line: Line
  today: LocalDate
  onAsk: (to: BookingStatus) => void
}) {
  const to = nextStatuses(line.status).find((status) => status !== 'cancelled')
  if (!to) return null
  const look = to === 'confirmed' ? 'main' : 'quiet'
  return asksBefore(to, line, today) ? (
    <AskingButton booking={line} to={to} look={look} size="line" onAsk={() => onAsk(to)} />
  ) : (
    <StatusButton
      id={to === 'confirmed' ? confirmButtonId(line) : undefined}
      booking={line}
      to={to}
      look={look}
      size="line"
    />
  )
}

/** Below its line; on a wide screen beside the list. */
function OpenedLine({
  reference,
  asked,
  onClose,
}: {
  reference: string
  asked: BookingStatus | null
  onClose: (to: null) => void
}) {
  const { data, load } = useFetcher<ShownBooking | null>({ key: `booking-${reference}` })
  useEffect(() => void load(`/admin/bookings/${reference}`), [load, reference])
  return (
    <div className="relative border-t border-line bg-white p-4 min-[1440px]:fixed min-[1440px]:inset-y-4 min-[1440px]:right-[max(1rem,calc((100vw-90rem)/2+1rem))] min-[1440px]:w-96 min-[1440px]:overflow-y-auto min-[1440px]:rounded-card min-[1440px]:border">
      {data ? (
        <BookingPanel
          {...data}
          asked={asked}
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
          {data === null ? messages.request.unavailable : 'Loading the booking...'}
        </p>
      )}
    </div>
  )
}
