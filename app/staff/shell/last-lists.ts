import { type Location, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import { scrollKey } from '#app/ui/layout/scroll-key.ts'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'

/** `key` is of its scroll position. */
interface LastList {
  href: string
  scrollKey: string
}

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
export function useLastList(path: string): LastList | null {
  const hydrated = useHydrated()
  return hydrated && listPaths.includes(path) ? storage(path).read() : null
}
