import sharp from 'sharp'
import { sitePages } from '#business/content/links/site-pages.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'

interface Manifest {
  short_name: string
  icons: { src: string; sizes: string }[]
}

interface Graph {
  '@graph': { '@type': string }[]
}

test('describes every page for search engines, link previews and home screens', async ({
  page,
  baseURL,
  request,
}) => {
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  for (const { path } of Object.values(sitePages)) {
    await page.goto(path)
    await expect(page).toHaveTitle(/Saaf/)
    expect(((await content('meta[name=description]')) ?? '').length, path).toBeGreaterThan(50)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`)
    const picture = await request.get((await content('meta[property="og:image"]')) ?? '')
    expect(picture.headers()['content-type'], path).toBe('image/png')
    expect(picture.headers()['cache-control'], path).toContain('immutable')

    const jsonLd = await page.locator('script[type="application/ld+json"]').textContent()
    const types = (JSON.parse(jsonLd!) as Graph)['@graph'].map((node) => node['@type'])
    const count = (type: string) => types.filter((other) => other === type).length
    expect(count('DryCleaningOrLaundry'), path).toBe(7)
    expect(count('BreadcrumbList'), path).toBe(path === '/' ? 0 : 1)
  }

  const manifestUrl = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(manifestUrl!)).json()) as Manifest
  expect(manifest.short_name).toBe('Saaf')
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${icon.width}x${icon.height}`).toBe(sizes)
  }
  await page.goto('/hi')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/hi/site.webmanifest')
})
