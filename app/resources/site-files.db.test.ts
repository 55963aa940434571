import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { sharePictureVersion } from '#app/seo/share-pictures.server.ts'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { defaultLanguage, languageCodes, localPath } from '#business/languages/languages.ts'
import { environment } from '#environment.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as cms from './cms.ts'
import * as pictures from './pictures.ts'
import * as siteFiles from './site-files.ts'
import * as manifest from './web-manifest.ts'

const payload = await samplePayload()
const { siteUrl, cmsUrl } = environment
const overrideAccess = true

/** A draft, which must not appear. */
beforeAll(async () => {
  const name = 'Not for visitors yet'
  const data = { name, _status: 'draft' } as const
  await payload.updateGlobal({ slug: 'business-info', data, draft: true, overrideAccess })
})

describe('robots.txt', () => {
  it('excludes only staff pages and manage links', async () => {
    const { status, headers, text } = await get(siteFiles, '/robots.txt')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    const manageLinks = ['/booking/manage', '/hi/booking/manage', '/mr/booking/manage']
    const excluded = ['/admin', '/cms', '/api', ...manageLinks]
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(
      excluded.map((path) => `Disallow: ${path}`),
    )
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  })
})

describe('sitemap.xml', () => {
  it('lists every page once with its last edit', async () => {
    const { status, headers, text } = await get(siteFiles, '/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const pages = [...text.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g)]
    const addresses = languageCodes.flatMap((language) =>
      pageNames.map((page) => new URL(localPath(language, sitePages[page].path), siteUrl).href),
    )
    expect(pages.map(([, address]) => address)).toEqual(addresses)
    expect(text.match(/<loc>/g)).toHaveLength(addresses.length)
    for (const [, , edited] of pages) {
      expect(new Date(edited!).toISOString()).toBe(edited)
      expect(Date.parse(edited!)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('names the languages of each page', async () => {
    const { text } = await get(siteFiles, '/sitemap.xml')
    const [, page] = /<loc>[^<]*\/mr\/about<\/loc>([^]*?)<\/url>/.exec(text) ?? []
    const links = [...(page ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ['en', `${siteUrl}/about`],
      ['hi', `${siteUrl}/hi/about`],
      ['mr', `${siteUrl}/mr/about`],
      ['x-default', `${siteUrl}/about`],
    ])
  })
})

describe('site.webmanifest', () => {
  it('has the published name, and icons of the stated sizes', async () => {
    const { status, headers, text } = await get(manifest, '/site.webmanifest')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'max-age=3600',
    })
    const json = JSON.parse(text) as { icons: { src: string; sizes: string }[] }
    expect(json).toMatchObject({
      id: '/',
      short_name: 'Saaf',
      start_url: '/',
      shortcuts: [{ url: sitePages.booking.path }],
    })
    for (const { src, sizes } of json.icons) {
      const { width, height } = await sharp(path.join('public', src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  it('starts in its language', async () => {
    const { text } = await get(manifest, '/hi/site.webmanifest')
    expect(JSON.parse(text)).toMatchObject({
      ...{ id: '/hi', lang: 'hi-IN', start_url: '/hi' },
      shortcuts: [{ name: 'पिकअप बुक करें', url: '/hi/booking' }],
    })
  })
})

describe('app.webmanifest', () => {
  it("opens today's bookings and links to existing pages", async () => {
    const { headers, text } = await get(manifest, '/admin/app.webmanifest')
    expect(headers.get('Content-Type')).toBe('application/manifest+json')
    const json = JSON.parse(text) as { shortcuts: { url: string }[] }
    expect(json).toMatchObject({
      ...{ id: '/admin', name: 'Saaf bookings', scope: '/admin' },
      start_url: '/admin/dashboard?view=today',
    })
    expect(json.shortcuts.map(({ url }) => url)).toEqual([
      '/admin/bookings/new',
      '/admin/run-sheet',
      '/admin/messages',
    ])
  })
})

describe('speculation-rules.json', () => {
  it('excludes staff and manage pages from prefetching', async () => {
    const { status, headers, text } = await get(siteFiles, '/speculation-rules.json')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    })
    const manage = ['/booking/manage/*', '/hi/booking/manage/*', '/mr/booking/manage/*']
    const except = ['/admin', '/admin/*', '/cms', '/cms/*', ...manage]
    const where = { and: [{ href_matches: '/*' }, { not: { href_matches: except } }] }
    expect(JSON.parse(text)).toEqual({ prefetch: [{ where, eagerness: 'moderate' }] })
  })
})

describe('the /cms redirect', () => {
  it.each([
    [undefined, '/cms'],
    ['', '/cms'],
    ['account', '/cms/account'],
    ['collections/bookings', '/cms/collections/bookings'],
    ['/evil.example', '/cms//evil.example'],
    ['@evil.example', '/cms/@evil.example'],
  ])('redirects %j to %s', async (rest, address) => {
    const params: Record<string, string> = rest === undefined ? {} : { '*': rest }
    const answer = await get(cms, '/cms/x', { params })
    expect(answer).toMatchObject({ status: 302, location: cmsUrl + address })
    expect(new URL(answer.location!).origin).toBe(cmsUrl)
  })

  it('keeps the query string', async () => {
    const path = '/cms/collections/bookings?where[status][equals]=pending'
    const { location } = await get(cms, path, { params: { '*': 'collections/bookings' } })
    expect(location).toBe(cmsUrl + path)
  })
})

describe('GET /share/<page>.png', () => {
  const open = (file: string, version?: string) =>
    get(pictures, `/share/${file}${version === undefined ? '' : `?v=${version}`}`, {
      params: { file },
    })

  it.each(pageNames)('returns a PNG of 1200 by 630 pixels for the page “%s”', async (page) => {
    const { status, headers, body } = await open(`${page}.png`)
    expect(status).toBe(200)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
    })
  })

  it('is cacheable forever at the URL in the page only', async () => {
    const meta = pageMeta('about', await siteContent(defaultLanguage), defaultLanguage)
    const picture = meta.find((tag) => 'property' in tag && tag.property === 'og:image')
    const url = new URL((picture as { content: string }).content)
    expect(url.pathname).toBe('/share/about.png')
    const version = url.searchParams.get('v')!
    const cacheControl = async (requested?: string) =>
      (await open('about.png', requested)).headers.get('Cache-Control')
    expect(await cacheControl(version)).toBe('public, max-age=31536000, immutable')
    const home = { page: 'home', language: defaultLanguage } as const
    const ofHome = sharePictureVersion(home, await siteContent(defaultLanguage))
    for (const other of [undefined, '', 'x', ofHome]) {
      expect(await cacheControl(other)).toBe('no-cache')
    }
  })

  it.each([
    'nowhere.png',
    'home',
    'home.jpg',
    'home.PNG',
    '../home.png',
    '',
    '__proto__.png',
    'home.en.png',
    'home.fr.png',
  ])('returns 404 for %j', async (file) => expect(await open(file)).toMatchObject({ status: 404 }))
})
