import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { launchOptions } from '#tests/helpers/browser.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

let running: TwoSites
let browser: Browser

beforeAll(async () => {
  running = await startTwoSites()
  browser = await chromium.launch(launchOptions)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await running?.stop()
})

it('reports a failed publish while the database is down, keeps the text, and publishes it later', async () => {
  const page = await browser.newPage()
  await page.goto(`${running.cms}/cms`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
  await page.goto(`${running.cms}/cms/globals/booking-page`)
  const heading = page.getByLabel('Heading')
  await heading.waitFor()

  await running.setDatabaseOffline(true)
  await heading.fill('Typed while the database was offline.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.locator('.toast-error, [data-sonner-toast][data-type="error"]').first().waitFor()
  expect(await heading.inputValue()).toBe('Typed while the database was offline.')
  for (const site of running.sites) expect((await fetch(site)).status).toBe(200)

  await running.setDatabaseOffline(false)
  // After a failed save the CMS waits for another change.
  await heading.fill('Typed while the database was offline, and after.')
  await page.getByText('Last saved less than a minute ago').waitFor()
  // Clicks are lost while the form stores the draft.
  await vi.waitFor(async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await page
      .getByText(/successfully/i)
      .first()
      .waitFor({ timeout: 5_000 })
  }, waitOptions)
  await expect
    .poll(async () => (await fetch(`${running.sites[0]}/booking`)).text(), waitOptions)
    .toContain('Typed while the database was offline, and after.')
})
