import sharp from 'sharp'
import { z } from 'zod'
import { sitePages } from '#business/content/site-pages.ts'
import { expect, test } from './fixtures.ts'

const paths = Object.values(sitePages).map(({ path }) => path)

const address = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().min(1),
  addressLocality: z.string().min(1),
  postalCode: z.string().min(1),
  addressCountry: z.string().min(1),
})
const time = z.string().regex(/^\d\d:\d\d$/)
/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const localBusiness = z.object({
  '@type': z.literal('DryCleaningOrLaundry'),
  '@id': z.url(),
  name: z.string().min(1),
  url: z.url(),
  image: z.url(),
  telephone: z.string().min(1),
  address,
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z
    .array(
      z.object({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.string(),
        opens: time,
        closes: time,
      }),
    )
    .length(7),
})
/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: z.string().min(1),
        item: z.url(),
      }),
    )
    .length(2),
})
const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

for (const path of paths) {
  test(`${path} tells search engines and messengers what it is`, async ({
    page,
    baseURL,
    request,
  }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/Saaf/)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect(((await content('meta[name=description]')) ?? '').length).toBeGreaterThan(50)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`)

    const picture = await request.get((await content('meta[property="og:image"]')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(picture.headers()['cache-control']).toContain('immutable')
    const outdated = await request.get(picture.url().replace(/v=.*/, 'v=before'))
    expect(outdated.headers()['cache-control']).toBe('no-cache')
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })

    const said = await page.locator('script[type="application/ld+json"]').textContent()
    const nodes = graph.parse(JSON.parse(said ?? ''))['@graph']
    const shops = nodes.filter((node) => node['@type'] === 'DryCleaningOrLaundry')
    expect(shops).toHaveLength(7)
    for (const shop of shops) localBusiness.parse(shop)
    const trails = nodes.filter((node) => node['@type'] === 'BreadcrumbList')
    expect(trails).toHaveLength(path === '/' ? 0 : 1)
    for (const trail of trails) breadcrumbs.parse(trail)
  })
}

test('the sitemap lists every page with the time of its last edit', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const sitemap = await answer.text()
  const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g)]
  expect(entries.map(([, address]) => address)).toEqual(paths.map((path) => `${baseURL}${path}`))
  for (const [, , edited] of entries) expect(Date.parse(edited!)).not.toBeNaN()
})

test('search engines stay out of what is for staff', async ({ request, baseURL }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules).toContain('Disallow: /admin')
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('a phone can put the site on its home screen', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address!)).json()) as {
    short_name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.short_name).toBe('Saaf')
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${icon.width}x${icon.height}`).toBe(sizes)
  }
})

test('the next page is fetched while the pointer is still on its link', async ({ page }) => {
  await page.goto('/')
  const prefetch = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/about' && Boolean(request.headers()['sec-purpose']),
  )
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover()
  await prefetch
})
