import {
  Form,
  isRouteErrorResponse,
  Link,
  type Location,
  useFetcher,
  useLocation,
  useRouteError,
} from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { scrollKey, scrollState } from '#app/ui/layout/scroll-key.ts'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

type Back = { href: string; label: string }

export const staffMeta = (title: string) => [{ title }, { name: 'robots', content: 'noindex' }]

export const backToBookings: Back = { href: '/admin/dashboard', label: 'Back to bookings' }

type StaffPageProps = { back?: Back; isWide?: boolean; children: ReactNode }

export function StaffPage({ back, isWide = false, children }: StaffPageProps) {
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

type LastList = { href: string; scrollKey: string }

const listPaths = ['/admin/dashboard', '/admin/messages']
const storage = (path: string) =>
  browserStorage<LastList>(() => sessionStorage, `last-list ${path}`)

export function useRememberList(): void {
  const location: Location = useLocation()
  useEffect(() => {
    const { pathname, search } = location
    if (!listPaths.includes(pathname)) return
    storage(pathname).write({ href: pathname + search, scrollKey: scrollKey(location) })
  }, [location])
}

/** Returns null without scripts, or if this tab has not shown the list. */
function useLastList(path: string): LastList | null {
  const hydrated = useHydrated()
  return hydrated && listPaths.includes(path) ? storage(path).read() : null
}

export function StaffErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 403) {
    return <ErrorPage href="/admin/dashboard" label="All bookings" />
  }
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-5 py-16">
      <h1 className="text-2xl font-bold">You do not have access to this page</h1>
      <p className="text-lg text-ink-soft">{staffWords.requestErrors.staffOnly}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/cms">Open the CMS</ButtonLink>
        <SignOutForm />
      </div>
    </main>
  )
}

const fetcherKey = 'sign-out'

export function SignOutForm({ className = '' }: { className?: string }) {
  const { data } = useFetcher<{ toast: ToastMessage }>({ key: fetcherKey })
  // The route has no page, so a reply must not replace the open one.
  return (
    <Form
      method="post"
      action="/admin/sign-out"
      navigate={false}
      fetcherKey={fetcherKey}
      className={`grid ${className}`}
    >
      <FlashToast toast={data?.toast} />
      <Button type="submit" look="quiet" size="line" className="md:min-h-11">
        Sign Out
      </Button>
    </Form>
  )
}
