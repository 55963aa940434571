import type { DashboardAddress } from '#app/staff/shell/dashboard-address.server.ts'
import type { BookingView } from '#business/bookings/views.ts'

/** What the address of a view narrows it to. */
export type ShownFilter = Pick<DashboardAddress, 'q' | 'date' | 'service' | 'status' | 'branch'>

/** A view, narrowed, as the query of an address. */
export function queryOf(view: BookingView, filter: ShownFilter, after?: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filter, view, after })) {
    if (value) query.set(name, value)
  }
  return `?${query}`
}
