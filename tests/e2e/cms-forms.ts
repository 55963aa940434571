import { expect, type Page } from '@playwright/test'

export const savedAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

/**
 * Clicks until `answer` appears: clicks are lost while the form stores a draft. Starts to wait
 * before it clicks, because the message may disappear before the next click.
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
