import type { ReactNode } from 'react'

/** A page of the dashboard that is about one thing, with the way back to where it came from. */
export function StaffPage({
  back = { href: '/admin/dashboard', label: 'All bookings' },
  isWide = false,
  children,
}: {
  back?: { href: string; label: string }
  /** Whether two columns fit beside each other. */
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <main className={`mx-auto max-w-3xl px-4 pb-16 ${isWide ? 'lg:max-w-6xl' : ''}`}>
      <p className="py-2">
        <a href={back.href} className="inline-block py-2 link">
          {back.label}
        </a>
      </p>
      {children}
    </main>
  )
}
