import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { isStatic } from '#app/http/route-handle.ts'

/** Where a path leads, however it was spelled. */
export interface Found {
  /** As app/routes.ts writes it, with a slash before: `/booking/manage/:key`. `*` is what is nowhere. */
  pattern: string
  /** The one spelling of the path. */
  canonical: string
}

/** The addresses of the site, as a build knows them. */
export class RouteTable {
  /** The paths of the pages that only show things, the same for everybody. */
  readonly staticPaths: string[] = []
  readonly #routes: { path: string }[] = []

  constructor({ routes }: Pick<ServerBuild, 'routes'>) {
    for (const route of Object.values(routes)) {
      if (!route || (!route.path && !route.index)) continue
      const pattern = route.path === '*' ? '*' : `/${patternOf(route, routes)}`
      this.#routes.push({ path: pattern })
      if (isStatic(route.module.handle) && !/[:*]/.test(pattern)) this.staticPaths.push(pattern)
    }
  }

  /**
   * Remix takes `/ABOUT`, `/%61bout`, `//about` and `/about/` for `/about`. What stands for a parameter stays as it was
   * typed; so does what is nowhere.
   */
  find(pathname: string): Found {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    const [match] = matchRoutes(this.#routes, `/${segments.join('/')}`)?.slice(-1) ?? []
    const pattern = match?.route.path ?? '*'
    if (pattern === '*') return { pattern, canonical: pathname }
    const known = pattern.split('/').slice(1)
    const canonical = segments.map((typed, place) => {
      const segment = known[place] ?? '*'
      return segment === '*' || segment.startsWith(':') ? typed : segment
    })
    return { pattern, canonical: `/${canonical.join('/')}` }
  }
}

type Routes = ServerBuild['routes']

function patternOf({ path, parentId }: NonNullable<Routes[string]>, routes: Routes): string {
  const parent = parentId && routes[parentId]
  return [parent && patternOf(parent, routes), path].filter(Boolean).join('/')
}
