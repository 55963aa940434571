import { expect, type Page } from '@playwright/test'

/** A change is kept as a draft a moment after the last key. */
export const keptAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

/**
 * Publishes until the CMS answers. A click is lost while the form stores the draft, and the answer of a busy CMS may come and
 * go while the next click waits. So each attempt starts to look for the answer before it clicks.
 */
export async function publish(page: Page, answer: string | RegExp = /successfully/i) {
  const button = page.getByRole('button', { name: 'Publish changes' })
  await expect(async () => {
    await Promise.all([
      expect(page.getByText(answer).first()).toBeVisible({ timeout: 10_000 }),
      button.click({ timeout: 5_000 }).catch(() => {}),
    ])
  }).toPass()
}
