import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { siteContent } from '#app/models/content/content.server.ts'
import { countOpenMessages } from '#app/models/messages.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { canEraseCustomers, canManageBookings } from '#business/accounts/roles.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { useShortcut } from './read-shortcut.ts'
import type { SearchDialog } from './search-dialog.tsx'
import { listPlaces, newBookingPath, ShellHeader } from './shell-header.tsx'
import { useRememberList } from './staff-page.tsx'
import { getSignedInUser } from './staff-session.server.ts'
import { canReloadAfterAction } from './unsent-forms.tsx'
import { useIgnoreSecondTap } from './use-ignore-second-tap.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/**
 * Returns null for people without access, and while the database does not answer: the page itself
 * redirects or says so.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await getSignedInUser(request).catch(() => null)
  if (!user || !canManageBookings(user.role)) return null
  try {
    const [{ business }, openMessages] = await Promise.all([
      siteContent(defaultLanguage),
      countOpenMessages(user),
    ])
    return {
      businessName: business.name,
      userId: user.id,
      userName: user.name || user.email,
      canSeeCustomers: canEraseCustomers(user.role),
      openMessages,
    }
  } catch (error) {
    logFailure('The navigation could not be read', error)
    return null
  }
}

/** Only answering a message changes the navigation. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { actionStatus, formAction } = args
  if (!canReloadAfterAction(args)) return false
  return actionStatus === undefined || formAction?.startsWith('/admin/messages/') === true
}

export default function AppShell() {
  const shell = useLoaderData<typeof loader>()
  const isLoading = useNavigation().state === 'loading'
  const content = useRef<HTMLDivElement>(null)
  useRememberList()
  useIgnoreSecondTap()
  useFocusContent(content)
  usePageKeys()
  const search = useSearchDialog()
  if (!shell) return <Outlet />
  return (
    <div className="app-shell lg:pl-48 print:pl-0">
      <a
        href="#content"
        className="sr-only rounded-card bg-white px-4 py-2 link focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40"
      >
        Skip to content
      </a>
      <ShellHeader {...shell} openSearch={search.open} />
      {search.Dialog && (
        <search.Dialog
          places={[{ label: 'New booking', to: newBookingPath }, ...listPlaces(shell)]}
          onClose={search.close}
        />
      )}
      {isLoading && (
        <div
          aria-hidden
          className="fixed inset-x-0 top-0 z-30 h-1 bg-marigold transition-opacity delay-300 starting:opacity-0"
        />
      )}
      <div ref={content} id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
    </div>
  )
}

function useSearchDialog() {
  const [Dialog, setDialog] = useState<typeof SearchDialog | null>(null)
  const open = () =>
    void import('./search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {},
    )
  useShortcut((key, event) => {
    if (key !== 'mod+k') return
    event.preventDefault()
    open()
  })
  return { Dialog, open, close: () => setDialog(null) }
}

function usePageKeys(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useShortcut((key) => {
    if (key === 'n') void navigate(newBookingPath)
    const page = { e: 'change', b: 'bill' }[key]
    const reference = page && currentReference(pathname)
    if (reference) void navigate(`/admin/bookings/${reference}/${page}`)
  })
}

/** The focused row comes first, then the opened one, then the page. */
function currentReference(pathname: string): string | undefined {
  const row = document.activeElement?.closest('li:has([data-line])')
  const line =
    row?.querySelector('[data-line]') ?? document.querySelector('[data-line][aria-expanded=true]')
  return line?.getAttribute('data-line') ?? /^\/admin\/bookings\/([0-9A-F]{8})$/.exec(pathname)?.[1]
}

function useFocusContent(content: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (document.activeElement?.closest('header')) content.current?.focus({ preventScroll: true })
  }, [content, pathname])
}
