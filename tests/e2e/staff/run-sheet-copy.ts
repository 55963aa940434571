import { expect, type Page } from '@playwright/test'

export const readCopy = (page: Page) =>
  page.evaluate(async () => (await caches.match('/admin/run-sheet'))?.text() ?? '')

/** The page stores its files first. Offline, a file that is still loading would fail. */
export const waitForCopy = (page: Page, words = 'Run sheet') =>
  expect.poll(() => readCopy(page)).toContain(words)
