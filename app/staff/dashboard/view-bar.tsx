import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import { SignOutForm } from '#app/staff/shell/staff-page.tsx'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { usePopover } from '#app/staff/shell/use-popover.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import {
  bookingAlerts,
  bookingAlertValues,
  bookingTabs,
  bookingTabValues,
  type BookingView,
  viewDayAt,
} from '#business/bookings/lists/views.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { formatLongDay, formatShortDate } from '#business/pickups/english-dates.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { samples } from '#business/words/staff.ts'
import { BookingCounters } from './booking-counters.tsx'
import {
  FilterButton,
  FilterChips,
  filterFormId,
  type FilterProps,
  SearchForm,
  StatusSelect,
} from './booking-filter.tsx'
import { buildListQuery, viewHref } from './list-filter.ts'
import { ShortcutsButton } from './list-keys.tsx'

interface Props extends FilterProps {
  work: WorkCounts | null
  counts: Record<BookingStatus, number> | null
  hasSamples: boolean
}

export function ViewBar(props: Props) {
  const { view, filter, counts } = props
  return (
    <>
      <div className="flex items-center gap-x-3 pt-1 max-md:flex-col max-md:items-stretch">
        <ViewTitle {...props} />
        <ViewTabs {...props} />
      </div>
      <div className="flex items-center gap-2 py-1 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <SearchForm {...props} />
        <FilterButton {...props} />
        <FilterChips {...props} />
        <MoreActions {...props} />
      </div>
      {view === 'all' && (
        <div className="flex items-center gap-2 max-md:flex-wrap">
          {counts && <BookingCounters counts={counts} />}
          <StatusSelect status={filter.status} />
          <RefreshButton view={view} />
          <SignOutForm className="shrink-0 whitespace-nowrap" />
        </div>
      )}
    </>
  )
}

/** On phones the tabs name the view. */
function ViewTitle({ view, filter: { date, branch }, now }: Props) {
  const today = localDateAt(now)
  const day = viewDayAt(view, now, date)
  const labels = { ...bookingTabs, ...bookingAlerts, all: { label: 'All bookings' } }
  const name = view === 'day' ? null : labels[view].label
  const arrow = (label: string, sign: string, date: LocalDate) => (
    <Link
      to={viewHref('day', { date, branch })}
      aria-label={`${label}, ${formatShortDate(date, today)}`}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-card text-xl hover:bg-white md:min-h-9 md:min-w-8"
    >
      {sign}
    </Link>
  )
  return (
    <div
      className={`flex shrink-0 items-center md:w-[17rem] min-[105rem]:w-[22rem] ${day ? '' : 'max-md:sr-only'}`}
    >
      <h1 className="truncate text-lg font-bold max-md:grow">
        {name}
        {day && (
          <span className={name ? 'text-base font-normal' : ''}>
            {name && ' · '}
            <span className="min-[105rem]:hidden">{formatShortDate(day, today)}</span>
            <span className="max-[105rem]:hidden">{formatLongDay(day, today)}</span>
          </span>
        )}
      </h1>
      {day && arrow('Previous day', '‹', addDays(day, -1))}
      {day && arrow('Next day', '›', addDays(day, 1))}
    </div>
  )
}

const fadedPx = 24
const tabClass =
  'flex min-h-11 items-center gap-x-1.5 border-b-2 border-transparent px-1.5 text-sm min-[105rem]:px-2 whitespace-nowrap aria-[current=page]:font-semibold'

function ViewTabs({ view: current, filter: { branch }, work }: Props) {
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab)
      tabs.current!.scrollLeft =
        tab.offsetLeft + tab.offsetWidth + fadedPx - tabs.current!.clientWidth
  }, [current])
  const link = (view: keyof WorkCounts, label: string, look: string) => (
    <Link
      to={viewHref(view, { branch })}
      aria-current={view === current ? 'page' : undefined}
      className={`${tabClass} ${look}`}
    >
      {label}
      <span className="tabular-nums">{work?.[view]}</span>
    </Link>
  )
  const alerts = bookingAlertValues.filter((view) => view === current || (work && work[view] > 0))
  return (
    <nav
      ref={tabs}
      aria-label="Views"
      className="relative flex min-w-0 grow [scrollbar-width:none] overflow-x-auto [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]"
    >
      <ul className="flex">
        {bookingTabValues.map((view) => (
          <li key={view}>
            {link(
              view,
              bookingTabs[view].label,
              'text-ink-soft hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:text-ink',
            )}
          </li>
        ))}
      </ul>
      {alerts.length > 0 && (
        <ul aria-label="Needs attention" className="flex pr-6">
          {alerts.map((view) => (
            <li key={view}>
              {link(
                view,
                bookingAlerts[view].label,
                'font-semibold text-red hover:underline aria-[current=page]:border-red',
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

const moreId = 'list-actions'

/** On phones a button opens them, also without scripts. */
function MoreActions({ view, filter, now, hasSamples }: Props) {
  const popover = usePopover()
  const { branch } = filter
  const date = viewDayAt(view, now, filter.date) ?? localDateAt(now)
  const runSheet = new URLSearchParams({ date, ...(branch && { branch }) })
  const className = 'shrink-0 gap-x-1 text-sm whitespace-nowrap md:min-h-9'
  return (
    <>
      <Button popoverTarget={moreId} look="quiet" size="line" className="shrink-0 md:hidden">
        <span aria-hidden>⋯</span>
        <span className="sr-only">More</span>
      </Button>
      <div
        ref={popover}
        id={moreId}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 w-full border-t border-line bg-white px-4 py-2 text-ink shadow-lg backdrop:bg-ink/40 md:contents"
      >
        <div className="flex items-center gap-x-4 md:ml-auto md:gap-x-3">
          {view !== 'all' && <RefreshButton view={view} />}
          <TapLink href={`/admin/run-sheet?${runSheet}`} className={className}>
            Run sheet <span className="sr-only">of {formatShortDate(date, localDateAt(now))}</span>
          </TapLink>
          <TapLink
            href={`/admin/bookings.csv${buildListQuery(view, filter)}`}
            download
            className={className}
          >
            Export CSV <span className="sr-only">of these bookings</span>
            {hasSamples && <span className="max-xl:sr-only"> {samples.leftOut}</span>}
          </TapLink>
          <ShortcutsButton />
        </div>
      </div>
    </>
  )
}

const refreshIcon = 'M27 16a11 11 0 1 1-3.2-7.8L27 11M27 4v7h-7'

function RefreshButton({ view }: { view: BookingView }) {
  return (
    <Button type="submit" form={filterFormId(view)} look="quiet" size="line" className="shrink-0">
      <LineIcon strokes={refreshIcon} className="size-5" />
      <span className="sr-only">Refresh</span>
    </Button>
  )
}
