import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin } from '../setup/accounts'
import { startTwoSites, type TwoSites } from '../setup/two-sites'

// The production build, which `npm test` has made before.

const debianChromium = '/usr/bin/chromium'

let running: TwoSites
let browser: Browser

beforeAll(async () => {
  running = await startTwoSites()
  browser = await chromium.launch({
    ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await running?.stop()
})

/** While away, the database ends all connections and takes none, as while it restarts. */
async function setAway(isAway: boolean) {
  const { pathname, href } = new URL(running.databaseUrl)
  const beside = new URL(href)
  beside.pathname = '/template1'
  const client = new Client({ connectionString: beside.href })
  await client.connect()
  await client.query(`ALTER DATABASE ${pathname.slice(1)} ALLOW_CONNECTIONS ${String(!isAway)}`)
  if (isAway) {
    await client.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '${pathname.slice(1)}'`)
  }
  await client.end()
}

it('an editor who publishes meanwhile is told so, keeps the text, and publishes it afterwards', async () => {
  const page = await browser.newPage()
  await page.goto(`${running.cms}/cms`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
  await page.goto(`${running.cms}/cms/globals/booking-page`)
  const note = page.getByLabel('Terms note')
  await note.waitFor()

  // One of the sites has been visited, and knows what it shows; the other has just started.
  const [known] = running.sites
  await fetch(known)
  await setAway(true)
  await note.fill('Typed while the database was away.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.locator('.toast-error, [data-sonner-toast][data-type="error"]').first().waitFor()
  expect(await note.inputValue()).toBe('Typed while the database was away.')
  expect((await fetch(known)).status).toBe(200)
  const unknown = await fetch(running.sites[1])
  expect(unknown.status).toBe(500)
  expect(await unknown.text()).toContain('Something went wrong')

  await setAway(false)
  await expect
    .poll(
      async () => {
        // Once it has been published there is nothing more to press.
        const publish = page.getByRole('button', { name: 'Publish changes' })
        await publish.click({ timeout: 1_000 }).catch(() => {})
        return (await fetch(`${running.sites[0]}/booking?step=4`)).text()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toContain('Typed while the database was away.')
}, 90_000)
