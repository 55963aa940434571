import { expect, type Locator, type Page } from '@playwright/test'

export const readCopy = (page: Page) =>
  page.evaluate(async () => (await caches.match('/admin/run-sheet'))?.text() ?? '')

/** The page stores its files first. Offline, a file that is still loading would fail. */
export const waitForCopy = (page: Page, words = 'Run sheet') =>
  expect.poll(() => readCopy(page)).toContain(words)

/** Presses again if the page ignored it: it takes one press a second. */
export async function pressTick(tick: Locator, isPressed: boolean) {
  const pressed = String(isPressed)
  await expect(async () => {
    if ((await tick.getAttribute('aria-pressed')) !== pressed) await tick.click()
    await expect(tick).toHaveAttribute('aria-pressed', pressed, { timeout: 500 })
  }).toPass()
}
