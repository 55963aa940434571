import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { typing } from '#app/staff/dashboard/lines/use-line-keys.ts'
import { longestSearch } from '#business/bookings/search.ts'
import { serviceTypes, serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status.ts'
import type { ShownFilter } from './shown-filter.ts'

const field =
  'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9'

/** Finds bookings by what somebody says on the phone; `/` leads here. What it asks stands in the address. */
export function BookingSearch({ filter, isWide }: { filter: ShownFilter; isWide: boolean }) {
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.closest(typing))) {
        return
      }
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const { q = '', date = '', service = 'all', status = 'all' } = filter
  const form = useRef<HTMLFormElement>(null)
  // Where another view was opened, or the way back was gone; not under the hand of who writes.
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, date, service, status })) {
      const control = form.current?.elements.namedItem(name)
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      if (isControl && control !== document.activeElement) control.value = value
    }
  }, [q, date, service, status])
  return (
    <Form
      role="search"
      action="/admin/dashboard"
      ref={form}
      className={`grid grid-cols-[1fr_auto] gap-2 py-1 max-md:w-full ${
        isWide ? 'w-full md:grid-cols-[minmax(0,1fr)_auto_auto]' : 'md:w-96'
      }`}
    >
      <input type="hidden" name="view" value="all" />
      {filter.branch && <input type="hidden" name="branch" value={filter.branch} />}
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search bookings"
        aria-keyshortcuts="/"
        placeholder="Name, phone, booking ID, address"
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        className={field}
      />
      {isWide && (
        <div
          className="grid grid-cols-2 gap-2 max-md:order-last max-md:col-span-2 md:grid-cols-3"
          onChange={({ target }) => {
            // Of a year that is being typed only the first digits are there.
            const { name, value } = target as unknown as HTMLInputElement
            if (name !== 'date' || value === '' || value >= '2000') void submit(form.current)
          }}
        >
          <input
            type="date"
            name="date"
            defaultValue={date}
            aria-label="Pickup day"
            className={field}
          />
          <select name="service" defaultValue={service} aria-label="Service" className={field}>
            <option value="all">Any service</option>
            {serviceTypeValues.map((value) => (
              <option key={value} value={value}>
                {serviceTypes[value].label}
              </option>
            ))}
          </select>
          <select name="status" defaultValue={status} aria-label="Status" className={field}>
            <option value="all">Any status</option>
            {bookingStatusValues.map((value) => (
              <option key={value} value={value}>
                {bookingStatuses[value].label}
              </option>
            ))}
          </select>
        </div>
      )}
      <button type="submit" className={`font-semibold hover:border-ink ${field}`}>
        Search
      </button>
    </Form>
  )
}
