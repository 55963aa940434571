import type { LinksFunction } from '@remix-run/node'
import stylesheet from '#app/staff.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export { Outlet as default } from '@remix-run/react'
