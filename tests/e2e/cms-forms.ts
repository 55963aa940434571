import { expect, type Page } from '@playwright/test'

export const savedAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

/**
 * Clicks until `message` appears: clicks are lost while the form stores a draft. Waits for the
 * message while it clicks, because the message soon disappears.
 */
export async function publish(page: Page, message: string | RegExp = /successfully/i) {
  const button = page.getByRole('button', { name: 'Publish changes' })
  await expect(async () => {
    await Promise.all([
      expect(page.getByText(message).first()).toBeVisible({ timeout: 10_000 }),
      button.click({ timeout: 5_000 }).catch(() => {}),
    ])
  }).toPass()
}
