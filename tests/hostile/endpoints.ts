import { readdirSync, readFileSync } from 'node:fs'
import type { CollectionSlug, Endpoint as PayloadEndpoint, GlobalSlug } from 'payload'
import config from '#payload.config.ts'

/** What answers at an address. All of them are read from what was built and configured, so that none can be forgotten. */
export interface Endpoint {
  app: 'site' | 'cms'
  method: string
  /** With `:name` where anything may stand, and `*` where anything may follow. */
  path: string
  /** What it is about, where that is stored. */
  collection?: CollectionSlug
  global?: GlobalSlug
  /** What Remix calls the module that answers it. */
  routeId?: string
}

export async function everyEndpoint(): Promise<Endpoint[]> {
  return [...siteEndpoints(), ...(await restEndpoints()), ...(await adminPages()), ...nextRoutes()]
}

interface RemixManifest {
  routes: Record<string, RemixRoute>
}
interface RemixRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasAction: boolean
}

/** From the manifest that the build writes for browsers. */
function siteEndpoints(): Endpoint[] {
  const folder = 'build/client/assets'
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name))
  const script = readFileSync(`${folder}/${file}`, 'utf8')
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  const { routes } = JSON.parse(json) as RemixManifest
  const pathOf = ({ path, parentId }: RemixRoute): string =>
    (parentId ? pathOf(routes[parentId]!) : '') + (path ? `/${path}` : '')
  return Object.values(routes)
    .filter(({ path, index }) => path || index)
    .flatMap((route) =>
      ['GET', ...(route.hasAction ? ['POST'] : [])].map((method) => ({
        app: 'site' as const,
        method,
        path: pathOf(route) || '/',
        routeId: route.id,
      })),
    )
}

/** Payload's REST API: what it adds for each collection and global, what plugins add, and what is ours. */
async function restEndpoints(): Promise<Endpoint[]> {
  const { collections, globals, endpoints, routes } = await config
  const under = (place: string, all: PayloadEndpoint[] | false, about: Partial<Endpoint> = {}) =>
    (all || []).map(({ method, path, root }) => ({
      app: 'cms' as const,
      method: method.toUpperCase(),
      path: `${root ? '' : `${routes.api}${place}`}${path === '/' ? '' : path}`,
      ...about,
    }))
  const found: Endpoint[] = [
    ...under('', endpoints),
    ...collections.flatMap(({ slug, endpoints }) =>
      under(`/${slug}`, endpoints, { collection: slug }),
    ),
    ...globals.flatMap(({ slug, endpoints }) =>
      under(`/globals/${slug}`, endpoints, { global: slug }),
    ),
  ]
  // Some are listed twice: of the same address the first answers.
  return [...new Map(found.map((each) => [`${each.method} ${each.path}`, each])).values()]
}

/** What the admin shows, and the server actions behind it, which are sent to the address of any of its pages. */
async function adminPages(): Promise<Endpoint[]> {
  const { admin, collections, globals, routes } = await config
  const page = (path: string, about: Partial<Endpoint> = {}): Endpoint => ({
    app: 'cms',
    method: 'GET',
    path: `${routes.admin}${path}`,
    ...about,
  })
  const views = ['', '/:id', '/:id/versions', '/:id/versions/:version', '/create']
  return [
    page(''),
    { ...page(''), method: 'POST' },
    page('/*'),
    ...Object.values(admin.routes).map((path) => page(path)),
    page(`${admin.routes.reset}/:token`),
    ...collections.flatMap(({ slug }) =>
      views.map((view) => page(`/collections/${slug}${view}`, { collection: slug })),
    ),
    ...globals.flatMap(({ slug }) =>
      ['', '/versions', '/versions/:version'].map((view) =>
        page(`/globals/${slug}${view}`, { global: slug }),
      ),
    ),
  ]
}

/** What else Next answers by itself, and the door of Payload's REST API for what is none of its endpoints. */
function nextRoutes(): Endpoint[] {
  const file = 'cms/.next/app-path-routes-manifest.json'
  const paths = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  return paths
    .filter((path) => !path.startsWith('/_') && !path.startsWith('/cms'))
    .map((path) => ({ app: 'cms', method: 'GET', path: path.replace(/\[+\.\.\.\w+\]+/, '*') }))
}
