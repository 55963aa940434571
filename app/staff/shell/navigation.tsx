import { Link, useLocation } from '@remix-run/react'

interface Place {
  label: string
  to: string
  /** Pages below these paths belong to the place. */
  section?: string
  count?: number | null
  /** Another app, or a page without scripts. */
  reloadDocument?: boolean
}

function listPlaces(canSeeCustomers: boolean, openMessages: number | null): Place[] {
  return [
    { label: 'Bookings', to: '/admin/dashboard', section: '/admin/bookings/' },
    { label: 'Run sheet', to: '/admin/run-sheet' },
    { label: 'Messages', to: '/admin/messages', section: '/admin/messages/', count: openMessages },
    ...(canSeeCustomers ? [{ label: 'Customers', to: '/admin/customers' }] : []),
    { label: 'Insights', to: '/admin/insights', reloadDocument: true },
    { label: 'Activity', to: '/admin/activity' },
    { label: 'CMS', to: '/cms', reloadDocument: true },
  ]
}

const newBookingPath = '/admin/bookings/new'

/** `page` for the place itself, `true` for a page below it. */
function currentMark({ to, section }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isBelow = section !== undefined && pathname.startsWith(section)
  return isBelow && pathname !== newBookingPath ? 'true' : undefined
}

export function Navigation({
  canSeeCustomers,
  openMessages,
}: {
  canSeeCustomers: boolean
  openMessages: number | null
}) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Staff pages">
      <ul>
        {listPlaces(canSeeCustomers, openMessages).map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              reloadDocument={place.reloadDocument}
              aria-current={currentMark(place, pathname)}
              className="flex min-h-11 items-center justify-between gap-2 rounded-card border-l-4 border-transparent px-3 hover:bg-indigo-pale aria-[current]:border-indigo aria-[current]:bg-indigo-pale aria-[current]:font-semibold"
            >
              {place.label}
              <UnansweredCount count={place.count} />
            </Link>
          </li>
        ))}
      </ul>
      {/* Preloads the booking route: a navigation during route discovery ends in a 404
      (remix-run/react-router#13564, not fixed in Remix 2). */}
      <Link to="/admin/bookings/-" hidden>
        Any booking
      </Link>
    </nav>
  )
}

export function UnansweredCount({ count }: { count: number | null | undefined }) {
  if (!count) return null
  return (
    <span className="inline-flex rounded-full bg-red-pale px-1.5 text-sm font-semibold text-red tabular-nums">
      {count}
      <span className="sr-only"> unanswered</span>
    </span>
  )
}

export function NewBookingLink({ isShort }: { isShort: boolean }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={newBookingPath}
      aria-current={pathname === newBookingPath ? 'page' : undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-card border border-transparent bg-indigo px-3 text-sm font-semibold text-white hover:bg-indigo-deep"
    >
      <span aria-hidden className={isShort ? 'max-sm:hidden' : ''}>
        +
      </span>
      <span>
        New<span className={isShort ? 'max-sm:sr-only' : ''}> booking</span>
      </span>
    </Link>
  )
}

export function useCurrentLabel(): string | undefined {
  const { pathname } = useLocation()
  return listPlaces(true, null).find((each) => currentMark(each, pathname))?.label
}
