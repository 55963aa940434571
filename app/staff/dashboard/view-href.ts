import type { BookingView } from '#business/bookings/views.ts'

/** The address of a view, of the branch that the address says; where it says none, of that of the account. */
export function viewHref(view: BookingView, branch: string | undefined): string {
  return `/admin/dashboard?${new URLSearchParams({ view, ...(branch && { branch }) })}`
}
