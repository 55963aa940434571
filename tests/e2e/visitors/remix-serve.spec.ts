import getPort from 'get-port'
import { productionConditions } from '#scripts/launch/child-process.ts'
import { confirmBooking, expect, fillWizard, test } from '#tests/e2e/fixtures.ts'
import { secret } from '#tests/helpers/secret.ts'
import { runningProductUrl } from '#tests/servers/running-product.ts'
import { startNode } from '#tests/servers/spawned-process.ts'

test.skip(Boolean(runningProductUrl), 'Starts another server from the build in this folder.')

test('books a pickup on the same build with remix-serve', async ({ browser, product }) => {
  const port = String(await getPort())
  const site = `http://localhost:${port}`
  const cli = 'node_modules/@remix-run/serve/dist/cli.js'
  const { child, exitCode, waitForOutput } = startNode(
    [productionConditions, cli, 'build/server/index.js'],
    {
      variables: {
        PORT: port,
        SITE_URL: site,
        CMS_URL: product.cms,
        DATABASE_URL: product.databaseUrl,
        PAYLOAD_SECRET: secret,
        LOG_LEVEL: 'error',
      },
    },
  )
  const page = await browser.newPage({ baseURL: site })
  try {
    await waitForOutput(/^\[remix-serve\]/m)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Schedule Pickup Now' })).toBeVisible()
    await fillWizard(page, { name: 'Asha Kulkarni' })
    expect(await confirmBooking(page)).toMatch(/^[0-9A-F]{8}$/)
  } finally {
    await page.close()
    // On SIGTERM, remix-serve waits forever for the connections to the database.
    child.kill('SIGKILL')
    await exitCode
  }
})
