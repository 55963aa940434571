import type { DashboardAddress } from '#app/staff/shell/dashboard-address.server.ts'
import type { BookingView } from '#business/bookings/views.ts'

export type ShownFilter = Pick<DashboardAddress, 'q' | 'date' | 'service' | 'status' | 'branch'>

export function viewHref(view: BookingView, filter: ShownFilter = {}, after?: string): string {
  return `/admin/dashboard${queryOf(view, filter, after)}`
}

export function queryOf(view: BookingView, filter: ShownFilter, after?: string): string {
  const query = new URLSearchParams()
  const parts = { view: view === 'all' ? undefined : view, ...filter, after }
  for (const [name, value] of Object.entries(parts)) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
