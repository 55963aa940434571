import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { RouteHandle } from '#app/http/route-handle.ts'

async function loadLateParts() {
  for (const page of Object.values(window.__remixRouteModules)) {
    await (page?.handle as RouteHandle | undefined)?.beforeHydration?.()
  }
}

loadLateParts().then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RemixBrowser />
        </StrictMode>,
      )
    }),
  // The page works without scripts.
  () => {},
)
