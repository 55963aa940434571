import { Link, useLocation } from '@remix-run/react'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import { SoundSwitch } from './sound-switch.tsx'
import { SignOutForm } from './staff-page.tsx'
import { usePopover } from './use-popover.ts'

export const newBookingPath = '/admin/bookings/new'
const menuId = 'staff-menu'
const menuIcon = 'M5 9h22M5 16h22M5 23h22'

type Access = { canSeeCustomers: boolean; openMessages: number | null }
type ShellHeaderProps = Access & { businessName: string; userName: string; openSearch: () => void }

/** Shows a rail on wide screens, and on others a menu that also opens without scripts. */
export function ShellHeader({ businessName, userName, openSearch, ...access }: ShellHeaderProps) {
  const { pathname, search } = useLocation()
  const isDashboard = pathname === '/admin/dashboard'
  // All has the button on its page.
  const isWhole = isDashboard && (new URLSearchParams(search).get('view') ?? 'all') === 'all'
  const currentLabel = useCurrentLabel()
  const menu = usePopover()
  return (
    <header className="sticky top-0 z-20 flex min-h-13 flex-wrap items-center gap-1 border-b border-line bg-white px-1 sm:gap-1.5 sm:px-2 lg:fixed lg:inset-y-0 lg:left-0 lg:w-48 lg:flex-col lg:flex-nowrap lg:items-stretch lg:overflow-y-auto lg:border-r lg:border-b-0 lg:py-3 print:hidden">
      <a
        href="/"
        className="flex min-h-11 items-center px-3 font-display text-lg font-extrabold wrap-anywhere max-lg:hidden"
      >
        {businessName}
        <span className="sr-only">, website</span>
      </a>
      <button
        type="button"
        popoverTarget={menuId}
        className="relative mr-auto inline-flex min-h-11 items-center gap-2 rounded-card px-2 font-semibold hover:bg-indigo-pale lg:hidden"
      >
        <LineIcon strokes={menuIcon} className="size-6" />
        <span className={currentLabel && 'sr-only'}>Menu{currentLabel && ', '}</span>
        {currentLabel}
        <span className="absolute -top-0.5 left-5">
          <UnansweredCount count={access.openMessages} />
        </span>
      </button>
      <NewBookingLink isShort={isDashboard} />
      <SearchButton onClick={openSearch} />
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="inset-x-0 top-13 bottom-auto max-h-[calc(100dvh-3.25rem)] w-full border-b border-line bg-white px-2 py-2 text-ink shadow-lg backdrop:bg-ink/40 lg:static lg:mt-2 lg:flex lg:max-h-none lg:w-auto lg:grow lg:flex-col lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none"
      >
        <Navigation {...access} />
        <AccountMenu userName={userName} hasSignOut={!isWhole} />
      </div>
    </header>
  )
}

export interface Place {
  label: string
  to: string
  /** Pages below these paths belong to the place. */
  section?: string
  count?: number | null
  reloadDocument?: boolean
}

export function listPlaces({ canSeeCustomers, openMessages }: Access): Place[] {
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

function currentMark({ to, section }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isBelow = section !== undefined && pathname.startsWith(section)
  return isBelow && pathname !== newBookingPath ? 'true' : undefined
}

function Navigation(access: Access) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Staff pages">
      <ul>
        {listPlaces(access).map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              reloadDocument={place.reloadDocument}
              aria-current={currentMark(place, pathname)}
              className="flex min-h-11 items-center justify-between gap-2 rounded-card border-l-4 border-transparent px-3 hover:bg-indigo-pale aria-[current]:border-indigo aria-[current]:bg-indigo-pale aria-[current]:font-semibold lg:[@media(height<50rem)]:min-h-9"
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

function UnansweredCount({ count }: { count: number | null | undefined }) {
  if (!count) return null
  return (
    <span className="inline-flex rounded-full bg-red-pale px-1.5 text-sm font-semibold text-red tabular-nums">
      {count}
      <span className="sr-only"> unanswered</span>
    </span>
  )
}

function NewBookingLink({ isShort }: { isShort: boolean }) {
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

const searchIcon = 'M13 22a9 9 0 1 1 0-18 9 9 0 0 1 0 18M20 20l8 8'

function SearchButton({ onClick }: { onClick: () => void }) {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card px-3 text-sm hover:bg-indigo-pale lg:mt-2 lg:justify-start ${hydrated ? '' : 'invisible'}`}
      onClick={onClick}
    >
      <LineIcon strokes={searchIcon} className="size-5" />
      <span className="max-lg:sr-only lg:grow lg:text-left">Go to…</span>
      <kbd className="text-ink-soft max-lg:hidden">Ctrl K</kbd>
    </button>
  )
}

function useCurrentLabel(): string | undefined {
  const { pathname } = useLocation()
  return listPlaces({ canSeeCustomers: true, openMessages: null }).find((each) =>
    currentMark(each, pathname),
  )?.label
}

function AccountMenu({ userName, hasSignOut }: { userName: string; hasSignOut: boolean }) {
  // Insights has no scripts, so the switch would do nothing there.
  const hydrated = useHydrated()
  return (
    <details className="group border-t border-line pt-2 lg:mt-auto">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-card px-3 text-sm hover:bg-indigo-pale [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="sr-only">Account: </span>
          {userName}
        </span>
        <span aria-hidden className="text-ink-soft group-open:rotate-180">
          ▾
        </span>
      </summary>
      <div className="grid gap-1 px-3 pb-2 text-sm">
        {hydrated && <SoundSwitch />}
        <a href="/cms/account" className="flex min-h-11 items-center link">
          Account in the CMS
        </a>
        {hasSignOut && <SignOutForm />}
      </div>
    </details>
  )
}
