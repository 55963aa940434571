import { readdirSync, readFileSync } from 'node:fs'
import type { CollectionSlug, Endpoint as PayloadEndpoint, GlobalSlug } from 'payload'
import config from '#payload.config.ts'

export interface Endpoint {
  app: 'site' | 'cms'
  method: string
  /** `:name` is a parameter, and `*` any rest. */
  path: string
  collection?: CollectionSlug
  global?: GlobalSlug
  routeId?: string
}

/** From the build and the configuration, so that none is missing. */
export async function listEndpoints(): Promise<Endpoint[]> {
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

function siteEndpoints(): Endpoint[] {
  const folder = 'build/client/assets'
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name))
  const script = readFileSync(`${folder}/${file}`, 'utf8')
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  const { routes } = JSON.parse(json) as RemixManifest
  const fullPath = ({ path, parentId }: RemixRoute): string =>
    (parentId ? fullPath(routes[parentId]!) : '') + (path ? `/${path}` : '')
  return Object.values(routes)
    .filter(({ path, index }) => path || index)
    .flatMap((route) =>
      ['GET', ...(route.hasAction ? ['POST'] : [])].map((method) => ({
        app: 'site' as const,
        method,
        path: fullPath(route) || '/',
        routeId: route.id,
      })),
    )
}

async function restEndpoints(): Promise<Endpoint[]> {
  const { collections, globals, endpoints, routes } = await config
  const toEndpoints = (
    prefix: string,
    list: PayloadEndpoint[] | false,
    details: Partial<Endpoint> = {},
  ) =>
    (list || []).map(({ method, path, root }) => ({
      app: 'cms' as const,
      method: method.toUpperCase(),
      path: `${root ? '' : `${routes.api}${prefix}`}${path === '/' ? '' : path}`,
      ...details,
    }))
  const listed: Endpoint[] = [
    ...toEndpoints('', endpoints),
    ...collections.flatMap(({ slug, endpoints }) =>
      toEndpoints(`/${slug}`, endpoints, { collection: slug }),
    ),
    ...globals.flatMap(({ slug, endpoints }) =>
      toEndpoints(`/globals/${slug}`, endpoints, { global: slug }),
    ),
  ]
  // Payload lists some endpoints twice.
  return [
    ...new Map(
      listed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
    ).values(),
  ]
}

/** Includes a POST for server actions, which any admin page accepts. */
async function adminPages(): Promise<Endpoint[]> {
  const { admin, collections, globals, routes } = await config
  const page = (path: string, details: Partial<Endpoint> = {}): Endpoint => ({
    app: 'cms',
    method: 'GET',
    path: `${routes.admin}${path}`,
    ...details,
  })
  const views = ['', '/:id', '/:id/versions', '/:id/versions/:version', '/create']
  return [
    page(''),
    { ...page(''), method: 'POST' },
    page('/:page'),
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

/** Other Next routes, including the REST API's catch-all. */
function nextRoutes(): Endpoint[] {
  const file = 'cms/.next/app-path-routes-manifest.json'
  const paths = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  return paths
    .filter((path) => !path.startsWith('/_') && !path.startsWith('/cms'))
    .map((path) => ({ app: 'cms', method: 'GET', path: path.replace(/\[+\.\.\.\w+\]+/, '*') }))
}
