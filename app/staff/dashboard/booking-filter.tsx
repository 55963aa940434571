import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useShortcut } from '#app/staff/shell/read-shortcut.ts'
import { bookingFilterId } from '#app/staff/shell/shell-header.tsx'
import { useSubmitOnChange } from '#app/staff/shell/use-submit-on-change.ts'
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

type BookingFilterProps = { filter: ListFilter; showAllFilters: boolean }

export function BookingFilter({ filter, showAllFilters }: BookingFilterProps) {
  const submitOnChange = useSubmitOnChange({ allowsNoDay: true })
  const form = useRef<HTMLFormElement>(null)
  const { q = '', date = '', service = 'all', status = 'all' } = filter
  useShortcut((key, event) => {
    if (key !== '/') return
    event.preventDefault()
    form.current?.querySelector<HTMLInputElement>('input[type=search]')?.select()
  })
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
      onChange={submitOnChange}
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
          <LabelledField label="Pickup day" id="date">
            <input id="date" type="date" name="date" defaultValue={date} className={controlClass} />
          </LabelledField>
          {selects.map(({ name, label, options }) => (
            <LabelledField key={name} label={label} id={name}>
              <select
                {...{ id: name, name, className: controlClass }}
                defaultValue={filter[name] ?? 'all'}
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

type FormRef = React.RefObject<HTMLFormElement | null>

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
