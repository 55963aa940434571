import { Form, Link, useSubmit } from '@remix-run/react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { BranchChoice } from '#app/staff/shell/branch-select.tsx'
import { useShortcut } from '#app/staff/shell/read-shortcut.ts'
import { usePopover } from '#app/staff/shell/use-popover.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import { billFilters, stepFilters } from '#business/bookings/lists/filters.ts'
import { maxSearchLength } from '#business/bookings/lists/search.ts'
import { type BookingView, groupingForView, viewDayAt } from '#business/bookings/lists/views.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { serviceTypes } from '#business/words/en.ts'
import { type ListFilter, viewHref } from './list-filter.ts'

const searchIcon = 'M13 22a9 9 0 1 1 0-18 9 9 0 0 1 0 18M20 20l8 8'
const controlClass =
  'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9'

const selects = [
  { name: 'service', label: 'Service', options: serviceTypes },
  { name: 'status', label: 'Status', options: bookingStatuses },
  { name: 'step', label: 'Step', options: stepFilters },
  { name: 'bill', label: 'Bill', options: billFilters },
] as const

export interface FilterProps extends BranchChoice {
  view: BookingView
  filter: ListFilter
  now: Date
}

const searchFormId = 'booking-search'
const popoverId = 'booking-filter'

/** A search in All keeps the filter. In other views it searches all bookings. */
export const filterFormId = (view: BookingView) => (view === 'all' ? searchFormId : 'view-filter')

export function SearchForm({ view, filter }: FilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const { q = '', status = 'all', branch } = filter
  useShortcut((key, event) => {
    if (key !== '/') return
    event.preventDefault()
    form.current?.querySelector<HTMLInputElement>('input[type=search]')?.select()
  })
  useSyncedValues(form, { q, status })
  return (
    <Form
      id={searchFormId}
      role="search"
      action="/admin/dashboard"
      ref={form}
      className="flex min-w-0 gap-2 max-md:grow md:w-60 md:shrink-0 xl:w-80"
    >
      {view !== 'all' && branch && branch !== 'all' && (
        <input type="hidden" name="branch" value={branch} />
      )}
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search bookings"
        aria-keyshortcuts="/"
        placeholder="Name, phone, ID or address"
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        className={`grow ${controlClass}`}
      />
      <button type="submit" className={`hover:border-ink ${controlClass}`}>
        <LineIcon strokes={searchIcon} className="size-5" />
        <span className="sr-only">Search</span>
      </button>
    </Form>
  )
}

export function FilterButton(props: FilterProps) {
  const popover = usePopover()
  const count = listChips(props).length
  return (
    <>
      <Button popoverTarget={popoverId} look="quiet" size="line" className="shrink-0">
        Filter
        {count > 0 && (
          <span className="rounded-full bg-indigo px-1.5 text-white tabular-nums">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Button>
      <div
        ref={popover}
        id={popoverId}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 w-full border-t border-line bg-white p-4 text-ink shadow-lg backdrop:bg-ink/40 md:m-auto md:w-96 md:rounded-card md:border md:backdrop:bg-transparent md:supports-[position-area:bottom]:inset-auto md:supports-[position-area:bottom]:my-1 md:supports-[position-area:bottom]:[position-area:block-end_span-inline-end]"
      >
        <FilterFields key={JSON.stringify(props.filter)} {...props} />
      </div>
    </>
  )
}

function FilterFields({ view, filter, branches, chosen, now }: FilterProps) {
  const form = filterFormId(view)
  const isWhole = view === 'all'
  const field = { form, className: `w-full ${controlClass}` }
  const branchOptions = Object.fromEntries(
    branches.map((branch) => [branch.slug, { label: branch.name }]),
  )
  return (
    <>
      {!isWhole && (
        <Form id={form} action="/admin/dashboard">
          <input
            type="hidden"
            name="view"
            value={groupingForView(view) === 'slot' ? 'day' : view}
          />
          {filter.q && <input type="hidden" name="q" value={filter.q} />}
        </Form>
      )}
      <div className="grid grid-cols-2 gap-3">
        <LabelledField label="Pickup day" id="date">
          <input
            {...field}
            id="date"
            type="date"
            name="date"
            defaultValue={viewDayAt(view, now, filter.date) ?? filter.date}
          />
        </LabelledField>
        {branches.length > 0 && (
          <FilterSelect
            {...field}
            name="branch"
            label="Branch"
            options={branchOptions}
            value={chosen?.slug}
          />
        )}
        {selects.map(
          (select) =>
            !(isWhole && select.name === 'status') && (
              <FilterSelect key={select.name} {...field} {...select} value={filter[select.name]} />
            ),
        )}
      </div>
      <div className="mt-4 flex items-center justify-between gap-4">
        <Button type="submit" form={form} size="line" className="md:min-h-11">
          Show bookings
        </Button>
        <Link
          to={viewHref(view, { date: view === 'day' ? filter.date : undefined, branch: 'all' })}
          className="inline-flex min-h-11 items-center link"
        >
          Clear all
        </Link>
      </div>
    </>
  )
}

type FilterSelectProps = ComponentProps<'select'> & {
  name: string
  options: Record<string, { label: string }>
  value: string | undefined
}

function FilterSelect({ label, ...select }: FilterSelectProps & { label: string }) {
  return (
    <LabelledField label={label} id={select.name}>
      <OptionSelect {...select} />
    </LabelledField>
  )
}

function OptionSelect({ name, options, value = 'all', ...select }: FilterSelectProps) {
  return (
    <select {...select} id={name} name={name} defaultValue={value}>
      <option value="all">All</option>
      {Object.entries(options).map(([value, { label }]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** In All, outside the popover. */
export function StatusSelect({ status }: Pick<ListFilter, 'status'>) {
  const submit = useSubmit()
  return (
    <>
      <label htmlFor="status" className="text-sm text-ink-soft max-xl:sr-only">
        Status
      </label>
      <OptionSelect
        name="status"
        options={bookingStatuses}
        value={status}
        form={searchFormId}
        className={`shrink-0 ${controlClass}`}
        onChange={({ currentTarget: { form } }) => void submit(form)}
      />
    </>
  )
}

type LabelledFieldProps = { label: string; id: string; children: ReactNode }

function LabelledField({ label, id, children }: LabelledFieldProps) {
  return (
    <div className="grid min-w-0">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      {children}
    </div>
  )
}

function listChips({ view, filter, chosen, now }: FilterProps) {
  const { date } = filter
  const today = localDateAt(now)
  const options = selects.map(({ name, options }) => {
    const value = filter[name]
    return { name, text: value && (options as FilterSelectProps['options'])[value]!.label }
  })
  return [
    { name: 'date', text: date && view !== 'day' ? formatShortDate(date, today) : undefined },
    { name: 'branch', text: chosen?.name },
    ...options,
  ].filter(({ text }) => text !== undefined)
}

export function FilterChips(props: FilterProps) {
  const { view, filter } = props
  return (
    <ul
      aria-label="Filters"
      className="-my-1 flex min-w-0 gap-1.5 overflow-x-auto py-1 empty:hidden max-md:order-last max-md:col-span-full"
    >
      {listChips(props).map(({ name, text }) => (
        <li key={name}>
          <Link
            to={viewHref(view, { ...filter, [name]: name === 'branch' ? 'all' : undefined })}
            className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-white px-3 text-sm whitespace-nowrap hover:border-ink"
          >
            {text}
            <span className="sr-only">(remove filter)</span>
            <span aria-hidden>×</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Syncs the fields with the URL, except the focused one. */
function useSyncedValues(form: RefObject<HTMLFormElement | null>, values: Record<string, string>) {
  const serialized = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(serialized) as typeof values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field !== document.activeElement) field.value = value
    }
  }, [form, serialized])
}
