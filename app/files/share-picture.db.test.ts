import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { sharePictureVersion } from '#app/seo/share-pictures.server.ts'
import { pageNames } from '#business/content/links/site-pages.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as share from './share-picture.ts'

await samplePayload()
const open = (file: string, version?: string) =>
  get(share, `/share/${file}${version === undefined ? '' : `?v=${version}`}`, { params: { file } })

describe('GET /share/<page>.png', () => {
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
