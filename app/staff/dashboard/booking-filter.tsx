import { Form, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { readShortcut } from '#app/staff/shell/read-shortcut.ts'
import { bookingFilterId } from '#app/staff/shell/shell-header.tsx'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import { maxSearchLength } from '#business/bookings/lists/search.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { serviceTypes } from '#business/words/en.ts'
import type { ListFilter } from './list-filter.ts'

const searchIcon = 'M13 22a9 9 0 1 1 0-18 9 9 0 0 1 0 18M20 20l8 8'
const controlClass =
  'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9'

const selects = [
  { name: 'service', label: 'Service', options: serviceTypes },
  { name: 'status', label: 'Status', options: bookingStatuses },
] as const

export function BookingFilter({
  filter,
  showAllFilters,
}: {
  filter: ListFilter
  showAllFilters: boolean
}) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { q = '', date = '', service = 'all', status = 'all' } = filter
  useSearchKey(form)
  useSyncedValues(form, { q, date, service, status })
  return (
    <Form
      id={bookingFilterId}
      role="search"
      action="/admin/dashboard"
      ref={form}
      className={
        showAllFilters
          ? 'flex flex-wrap items-end gap-x-3 gap-y-2 py-1'
          : 'min-w-0 flex-1 basis-44 py-1 md:basis-64'
      }
      onChange={({ target }) => {
        // Skip a year that is still being typed.
        const { name, value } = target as unknown as HTMLInputElement
        const isReady = name !== 'date' || value === '' || value >= '2000'
        if (name !== 'q' && isReady) void submit(form.current)
      }}
    >
      {filter.branch && filter.branch !== 'all' && (
        <input type="hidden" name="branch" value={filter.branch} />
      )}
      <div className="flex min-w-0 grow gap-2 max-md:w-full">
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Search bookings"
          aria-keyshortcuts="/"
          placeholder="Name, phone, booking ID, address"
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          className={`grow ${controlClass}`}
        />
        <button type="submit" className={`font-semibold hover:border-ink ${controlClass}`}>
          <LineIcon strokes={searchIcon} className="size-5 md:hidden" />
          <span className="max-md:sr-only">Search</span>
        </button>
      </div>
      {showAllFilters && (
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 max-md:w-full md:flex">
          <LabelledField label="Pickup day" htmlFor="date">
            <input id="date" type="date" name="date" defaultValue={date} className={controlClass} />
          </LabelledField>
          {selects.map(({ name, label, options }) => (
            <LabelledField key={name} label={label} htmlFor={name}>
              <select
                id={name}
                name={name}
                defaultValue={filter[name] ?? 'all'}
                className={controlClass}
              >
                <option value="all">All</option>
                {Object.entries(options).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </LabelledField>
          ))}
        </div>
      )}
    </Form>
  )
}

function LabelledField({
  label,
  htmlFor,
  children,
}: {
  label: string
  htmlFor: string
  children: ReactNode
}) {
  return (
    <div className="grid min-w-0">
      <label htmlFor={htmlFor} className="text-sm text-ink-soft">
        {label}
      </label>
      {children}
    </div>
  )
}

type FormRef = React.RefObject<HTMLFormElement | null>

function useSearchKey(form: FormRef): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (readShortcut(event) !== '/') return
      event.preventDefault()
      form.current?.querySelector<HTMLInputElement>('input[type=search]')?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}

/** Syncs the fields with the URL, except the focused one. */
function useSyncedValues(form: FormRef, values: Record<string, string>): void {
  const serialized = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(serialized) as typeof values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field !== document.activeElement) field.value = value
    }
  }, [form, serialized])
}
