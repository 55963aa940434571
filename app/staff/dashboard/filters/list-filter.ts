import type { DashboardQuery } from '#app/staff/shell/dashboard-query.server.ts'
import type { BookingView } from '#business/bookings/lists/views.ts'

export type ListFilter = Pick<DashboardQuery, 'q' | 'date' | 'service' | 'status' | 'branch'>

export function viewHref(view: BookingView, filter: ListFilter = {}, after?: string): string {
  return `/admin/dashboard${buildListQuery(view, filter, after)}`
}

export function buildListQuery(view: BookingView, filter: ListFilter, after?: string): string {
  const query = new URLSearchParams()
  const parts = { view: view === 'all' ? undefined : view, ...filter, after }
  for (const [name, value] of Object.entries(parts)) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
