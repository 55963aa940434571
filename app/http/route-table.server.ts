import type { ActionFunction, ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { hasDirectAction, isStatic } from '#app/http/route-handle.ts'

export interface RouteMatch {
  /** As in app/routes.ts with a leading slash: `/booking/manage/:key`; `*` if not found. */
  pattern: string
  canonical: string
  /** See `RouteHandle`. */
  directAction?: ActionFunction
}

export class RouteTable {
  readonly staticPaths: string[] = []
  readonly #routes: { path: string; id: string }[] = []
  /** Patterns without parameters. */
  readonly #matchesByPath = new Map<string, RouteMatch>()
  readonly #build: ServerBuild

  constructor(build: ServerBuild) {
    const { routes } = build
    this.#build = build
    for (const route of Object.values(routes)) {
      if (!route || (!route.path && !route.index)) continue
      const pattern = route.path === '*' ? '*' : `/${patternOf(route, routes)}`
      this.#routes.push({ path: pattern, id: route.id })
      const { handle, action } = route.module
      const directAction = hasDirectAction(handle) ? action : undefined
      if (!/[:*]/.test(pattern))
        this.#matchesByPath.set(pattern, { pattern, canonical: pattern, directAction })
      if (isStatic(handle) && this.#matchesByPath.has(pattern)) this.staticPaths.push(pattern)
    }
  }

  /**
   * Remix also matches `/ABOUT`, `/%61bout`, `//about` and `/about/` to `/about`. Parameters and
   * unknown paths stay as typed.
   */
  find(pathname: string): RouteMatch {
    const exact = this.#matchesByPath.get(pathname)
    if (exact) return exact
    const segments = pathname.split('/').filter((segment) => segment !== '')
    const [match] = matchRoutes(this.#routes, `/${segments.join('/')}`)?.slice(-1) ?? []
    const pattern = match?.route.path ?? '*'
    if (pattern === '*') return { pattern, canonical: pathname }
    const patternSegments = pattern.split('/').slice(1)
    const canonical = segments.map((typed, index) => {
      const segment = patternSegments[index] ?? '*'
      return segment === '*' || segment.startsWith(':') ? typed : segment
    })
    return { pattern, canonical: `/${canonical.join('/')}` }
  }

  /**
   * Keeps the routes around the pattern, as Remix walks them three times per request, and the home
   * page, which Remix lists for browsers. Unknown paths and Remix's own requests need all.
   */
  buildFor(pattern: string): ServerBuild {
    if (pattern === '*') return this.#build
    const { routes, assets } = this.#build
    const leaves = this.#routes.filter(({ path }) => path === pattern || path === '/')
    const ids = new Set(leaves.flatMap(({ id }) => [...withParents(id, routes)]))
    const pickRoutes = <Value>(all: Record<string, Value>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
    return {
      ...this.#build,
      routes: pickRoutes(routes),
      assets: { ...assets, routes: pickRoutes(assets.routes) },
    }
  }
}

type Routes = ServerBuild['routes']

function* withParents(id: string, routes: Routes): Generator<string> {
  yield id
  const parentId = routes[id]?.parentId
  if (parentId) yield* withParents(parentId, routes)
}

function patternOf({ path, parentId }: NonNullable<Routes[string]>, routes: Routes): string {
  const parent = parentId && routes[parentId]
  return [parent && patternOf(parent, routes), path].filter(Boolean).join('/')
}
