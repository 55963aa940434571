import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import * as entry from '#app/entry.server.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { environment } from '#environment.ts'
import { createPreviewToken } from '#platform/publishing/preview.ts'
import { emptyDatabase, samplePayload } from '#tests/helpers/database/database.ts'
import * as about from './about.tsx'
import * as contact from './contact.tsx'
import * as home from './home.tsx'
import * as frame from './layout.tsx'
import * as locations from './locations.tsx'
import * as notFound from './not-found.tsx'
import * as privacy from './privacy.tsx'
import * as services from './services.tsx'

const payload = await samplePayload()
const draftText = 'Not for visitors yet'
const pages = { about, booking, contact, home, locations, privacy, services }

beforeAll(async () => {
  for (const slug of ['about-page', 'contact-page'] as const) {
    const data = { intro: { heading: draftText } }
    await payload.updateGlobal({ slug, data, draft: true, overrideAccess: true })
  }
})

/** A minimal Remix build: the real one does not exist in tests. */
const routes = {
  root: { id: 'root', path: '', module: { default: Outlet } },
  site: { id: 'site', parentId: 'root', module: frame },
  notFound: { id: 'notFound', parentId: 'site', path: '*', module: notFound },
  ...Object.fromEntries(
    Object.entries(pages).map(([id, module]) => {
      const path = sitePages[id as keyof typeof pages].path.slice(1)
      return [id, { id, parentId: 'site', ...(path ? { path } : { index: true }), module }]
    }),
  ),
}
const manifest = Object.values(routes).map(({ module: _, ...route }) => ({
  ...route,
  module: '/route.js',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
}))
const site = createRequestHandler({
  mode: 'test',
  entry: { module: entry },
  routes: routes as unknown as ServerBuild['routes'],
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(manifest.map((route) => [route.id, route])),
    url: '/manifest.js',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  isSpaMode: false,
} satisfies ServerBuild)

async function open(path: string) {
  const answer = await site(new Request(`http://localhost:3000${path}`))
  return { answer, html: await answer.text() }
}

describe.each(['about', 'contact'])('/%s', (page) => {
  it('sends a preview with no-store, noindex and no-referrer headers', async () => {
    const token = createPreviewToken(environment.secret!, new Date())
    const { answer, html } = await open(`/${page}?preview=${token}`)
    expect(answer.status).toBe(200)
    expect(html.includes(draftText)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("form-action 'none'") as string,
    })
  })

  it.each(['made.up', createPreviewToken('another secret', new Date()), ''])(
    'shows the published page for the preview token %j',
    async (token) => {
      const { answer, html } = await open(`/${page}?preview=${token}`)
      const { answer: plain } = await open(`/${page}`)
      expect([answer.status, html.includes(draftText)]).toEqual([200, false])
      for (const name of ['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy']) {
        expect(answer.headers.get(name), name).toBe(plain.headers.get(name))
      }
    },
  )
})

it('shows services and branches at the anchors where their previews open', async () => {
  expect((await open('/services')).html).toContain('id="laundry-services"')
  expect((await open('/locations')).html).toContain('id="juhu"')
})

it('renders every page without any content, and with empty drafts', async () => {
  const globals = payload.config.globals.filter(({ versions }) => versions?.drafts)
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const contents = await Promise.all(
    globals.map(({ slug }) => payload.findGlobal({ slug, depth: 0, overrideAccess: true })),
  )
  await emptyDatabase(payload)
  const token = createPreviewToken(environment.secret!, new Date())
  const openAll = async () => {
    const pagesByPath = new Map<string, string>()
    for (const path of [...Object.values(sitePages).map(({ path }) => path), '/no-such']) {
      const { answer, html } = await open(`${path}?preview=${token}`)
      expect(answer.status, path).toBe(path === '/no-such' ? 404 : 200)
      expect(html.match(/<h1/g), path).toHaveLength(1)
      pagesByPath.set(path, html)
    }
    return pagesByPath
  }
  const emptyPages = await openAll()
  expect(emptyPages.get('/')).not.toMatch(/<iframe|aria-roledescription="carousel"|aggregateRating/)
  expect(emptyPages.get('/booking')).not.toContain('Price list')

  for (const [index, { slug }] of globals.entries()) {
    const data = emptyContent(contents[index]) as object
    await payload.updateGlobal({ slug, data, draft: true, overrideAccess: true })
  }
  for (const { slug } of collections) {
    await payload.create({
      collection: slug as 'prices',
      data: {},
      draft: true,
      overrideAccess: true,
    })
  }
  await openAll()
})

function emptyContent(content: unknown): unknown {
  if (Array.isArray(content)) return [{}]
  if (typeof content !== 'object' || content === null || 'root' in content) return null
  const values = Object.entries(content).filter(([name]) => !['id', '_status'].includes(name))
  return Object.fromEntries(values.map(([name, value]) => [name, emptyContent(value)]))
}
