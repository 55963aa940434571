import type { ServerProps } from 'payload'
import { worksBookings } from '#business/accounts/roles.ts'
import { environment } from '#environment.ts'

/** From the CMS to where its people also work: the site, and the bookings. */
export function OutsideLinks({ user }: ServerProps) {
  return (
    <nav aria-label="Outside the CMS" className="outside-links">
      {user && worksBookings(user.role) && (
        <a href={`${environment.siteUrl}/admin/dashboard`}>Bookings dashboard</a>
      )}
      <a href={environment.siteUrl}>Website</a>
    </nav>
  )
}
