import type { ReactNode } from 'react'

export function StaffPage({
  back = { href: '/admin/dashboard', label: 'All bookings' },
  isWide = false,
  children,
}: {
  back?: { href: string; label: string }
  /** Leaves room for two columns. */
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
