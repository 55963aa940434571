import type { LinksFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import stylesheet from '#app/staff.css?url'
import { ConnectionNotice } from '#app/staff/shell/unsent/connection-notice.tsx'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'manifest', href: '/admin/app.webmanifest' },
]

export default function StaffLayout() {
  return (
    <>
      <Outlet />
      <ConnectionNotice />
    </>
  )
}
