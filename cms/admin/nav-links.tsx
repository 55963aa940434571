import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { canManageBookings } from '#business/accounts/roles.ts'
import { environment } from '#environment.ts'

export function NavLinks({ user }: ServerProps) {
  return (
    <nav aria-label="Settings and links" className="nav-links">
      {user?.role === 'admin' && (
        <Link href="/cms/collections/users" prefetch={false}>
          Accounts
        </Link>
      )}
      {user && canManageBookings(user.role) && (
        <a href={`${environment.siteUrl}/admin/dashboard`}>Bookings dashboard</a>
      )}
      <a href={environment.siteUrl}>Website</a>
    </nav>
  )
}
