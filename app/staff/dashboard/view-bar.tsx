import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import { type BranchChoice, BranchSelect } from '#app/staff/shell/branch-select.tsx'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { usePopover } from '#app/staff/shell/use-popover.ts'
import { useSubmitOnChange } from '#app/staff/shell/use-submit-on-change.ts'
import { Button } from '#app/ui/parts/button.tsx'
import {
  bookingAlerts,
  bookingAlertValues,
  bookingTabs,
  bookingTabValues,
  type BookingView,
  viewDayAt,
} from '#business/bookings/lists/views.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { samples } from '#business/words/staff.ts'
import { BookingFilter } from './booking-filter.tsx'
import { buildListQuery, type ListFilter, viewHref } from './list-filter.ts'

const optionsId = 'list-options'

interface Props extends BranchChoice {
  view: BookingView
  filter: ListFilter
  work: WorkCounts
  hasSamples: boolean
  now: Date
}

/** Below `md`, a button opens day, branch and links, also without scripts. */
export function ViewBar(props: Props) {
  const { view, filter, chosen } = props
  const options = usePopover()
  const isWhole = view === 'all'
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <ViewTabs {...props} />
      {!isWhole && <BookingFilter filter={filter} showAllFilters={false} />}
      <Button
        popoverTarget={optionsId}
        look="quiet"
        size="line"
        className={`max-w-28 md:hidden ${isWhole ? 'max-md:order-1' : ''}`}
      >
        <span className="truncate">{chosen?.name ?? 'Filter'}</span>
        {chosen && <span className="sr-only">, filter</span>}
      </Button>
      <div
        ref={options}
        id={optionsId}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 w-full border-t border-line bg-white px-3 py-2 text-ink shadow-lg backdrop:bg-ink/40 md:contents"
      >
        <DayForm {...props} />
        <BranchFilterForm {...props} />
        <ExportLinks {...props} />
      </div>
      <AlertLinks {...props} />
    </div>
  )
}

function ViewTabs({ view: current, filter: { branch }, work }: Props) {
  return (
    <nav aria-label="Views" className="flex max-md:w-full max-md:flex-wrap">
      {bookingTabValues.map((view) => (
        <Link
          key={view}
          to={viewHref(view, { branch })}
          aria-current={view === current ? 'page' : undefined}
          className="flex min-h-11 items-center gap-x-1.5 border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:font-semibold aria-[current=page]:text-ink max-md:grow max-md:flex-col max-md:px-1 max-md:py-1 max-md:text-sm md:min-h-10 md:px-3"
        >
          {bookingTabs[view].label}
          <span className="text-sm tabular-nums">{work.views[view]}</span>
        </Link>
      ))}
    </nav>
  )
}

function AlertLinks({ view: current, filter: { branch }, work }: Props) {
  const alerts = bookingAlertValues.filter((view) => work.views[view] > 0)
  if (alerts.length === 0) return null
  return (
    <ul aria-label="Needs attention" className="flex flex-wrap gap-2 py-1 md:py-0.5">
      {alerts.map((view) => (
        <li key={view}>
          <Link
            to={viewHref(view, { branch })}
            aria-current={view === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-card border border-red bg-red-pale px-3 text-sm font-semibold text-red hover:underline aria-[current=page]:bg-red aria-[current=page]:text-white md:min-h-9"
          >
            {bookingAlerts[view].label}
            <span className="tabular-nums">{work.views[view]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function DayForm({ view, filter: { date, branch }, now }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const day = viewDayAt(view, now, date)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day ?? ''
  }, [day])
  const link = (label: string, sign: string, date: LocalDate) => (
    <Link
      to={viewHref('day', { date, branch })}
      aria-label={`${label}, ${formatShortDate(date, localDateAt(now))}`}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-card text-lg hover:bg-paper md:min-h-9 md:min-w-8"
    >
      {sign}
    </Link>
  )
  return (
    <Form
      action="/admin/dashboard"
      className="flex items-center py-1 md:py-0.5"
      onChange={useSubmitOnChange()}
    >
      <input type="hidden" name="view" value="day" />
      {branch && <input type="hidden" name="branch" value={branch} />}
      {day && link('Previous day', '‹', addDays(day, -1))}
      <input
        ref={input}
        type="date"
        name="date"
        defaultValue={day}
        required
        aria-label="Day"
        className="min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-2 text-sm md:min-h-9"
      />
      {day && link('Next day', '›', addDays(day, 1))}
      <button type="submit" className="hidden min-h-11 px-3 font-semibold noscript:block">
        Show
      </button>
    </Form>
  )
}

function BranchFilterForm({ view, filter, branches, chosen }: Props) {
  const submitOnChange = useSubmitOnChange()
  if (branches.length === 0) return null
  return (
    <Form
      action="/admin/dashboard"
      className="flex min-w-0 gap-2 py-1 md:max-w-44 md:py-0.5"
      onChange={submitOnChange}
    >
      {Object.entries({ view, ...filter }).map(
        ([name, value]) =>
          value &&
          name !== 'branch' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <BranchSelect branches={branches} chosen={chosen} className="md:min-h-9" />
      <button type="submit" className="hidden px-3 font-semibold noscript:block">
        Show
      </button>
    </Form>
  )
}

function ExportLinks({ view, filter, now, hasSamples }: Props) {
  const { branch } = filter
  const date = viewDayAt(view, now, filter.date)
  const className = 'shrink-0 gap-x-1 text-sm md:min-h-9'
  const runSheet = date && new URLSearchParams({ date, ...(branch && { branch }) })
  return (
    <span className="flex gap-x-6 md:order-1 md:ml-auto md:gap-x-3">
      {runSheet && (
        <TapLink href={`/admin/run-sheet?${runSheet}`} className={className}>
          Run sheet <span className="sr-only">of this day</span>
        </TapLink>
      )}
      <TapLink
        href={`/admin/bookings.csv${buildListQuery(view, filter)}`}
        download
        className={className}
      >
        Export CSV <span className="sr-only">of these bookings</span>
        {hasSamples && ` ${samples.leftOut}`}
      </TapLink>
    </span>
  )
}
