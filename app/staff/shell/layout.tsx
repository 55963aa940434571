import type { LinksFunction } from '@remix-run/node'
import stylesheet from '#app/staff.css?url'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'manifest', href: '/admin/app.webmanifest' },
]

export { Outlet as default } from '@remix-run/react'
