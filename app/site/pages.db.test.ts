import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server.js'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import { isStatic } from '#app/http/route-handle.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import * as root from '#app/root.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { yearsInBusiness } from '#business/content/years-in-business.ts'
import { errorPages } from '#business/words/en.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { businessInfo, offers, prices } from '#cms/content/samples/en.ts'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createPreviewToken } from '#platform/publishing/preview.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { get, type RouteResponse } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as about from './about.tsx'
import * as contact from './contact.tsx'
import * as home from './home.tsx'
import * as frame from './layout.tsx'
import * as locations from './locations.tsx'
import * as notFound from './not-found.tsx'
import * as privacy from './privacy.tsx'
import * as services from './services.tsx'

const payload = await samplePayload()
const staticPages = { home, about, services, locations, privacy }
const pages = { ...staticPages, contact, booking }
const pageNames = Object.keys(pages) as (keyof typeof pages)[]
const getPage = (page: keyof typeof pages, query = ''): Promise<RouteResponse> =>
  get(pages[page] as typeof home, sitePages[page].path + query)

const draftText = 'Not for visitors yet'
const overrideAccess = true
const showsDraft = ({ data }: RouteResponse) => JSON.stringify(data).includes(draftText)

beforeAll(async () => {
  for (const page of pageNames) {
    const slug = `${page}-page` as const
    const section = page === 'home' ? 'hero' : 'intro'
    const data = { [section]: { heading: draftText, text: draftText } }
    await payload.updateGlobal({ slug, data, draft: true, overrideAccess })
  }
  const header = { bookButton: draftText, notFound: { heading: draftText } }
  await payload.updateGlobal({ slug: 'site-layout', data: header, draft: true, overrideAccess })
})

describe.each(pageNames)('page %s', (page) => {
  const { path } = sitePages[page]

  it('shows published texts, with its canonical address', async () => {
    const answer = (await getPage(page)) as RouteResponse<{ meta: MetaDescriptor[] }>
    expect(answer.status).toBe(200)
    const { meta } = answer.data!
    const canonical = { tagName: 'link', rel: 'canonical', href: environment.siteUrl + path }
    expect(meta).toContainEqual(canonical)
    expect(meta).toContainEqual({ title: expect.stringMatching(/Saaf/) as string })
    expect(meta).toContainEqual({
      name: 'description',
      content: expect.stringMatching(/.{51}/) as string,
    })
    expect(meta).toContainEqual({ property: 'og:url', content: environment.siteUrl + path })
    const graph = { '@graph': expect.any(Array) as unknown[] }
    expect(meta).toContainEqual({ 'script:ld+json': expect.objectContaining(graph) as object })
    expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
    expect(showsDraft(answer)).toBe(false)
  })

  it('contains no staff addresses or internal fields', async () => {
    const json = JSON.stringify((await getPage(page)).data)
    const addresses = businessInfo.staffAddresses!.map(({ address }) => address)
    const leaked = [...addresses, '_status', 'updatedAt'].filter((part) => json.includes(part))
    expect(leaked).toEqual([])
  })

  it('shows drafts only for a valid preview link', async () => {
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    const validToken = createPreviewToken(environment.secret!, new Date())
    expect(showsDraft(await getPage(page, `?preview=${validToken}`))).toBe(true)
    for (const token of [
      '',
      'x',
      'made.up',
      validToken.slice(0, -1),
      createPreviewToken(environment.secret!, dayAgo),
    ]) {
      const answer = await getPage(page, `?preview=${token}`)
      expect(answer.status, token).toBe(200)
      expect(showsDraft(answer), token).toBe(false)
    }
  })
})

it.each(Object.entries({ ...staticPages, notFound }))(
  'ships no script on the page %s',
  (_, { handle }) => {
    expect(isStatic(handle)).toBe(true)
  },
)

describe('loader data', () => {
  it('contains featured services and three testimonials for home', async () => {
    const { data } = await get(home, '/')
    expect(data!.services.length).toBeGreaterThan(0)
    expect(data!.services.every(({ featured }) => featured)).toBe(true)
    expect(data!.testimonials).toHaveLength(3)
  })

  it('contains all published services, with their preselection, for services', async () => {
    const where = { _status: { equals: 'published' } } as const
    const { totalDocs } = await payload.count({ collection: 'services', where, overrideAccess })
    const { data } = await get(services, '/services')
    expect(data!.services).toHaveLength(totalDocs)
    expect(data!.services.map(({ bookedAs }) => bookedAs)).toContain('dry-cleaning')
    expect(data!.offer!.words).toBe(offers[0]!.words)
    expect(data!.prices).toEqual(prices)
    const priced = data!.services.map(({ slug, price }) => [slug, price?.fromPaise])
    expect(priced).toContainEqual(['laundry-services', 7900])
    expect(priced).toContainEqual(['express-service', 14900])
    expect(priced.every(([, fromPaise]) => fromPaise)).toBe(true)
    expect(data!.services.find(({ slug }) => slug === 'express-service')).toMatchObject({
      express: true,
      duration: 'Back in 1 working day',
    })
  })

  it('contains the main branch first and the number of branches for locations', async () => {
    const { data } = await get(locations, '/locations')
    expect(data!.branches.map(({ mainBranch }) => mainBranch)).toEqual([
      true,
      ...new Array<boolean>(5).fill(false),
    ])
    expect(data!.page.intro.count).toContain('6')
  })

  it('contains the team and the years in business for about', async () => {
    const { data } = await get(about, '/about')
    expect(data!.team.length).toBeGreaterThan(0)
    expect(data!.business.yearsInBusiness).toBe(yearsInBusiness(1998, new Date()))
  })

  it('contains only phone and email of the business for privacy', async () => {
    const { phone, email } = businessInfo
    expect((await get(privacy, '/privacy')).data!.business).toEqual({ phone, email })
  })

  it('contains a new request key per request and one phone per branch for contact', async () => {
    const [{ data }, { data: again }] = [
      await get(contact, '/contact'),
      await get(contact, '/contact'),
    ]
    expect(data!.branches).toHaveLength(6)
    expect(data!.requestKey).not.toBe(again!.requestKey)
    expect(data!.toast).toBeNull()
  })

  it('contains only public contact details for the layout', async () => {
    const answer = await get(frame, '/about')
    const { data } = answer
    expect(Object.keys(data!.business).toSorted()).toEqual([
      'address',
      'email',
      'hours',
      'name',
      'phone',
      'socialLinks',
      'whatsapp',
    ])
    expect(showsDraft(answer)).toBe(false)
    const token = createPreviewToken(environment.secret!, new Date())
    expect((await get(frame, `/about?preview=${token}`)).data!.layout.bookButton).toBe(draftText)
  })
})

it('offers readers of Hindi an English page in Hindi', async () => {
  const headers = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' }
  const offer = { language: 'hi', text: 'हिंदी में पढ़ें' }
  expect((await get(frame, '/about', { headers })).data).toMatchObject({ offer })
  expect((await get(frame, '/mr/about', { headers })).data).toMatchObject({ offer: null })
  expect((await get(frame, '/about')).data).toMatchObject({ offer: null })
})

it('links a page in Hindi to its own web manifest', async () => {
  const { meta } = (await get(home, '/hi')).data as { meta: MetaDescriptor[] }
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'manifest',
    href: '/hi/site.webmanifest',
  })
})

it('answers an unknown address with 404 and a helpful page', async () => {
  const answer = await get(notFound, '/nowhere', { params: { '*': 'nowhere' } })
  expect(answer.status).toBe(404)
  const { heading, text, button } = defaultTexts.layout.notFound
  expect(answer.data).toMatchObject({ heading, text, button })
  expect(showsDraft(answer)).toBe(false)
  expect(notFound.meta({} as never)).toContainEqual({ name: 'robots', content: 'noindex' })
})

it('shows a published edit soon', async () => {
  const claims = { ...businessInfo.claims, garments: randomUUID().slice(0, 8) }
  const data = { claims, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess })
  await vi.waitFor(
    async () => expect((await get(about, '/about')).data!.business.claims).toEqual(claims),
    waitOptions,
  )
})

it('loads the words of error pages', async () => {
  const answer = await get(root, '/services')
  expect(answer.data).toMatchObject({ words: { errorPages } })
})

describe('service area form', () => {
  it.each(['home', 'locations'] as const)('answers on %s without caching', async (page) => {
    const { data, headers } = await getPage(page, '?pincode=400053')
    expect(data).toMatchObject({ pincodeAnswer: { branch: { name: 'Andheri West' } } })
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect((await getPage(page)).headers.get('Cache-Control')).toBeNull()
  })

  it('is shown only when a branch has pincodes', async () => {
    expect((await getPage('locations')).data).toMatchObject({
      hasServiceArea: true,
      pincodeAnswer: null,
    })
    const { docs } = await payload.find({ collection: 'branches', depth: 0, overrideAccess })
    await payload.update({
      collection: 'branches',
      where: {},
      data: { pincodes: null },
      overrideAccess,
    })
    await vi.waitFor(async () => {
      expect((await getPage('locations')).data).toMatchObject({ hasServiceArea: false })
    }, waitOptions)
    for (const { id, pincodes } of docs) {
      await payload.update({ collection: 'branches', id, data: { pincodes }, overrideAccess })
    }
  })
})

describe('missing translations', () => {
  interface Page {
    default: ComponentType
    loader: (args: LoaderFunctionArgs) => unknown
  }
  const allPages: Record<string, Page> = { ...pages, notFound }

  const names = ['Saaf', ': Saaf', 'English', 'WhatsApp', 'Instagram', 'Facebook']
  const isName = (text: string) => names.includes(text) || text.includes('@')

  beforeAll(async () => {
    const { drizzle } = getPostgres(payload)
    const { rows } = await drizzle.execute(sql`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name LIKE '%\\_locales'
        AND table_name NOT LIKE '\\_%' AND data_type = 'character varying'
        AND column_name NOT LIKE '\\_%'`)
    for (const { table, column } of rows as { table: string; column: string }[]) {
      const [name, text] = [sql.identifier(table), sql.identifier(column)]
      await drizzle.execute(sql`DELETE FROM ${name} WHERE _locale <> 'en'`)
      await drizzle.execute(sql`UPDATE ${name} SET ${text} = concat(${text}, ' by us')`)
    }
    await payload.updateGlobal({
      slug: 'business-info',
      data: { ...businessInfo, _status: 'published' },
      overrideAccess: true,
    })
    await vi.waitFor(async () => {
      const { layout } = await siteContent('hi')
      expect(layout.bookButton).toContain('by us')
    }, waitOptions)
  })

  it.each(Object.keys(allPages))('marks English texts in Hindi on %s', async (name) => {
    const page = allPages[name]!
    const path = name === 'notFound' ? '/nowhere' : sitePages[name as keyof typeof sitePages].path
    const texts = textsOf(await render(page, `/hi${path === '/' ? '' : path}`))
    expect(texts.length).toBeGreaterThan(20)
    const isLatin = (text: string) => /[a-z]{2}/i.test(text) && !/[ऀ-ॿ]/.test(text)
    const unmarked = texts.filter(({ text, lang }) => isLatin(text) && lang !== 'en')
    expect(unmarked.map(({ text }) => text).filter((text) => !isName(text))).toEqual([])
    const mismarked = texts.filter(({ text, lang }) => /[ऀ-ॿ]/.test(text) && lang === 'en')
    expect(mismarked).toEqual([])
  })

  async function render(page: Page, path: string): Promise<string> {
    const routes = [
      {
        id: 'site-hi',
        loader: frame.loader as Page['loader'],
        Component: frame.default,
        children: [{ path: '*', loader: page.loader, Component: page.default }],
      },
    ]
    const { query, dataRoutes } = createStaticHandler(routes as never)
    const context = (await query(new Request(`http://localhost:3000${path}`), {
      requestContext: {},
    })) as StaticHandlerContext
    const router = createStaticRouter(dataRoutes, context)
    return renderToStaticMarkup(
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    )
  }

  /** Texts with the language of the nearest element that has one. */
  function textsOf(html: string): { text: string; lang: string }[] {
    const open: string[] = ['hi']
    const texts: { text: string; lang: string }[] = []
    const tags = /<(\/?)([a-z]\w*)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/gi
    for (const [, closing, , attributes = '', isVoid, text] of html.matchAll(tags)) {
      const lang = open.at(-1)!
      if (text) texts.push({ text: text.trim(), lang })
      else if (closing) open.pop()
      else if (!isVoid) open.push(/ lang="(\w+)"/.exec(attributes)?.[1] ?? lang)
    }
    return texts
  }
})
