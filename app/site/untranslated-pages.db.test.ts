import { sql } from '@payloadcms/db-postgres'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server.js'
import { beforeAll, expect, it, vi } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import { siteContent } from '#app/models/content/content.server.ts'
import * as about from '#app/site/about/about.tsx'
import * as contact from '#app/site/contact/contact.tsx'
import * as home from '#app/site/home/home.tsx'
import * as locations from '#app/site/locations/locations.tsx'
import * as privacy from '#app/site/privacy/privacy.tsx'
import * as services from '#app/site/services/services.tsx'
import * as frame from '#app/site/shell/layout.tsx'
import * as notFound from '#app/site/shell/not-found.tsx'
import { sitePages } from '#business/content/links/site-pages.ts'
import { railways } from '#business/content/map/mumbai-map-data.ts'
import { businessInfo } from '#cms/content/samples/en/business-info.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await samplePayload()

interface Page {
  default: ComponentType
  loader: (args: LoaderFunctionArgs) => unknown
}
const pages: Record<string, Page> = { home, about, services, locations, contact, booking, privacy }

const names = ['Saaf', ': Saaf', 'English', 'WhatsApp', 'Instagram', 'Facebook']
const stations = railways.flat().map(({ name }) => name)
const isName = (text: string) => [...names, ...stations].includes(text) || text.includes('@')

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

it.each([...Object.keys(pages), 'notFound'])('marks English texts in Hindi on %s', async (name) => {
  const page = pages[name] ?? notFound
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
