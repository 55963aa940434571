import { productionConditions } from '#scripts/launch/child-process.ts'
import { confirmBooking, expect, fillWizard, test } from '#tests/e2e/fixtures.ts'
import { runningProductUrl } from '#tests/servers/running-product.ts'
import { startSystem } from '#tests/servers/system.ts'

test.skip(Boolean(runningProductUrl), 'Starts another server from the build in this folder.')

test('books a pickup on the same build with remix-serve', async ({ browser }) => {
  const { sites, stop } = await startSystem({
    siteCount: 1,
    siteArgs: [
      productionConditions,
      'node_modules/@remix-run/serve/dist/cli.js',
      'build/server/index.js',
    ],
  })
  const page = await browser.newPage({ baseURL: sites[0] })
  try {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Schedule Pickup Now' })).toBeVisible()
    await fillWizard(page, { name: 'Asha Kulkarni' })
    expect(await confirmBooking(page)).toMatch(/^[0-9A-F]{8}$/)
  } finally {
    await page.close()
    await stop()
  }
})
