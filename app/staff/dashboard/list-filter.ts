import type { DashboardQuery } from '#app/staff/shell/dashboard-query.server.ts'
import type { BookingView } from '#business/bookings/lists/views.ts'

export type ListFilter = Omit<DashboardQuery, 'view' | 'after' | 'slot'>

export type ListStart = Pick<DashboardQuery, 'after' | 'slot'>

export function viewHref(view: BookingView, filter: ListFilter = {}, start?: ListStart): string {
  return `/admin/dashboard${buildListQuery(view, filter, start)}`
}

export function buildListQuery(view: BookingView, filter: ListFilter, start?: ListStart): string {
  const query = new URLSearchParams()
  const parts = { ...filter, ...start }
  if (view !== 'all') query.set('view', view)
  else if (parts.branch === 'all') delete parts.branch
  for (const [name, value] of Object.entries(parts)) {
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
