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
  readonly #routes: { path: string; id: string }[] = []
  /** What is found without a search. */
  readonly #fixed = new Map<string, Found>()
  readonly #build: ServerBuild

  constructor(build: ServerBuild) {
    const { routes } = build
    this.#build = build
    for (const route of Object.values(routes)) {
      if (!route || (!route.path && !route.index)) continue
      const pattern = route.path === '*' ? '*' : `/${patternOf(route, routes)}`
      this.#routes.push({ path: pattern, id: route.id })
      if (!/[:*]/.test(pattern)) this.#fixed.set(pattern, { pattern, canonical: pattern })
      if (isStatic(route.module.handle) && this.#fixed.has(pattern)) this.staticPaths.push(pattern)
    }
  }

  /**
   * Remix takes `/ABOUT`, `/%61bout`, `//about` and `/about/` for `/about`. What stands for a parameter stays as it was
   * typed; so does what is nowhere.
   */
  find(pathname: string): Found {
    const fixed = this.#fixed.get(pathname)
    if (fixed) return fixed
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

  /**
   * The build with the routes of one pattern alone and those around them, and the home page, which Remix wants browsers to
   * know: it goes through all that a build has, and three times for each request. What is nowhere, and what Remix itself asks
   * for, is answered by the whole.
   */
  partOf(pattern: string): ServerBuild {
    if (pattern === '*') return this.#build
    const { routes, assets } = this.#build
    const leaves = this.#routes.filter(({ path }) => path === pattern || path === '/')
    const ids = new Set(leaves.flatMap(({ id }) => [...withParents(id, routes)]))
    const partOf = <Value>(all: Record<string, Value>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
    return {
      ...this.#build,
      routes: partOf(routes),
      assets: { ...assets, routes: partOf(assets.routes) },
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
