import { Form, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { typing } from '#app/staff/dashboard/list/use-list-keys.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { longestSearch } from '#business/bookings/search.ts'
import { serviceTypes, serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status.ts'
import type { ShownFilter } from './shown-filter.ts'

const control =
  'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9'

/**
 * Searches all bookings, by what somebody says on the phone; `/` leads to it. Above all bookings it also filters by day, service and
 * status, and Refresh asks for the same list again. The filter is in the address.
 */
export function BookingFilter({ filter, isWhole }: { filter: ShownFilter; isWhole: boolean }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { q = '', date = '', service = 'all', status = 'all' } = filter
  useSearchKey(form)
  useShownValues(form, { q, date, service, status })
  return (
    <Form
      role="search"
      action="/admin/dashboard"
      ref={form}
      className={`py-1 max-md:w-full ${isWhole ? 'flex w-full flex-wrap items-end gap-x-3 gap-y-2' : 'md:w-96'}`}
      onChange={({ target }) => {
        // A year that is being typed begins with zeros.
        const { name, value } = target as unknown as HTMLInputElement
        const isReady = name !== 'date' || value === '' || value >= '2000'
        if (name !== 'q' && isReady) void submit(form.current)
      }}
    >
      {filter.branch && <input type="hidden" name="branch" value={filter.branch} />}
      <div className="flex min-w-0 grow gap-2 max-md:w-full">
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Search bookings"
          aria-keyshortcuts="/"
          placeholder="Name, phone, booking ID, address"
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          className={`grow ${control}`}
        />
        <button type="submit" className={`font-semibold hover:border-ink ${control}`}>
          Search
        </button>
      </div>
      {isWhole && (
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 max-md:w-full md:flex">
          <Labelled label="Pickup day" htmlFor="date">
            <input id="date" type="date" name="date" defaultValue={date} className={control} />
          </Labelled>
          <Labelled label="Service" htmlFor="service">
            <select id="service" name="service" defaultValue={service} className={control}>
              <option value="all">All</option>
              {serviceTypeValues.map((value) => (
                <option key={value} value={value}>
                  {serviceTypes[value].label}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled label="Status" htmlFor="status">
            <select id="status" name="status" defaultValue={status} className={control}>
              <option value="all">All</option>
              {bookingStatusValues.map((value) => (
                <option key={value} value={value}>
                  {bookingStatuses[value].label}
                </option>
              ))}
            </select>
          </Labelled>
          <Button type="submit" look="quiet" size="snug">
            Refresh
          </Button>
        </div>
      )}
    </Form>
  )
}

function Labelled({
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
      if (event.key !== '/' || (event.target instanceof Element && event.target.closest(typing))) {
        return
      }
      event.preventDefault()
      form.current?.querySelector<HTMLInputElement>('input[type=search]')?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}

/** Shows the filter of the address after a navigation, except in the field that somebody is typing into. */
function useShownValues(form: FormRef, values: Record<string, string>): void {
  const shown = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(shown) as typeof values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field !== document.activeElement) field.value = value
    }
  }, [form, shown])
}
