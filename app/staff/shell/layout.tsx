import type { LinksFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { useEffect, useState } from 'react'
import stylesheet from '#app/staff.css?url'
import { Button } from '#app/ui/parts/button.tsx'
import { unsent } from '#business/words/staff.ts'
import { retryOffline } from './retry-offline.ts'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'manifest', href: '/admin/app.webmanifest' },
]

export default function StaffLayout() {
  return (
    <>
      <Outlet />
      <ConnectionNotice />
    </>
  )
}

/** Keeps the open page if another one cannot be loaded. */
function ConnectionNotice() {
  const [retries, setRetries] = useState<(() => void)[]>([])
  useEffect(() => {
    const waitForRetry = (signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const retry = () => {
          setRetries((all) => all.filter((each) => each !== retry))
          resolve()
        }
        // Another link or form replaces the request.
        signal?.addEventListener('abort', retry)
        setRetries((all) => [...all, retry])
        // An open menu would cover the notice.
        for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
      })
    const keepDocument = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !opensDocument(link) || navigator.onLine) return
      event.preventDefault()
      void waitForRetry().then(() => link.click())
    }
    const send = window.fetch.bind(window)
    window.fetch = retryOffline(send, waitForRetry)
    document.addEventListener('click', keepDocument)
    return () => {
      window.fetch = send
      document.removeEventListener('click', keepDocument)
    }
  }, [])
  // Fixed, to avoid a layout shift.
  return (
    <div className="pointer-events-none fixed inset-x-4 top-16 z-40 flex justify-center lg:top-2 lg:left-52 print:hidden">
      {retries.length > 0 && (
        <div
          role="alert"
          className="pointer-events-auto flex items-center gap-4 rounded-card border border-red bg-red-pale px-4 py-2 shadow-lg"
        >
          <p>
            <strong className="block">{unsent.offline.title}</strong>
            {unsent.unreachable}
          </p>
          <Button
            look="quiet"
            size="snug"
            onClick={() => {
              for (const retry of retries) retry()
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

function opensDocument({ origin, hash, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && hash === '' && target === ''
}
