import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { scrollState } from '#app/ui/layout/scroll-key.ts'
import { useLastList } from './last-lists.ts'

interface Back {
  href: string
  label: string
}

export const backToBookings: Back = { href: '/admin/dashboard', label: 'Back to bookings' }

export function StaffPage({
  back,
  isWide = false,
  children,
}: {
  /** Only for pages that the navigation does not list. */
  back?: Back
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <main
      className={`mx-auto max-w-3xl px-4 pt-4 pb-16 lg:mx-0 lg:px-8 ${isWide ? 'lg:max-w-6xl' : ''}`}
    >
      {back && <BackLink {...back} />}
      {children}
    </main>
  )
}

function BackLink({ href, label }: Back) {
  const last = useLastList(href)
  return (
    <p className="-mt-3 mb-1 print:hidden">
      <Link
        to={last?.href ?? href}
        state={last ? scrollState(last.scrollKey) : undefined}
        className="inline-flex min-h-11 items-center link"
      >
        {label}
      </Link>
    </p>
  )
}
