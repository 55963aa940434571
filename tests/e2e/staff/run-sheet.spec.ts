import type { Locator, Page } from '@playwright/test'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import { expect, openPage, signIn, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

const dayAhead = (days: number) => addDays(localDateAt(new Date()), days)
const sheetOf = (day: string) => `/admin/run-sheet?date=${day}&branch=bandra-west`

const listCaches = (page: Page) => page.evaluate(() => caches.keys())
/** The page stores its files first. Offline, a file that is still loading would fail. */
const waitForCopy = (page: Page, words = /Run sheet/) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/admin/run-sheet'))?.text() ?? ''))
    .toMatch(words)

/** Presses again if the page took it for a second tap on the button that was there before. */
async function pressTick(tick: Locator, isPressed: boolean) {
  const pressed = String(isPressed)
  await expect(async () => {
    if ((await tick.getAttribute('aria-pressed')) !== pressed) await tick.click()
    await expect(tick).toHaveAttribute('aria-pressed', pressed, { timeout: 500 })
  }).toPass()
}

test('stores ticks offline, reloads with them, and sends them when the network returns', async ({
  page,
  context,
  book,
  signInAs,
  database,
}) => {
  const people = ['Rohan', 'Asha', 'Zoya', 'Omkar'].map(withRandomSuffix)
  const names = people as [string, string, string, string]
  const address = 'Hill Road, Bandra West, Mumbai 400050'
  const day = dayAhead(40)
  const references: string[] = []
  for (const name of names) {
    const { reference } = await book({ name, address, items: '12 Shirt' })
    await database.movePickup(reference, day, '1PM-3PM')
    references.push(reference)
  }
  const [rohan, asha, zoya, omkar] = references as [string, string, string, string]
  await database.setDelivery(zoya, day, '5PM-7PM')
  const button = (name: string) => page.getByRole('button', { name })
  const [first, second] = names.map((name) => button(`Picked up from ${name}`)) as [
    Locator,
    Locator,
  ]
  const delivery = button(`Delivered to ${names[2]}`)
  const pendingTicks = page.getByRole('status').filter({ hasText: 'saved on this phone' })
  const note = page.getByRole('status').filter({ hasText: 'This copy is from' })
  await signInAs(staff)
  await openPage(page, sheetOf(day))
  const stop = (name: string) => page.locator('summary', { hasText: name })
  await stop(names[0]).click()
  await expectNoViolations(page)
  const call = page.getByRole('link', { name: `Call: ${names[0]}` })
  await expect(call).toHaveAttribute('href', /^tel:/)
  const directions = page.getByRole('link', { name: `Navigate: ${names[0]}` })
  await expect(directions).toHaveAttribute('href', /Bandra/)
  await page.getByRole('spinbutton', { name: 'Pieces' }).fill('11')
  await expect(page.getByText('Differs from the 12 announced.')).toBeVisible()
  await first.evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((resolve) => setTimeout(resolve, 300))
    // A second tap does not take it back.
    button.click()
  })
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => database.isPickedUp(rohan)).toBe(true)
  await expect(page.getByText('2 of 5 done').first()).toBeVisible()
  await expect(stop(names[0])).toContainText('11 pieces (12 announced)')
  await button('Hide done').click()
  await expect(first).toBeHidden()
  await waitForCopy(page, /(aria-pressed="true".*){2}/s)
  await expect(note).toHaveCount(0)

  // The copy must not depend on the browser's own cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await pressTick(second, true)
  await expect(pendingTicks).toContainText('1 stop saved')
  await button('Hide 1 more').click()
  await expect(second).toBeHidden()
  await button('Show 3 hidden').click()
  await openPage(page, sheetOf(day))
  await expect(note).toBeVisible()
  await expectNoViolations(page)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await pressTick(delivery, true)
  await stop(names[3]).click()
  await page.locator('summary', { hasText: /^Not collected$/ }).click()
  await button('Nobody home').click()
  await expect(page.getByText('Not collected: nobody home')).toBeVisible()
  await expect(page.getByText('5 of 5 done').first()).toBeVisible()
  // As from the home screen.
  await openPage(page, '/admin/run-sheet')
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
  await expect(delivery).toHaveAttribute('aria-pressed', 'true')
  await expect(pendingTicks).toContainText('3 stops saved')
  expect(await database.isPickedUp(asha)).toBe(false)
  expect(await database.isDelivered(zoya)).toBe(false)

  await context.setOffline(false)
  // Playwright connects the page before its service worker, so the first attempt may fail.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => database.isPickedUp(asha)).toBe(true)
  await expect.poll(() => database.isDelivered(zoya)).toBe(true)
  await expect.poll(() => database.readMissedReason(omkar)).toBe('nobody-home')
  await expect(pendingTicks).toHaveCount(0)
  await expect(note).toHaveCount(0)

  // The next visit sends a tick stored before the page closed.
  await context.setOffline(true)
  await pressTick(second, false)
  await expect(pendingTicks).toContainText('1 stop saved')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const nextVisit = await context.newPage()
  await openPage(nextVisit, '/admin/run-sheet')
  await expect.poll(() => database.isPickedUp(asha)).toBe(false)
})

test('deletes the copy at sign-out, and when sign-in is shown', async ({
  page,
  context,
  signInAs,
}) => {
  const sheet = sheetOf(dayAhead(44))
  await signInAs(staff)
  await openPage(page, sheet)
  await waitForCopy(page)
  await context.clearCookies()
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible()
  await expect.poll(() => listCaches(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(sheet)).rejects.toThrow('net::ERR_')
  await context.setOffline(false)

  // The shared session must not end.
  await signIn(page, staff)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await openPage(page, sheet)
  await waitForCopy(page)
  // Even if no other page can be loaded.
  await page.route(/\/admin\/login/, (route) => route.abort('internetdisconnected'))
  await page.locator('summary', { hasText: 'Account:' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => listCaches(page)).toEqual([])
})

test('shows six stops on a phone, and prints fifteen on two pages', async ({
  page,
  book,
  signInAs,
  database,
}) => {
  const day = dayAhead(41)
  const stop = {
    address: 'Flat 3, Shanti Niwas Co-operative Housing Society\nHill Road, Mumbai 400050',
    items: '2 bed sheets, 4 pillow covers, 1 blanket',
    instructions: 'Ring twice, the dog barks.',
  }
  const [busy, quiet] = [await book(stop), await book(stop)]
  await database.movePickup(busy.reference, day, '9AM-11AM')
  await database.movePickup(quiet.reference, day, '1PM-3PM')
  await database.copyBooking(busy.reference, 12)
  await database.copyBooking(quiet.reference, 1)
  await signInAs(staff)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, sheetOf(day))
  const progress = page.getByText('0 of 15 done')
  const { y: bottom } = (await progress.boundingBox())!
  const sixth = (await page.getByRole('button', { name: 'Picked up' }).nth(5).boundingBox())!
  expect(sixth.y + sixth.height).toBeLessThan(bottom)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
