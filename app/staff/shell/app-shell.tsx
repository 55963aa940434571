import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { siteContent } from '#app/models/content/content.server.ts'
import { countOpenMessages } from '#app/models/messages.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { canEraseCustomers, canManageBookings } from '#business/accounts/roles.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { ShellHeader } from './shell-header.tsx'
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
  if (!shell) return <Outlet />
  return (
    <div className="app-shell lg:pl-48 print:pl-0">
      <a
        href="#content"
        className="sr-only rounded-card bg-white px-4 py-2 link focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40"
      >
        Skip to content
      </a>
      <ShellHeader {...shell} />
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

function useFocusContent(content: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (document.activeElement?.closest('header')) content.current?.focus({ preventScroll: true })
  }, [content, pathname])
}
