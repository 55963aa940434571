import { useLocation } from '@remix-run/react'
import { usePopover } from '#app/staff/shell/parts/use-popover.ts'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Navigation, NewBookingLink, UnansweredCount, useCurrentLabel } from './navigation.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { SignOutForm } from './sign-out-form.tsx'

const menuId = 'staff-menu'
const menuIcon = 'M5 9h22M5 16h22M5 23h22'

/**
 * Shows a rail on wide screens; on others a bar whose button opens the menu, also without scripts.
 */
export function ShellHeader({
  businessName,
  userName,
  canSeeCustomers,
  openMessages,
}: {
  businessName: string
  userName: string
  canSeeCustomers: boolean
  openMessages: number | null
}) {
  const isDashboard = useLocation().pathname === '/admin/dashboard'
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
          <UnansweredCount count={openMessages} />
        </span>
      </button>
      <NewBookingLink isShort={isDashboard} />
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="inset-x-0 top-13 bottom-auto max-h-[calc(100dvh-3.25rem)] w-full border-b border-line bg-white px-2 py-2 text-ink shadow-lg backdrop:bg-ink/40 lg:static lg:mt-2 lg:flex lg:max-h-none lg:w-auto lg:grow lg:flex-col lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none"
      >
        <Navigation canSeeCustomers={canSeeCustomers} openMessages={openMessages} />
        <AccountMenu userName={userName} hasSignOut={!isDashboard} />
      </div>
      {isDashboard && (
        <div className="flex gap-1 sm:gap-1.5">
          <RefreshButton />
          <SignOutForm className="lg:grow" />
        </div>
      )}
    </header>
  )
}
