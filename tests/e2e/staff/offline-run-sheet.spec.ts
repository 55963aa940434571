import type { Page } from '@playwright/test'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import { expect, openPage, signIn, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { pressTick, readCopy, waitForCopy } from './run-sheet-copy.ts'

const sheetPath = (daysAhead: number) =>
  `/admin/run-sheet?date=${addDays(localDateAt(new Date()), daysAhead)}&branch=bandra-west`

const listCaches = (page: Page) => page.evaluate(() => caches.keys())

test('reloads offline with all ticks, and sends new ones when the network returns', async ({
  page,
  context,
  book,
  signInAs,
  database,
}) => {
  const [first, second] = [withRandomSuffix('Rohan'), withRandomSuffix('Asha')]
  const address = 'Hill Road, Bandra West, Mumbai 400050'
  const { reference } = await book({ name: first, address })
  const other = await book({ name: second, address })
  const day = addDays(localDateAt(new Date()), 43)
  for (const each of [reference, other.reference]) await database.movePickup(each, day, '1PM-3PM')
  await signInAs(staff)
  await openPage(page, sheetPath(43))
  const tick = (name: string) => page.getByRole('button', { name: `Picked up from ${name}` })
  const note = page.getByRole('status').filter({ hasText: 'This copy is from' })
  const pendingTicks = page.getByRole('status').filter({ hasText: 'saved on this phone' })
  await tick(first).click()
  await expect.poll(() => database.isCollected(reference)).toBe(true)
  await waitForCopy(page, 'aria-pressed="true"')
  await expect(note).toHaveCount(0)

  // The copy must not depend on the browser's own cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await openPage(page, sheetPath(43))
  await expect(note).toBeVisible()
  await expectNoViolations(page)
  await expect(tick(first)).toHaveAttribute('aria-pressed', 'true')
  await tick(second).click()
  await expect(pendingTicks).toContainText('1 stop saved')
  // As from the home screen.
  await openPage(page, '/admin/run-sheet')
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
  await expect(tick(second)).toHaveAttribute('aria-pressed', 'true')
  await expect(pendingTicks).toContainText('1 stop saved')
  expect(await database.isCollected(other.reference)).toBe(false)

  await context.setOffline(false)
  await expect.poll(() => database.isCollected(other.reference)).toBe(true)
  await expect(pendingTicks).toHaveCount(0)
  await expect(note).toHaveCount(0)
  await pressTick(tick(second), false)
  await expect.poll(() => database.isCollected(other.reference)).toBe(false)
})

test('deletes the copy at sign-out, even if no other page can be loaded', async ({ page }) => {
  // The shared session must not end.
  await signIn(page, staff)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await openPage(page, sheetPath(44))
  await waitForCopy(page)
  await page.route(/\/admin\/login/, (route) => route.abort('internetdisconnected'))
  await page.locator('summary', { hasText: 'Account:' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => listCaches(page)).toEqual([])
})

test('deletes the copy when sign-in is shown', async ({ page, context, signInAs }) => {
  await signInAs(staff)
  await openPage(page, sheetPath(44))
  await waitForCopy(page)
  await context.clearCookies()
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible()
  await expect.poll(() => listCaches(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(sheetPath(44))).rejects.toThrow('net::ERR_')
})

test('deletes the copy when the run sheet redirects to sign-in', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(staff)
  await openPage(page, sheetPath(44))
  await waitForCopy(page)
  const otherTab = await context.newPage()
  await otherTab.route(/\/admin\/login/, (route) => route.abort())
  await context.clearCookies()
  await expect(otherTab.goto('/admin/run-sheet')).rejects.toThrow('ERR_FAILED')
  await expect.poll(() => listCaches(page)).toEqual([])
})

test('stores no copy that was requested before the deletion', async ({ page, signInAs }) => {
  await signInAs(staff)
  await page.addInitScript(() => {
    const { put } = Cache.prototype
    Cache.prototype.put = async function (...args) {
      await put.apply(this, args).finally(() => (document.title = 'Stored'))
    }
  })
  await page.route(/\/admin\/run-sheet\?/, async (route) => {
    const response = await route.fetch()
    // As another tab does at sign-out.
    if ('x-offline-copy' in route.request().headers()) {
      await page.evaluate(() => caches.delete('run-sheet'))
    }
    await route.fulfill({ response })
  })
  await openPage(page, sheetPath(45))
  await expect(page).toHaveTitle('Stored')
  expect(await readCopy(page)).toBe('')
})
