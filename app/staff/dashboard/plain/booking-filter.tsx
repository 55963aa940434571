import { Form, useSubmit } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import {
  type BookingStatus,
  bookingStatuses,
  bookingStatusValues,
} from '#business/bookings/status.ts'

/** Which bookings are listed; it stands in the address. Refresh asks again for the same. */
export function BookingFilter({ status }: { status: BookingStatus | undefined }) {
  const submit = useSubmit()
  return (
    <Form
      action="/admin/dashboard"
      className="mt-5 flex flex-wrap items-end justify-between gap-3"
      onChange={(event) => void submit(event.currentTarget)}
    >
      <div>
        <label htmlFor="status" className="block text-sm font-semibold">
          Status
        </label>
        <select
          key={status}
          id="status"
          name="status"
          defaultValue={status ?? 'all'}
          className="mt-1 min-h-12 rounded-card border border-line-strong bg-white px-3"
        >
          <option value="all">All</option>
          {bookingStatusValues.map((value) => (
            <option key={value} value={value}>
              {bookingStatuses[value].label}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="quiet">
        Refresh
      </Button>
    </Form>
  )
}
