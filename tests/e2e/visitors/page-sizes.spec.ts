import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'

const pathsWithoutScripts = ['/', '/about', '/services', '/locations', '/privacy', '/no-such-page']

/** Counts each script once: a prefetched script has two entries. */
const scriptSizes = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
    const sizeOf = (script: PerformanceEntry) =>
      (script as PerformanceResourceTiming).encodedBodySize
    return [...new Map(scripts.map((script) => [script.name, sizeOf(script)])).values()]
  })

test('keeps the first visit on a phone within the size budget', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const network = await page.context().newCDPSession(page)
  let bytes = 0
  let requests = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await network.send('Network.enable')
  // The browser's lazy-loading distance depends on the connection.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 9_000_000,
    uploadThroughput: 9_000_000,
    connectionType: 'cellular4g',
  })
  for (const path of [...pathsWithoutScripts, '/contact', '/booking']) {
    await network.send('Network.clearBrowserCache')
    bytes = 0
    requests = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(bytes, path).toBeLessThan(pathsWithoutScripts.includes(path) ? 150_000 : 260_000)
    if (path === '/') expect(requests).toBeLessThanOrEqual(12)
    if (pathsWithoutScripts.includes(path)) continue
    const sizes = await scriptSizes(page)
    expect(sizes.length, path).toBeLessThanOrEqual(8)
    const scripts = sizes.reduce((sum, size) => sum + size, 0)
    expect(scripts, path).toBeGreaterThan(50_000)
    expect(scripts, path).toBeLessThanOrEqual(path === '/booking' ? 100_000 : 110_000)
  }
})
