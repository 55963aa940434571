import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as entry from '#app/entry.server.tsx'
import * as about from '#app/site/about/about.tsx'
import * as contact from '#app/site/contact/contact.tsx'
import * as frame from '#app/site/shell/layout.tsx'
import { environment } from '#environment.ts'
import { createPreviewToken } from '#platform/publishing/preview-token.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'

const payload = await samplePayload()
const draftText = 'Not for visitors yet'
const pages = { about, contact }

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
  about: { id: 'about', parentId: 'site', path: 'about', module: about },
  contact: { id: 'contact', parentId: 'site', path: 'contact', module: contact },
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

describe.each(Object.keys(pages))('/%s', (page) => {
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
