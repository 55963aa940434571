import { expect, type Page } from '@playwright/test'

/** A change is kept as a draft a moment after the last key. */
export const keptAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

/**
 * Publishes until the CMS answers: a click that comes while the form still stores the draft is lost, and one that comes after
 * the answer may find it in its way.
 */
export async function publish(page: Page, answer: string | RegExp = /successfully/i) {
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Publish changes' })
    await button.click({ timeout: 5_000 }).catch(() => {})
    await expect(page.getByText(answer).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}
