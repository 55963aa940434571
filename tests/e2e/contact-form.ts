import { expect, type Page } from '@playwright/test'

export const contactFields = {
  Name: 'Meera Iyer',
  Email: 'meera@example.com',
  Subject: 'Curtains',
  Message: 'How much for six?\nThey are two metres long.',
}

/** `changes` are texts by label. */
export async function fillContactForm(page: Page, changes: Record<string, string>) {
  for (const [label, text] of Object.entries({ ...contactFields, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

export async function sendContactMessage(page: Page, changes: Record<string, string>) {
  await page.goto('/contact')
  await fillContactForm(page, changes)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
}
