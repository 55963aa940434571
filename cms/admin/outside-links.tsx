import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { worksBookings } from '#business/accounts/roles.ts'
import { environment } from '#environment.ts'

export function OutsideLinks({ user }: ServerProps) {
  return (
    <nav aria-label="Settings and other places" className="outside-links">
      {user?.role === 'admin' && (
        <Link href="/cms/collections/users" prefetch={false}>
          Accounts
        </Link>
      )}
      {user && worksBookings(user.role) && (
        <a href={`${environment.siteUrl}/admin/dashboard`}>Bookings dashboard</a>
      )}
      <a href={environment.siteUrl}>Website</a>
    </nav>
  )
}
