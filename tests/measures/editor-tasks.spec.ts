import type { Locator, Page } from '@playwright/test'
import { expect, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { editor } from '#tests/helpers/accounts/accounts.ts'
import { InteractionCounter } from './interaction-counter.ts'

test.use({ resetsProduct: true })

// docs/performance.md lists these counts.

const link = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name })

/** Publishing is disabled while a draft is being saved; a click at its start would be lost. */
async function fillAndPublish(field: Locator, value: string, counter: InteractionCounter) {
  const page = field.page()
  const draftSaved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await field.fill(value)
  await draftSaved
  await counter.click(button(page, 'Publish changes'))
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
}

test.beforeEach(async ({ page, product, signInAs }) => {
  await signInAs(editor)
  await page.goto(`${product.cms}/cms`)
})

test('changes an opening time in three presses', async ({ page }) => {
  const counter = new InteractionCounter(page)
  await counter.click(link(page, 'Change opening hours'))
  const opens = page.getByLabel('Monday: opens')
  await counter.click(opens)
  await fillAndPublish(opens, '08:15', counter)
  expect(counter.presses).toBe(3)
})

test('finds a text and opens its form in three presses', async ({ page }) => {
  const counter = new InteractionCounter(page)
  await counter.click(page.getByRole('searchbox', { name: 'Search all content' }))
  await page.keyboard.type('stain')
  await counter.press('Enter')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toContainText('Where it appears: Home')
  await counter.click(results.getByRole('link', { name: 'Stain Removal' }))
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Stain Removal')
  expect(counter.presses).toBe(3)
})

test('adds an offer in three presses', async ({ page }) => {
  const words = withRandomSuffix('Curtains at half price')
  const counter = new InteractionCounter(page)
  await counter.click(link(page, 'Add an offer'))
  const field = page.getByLabel('Offer text')
  await counter.click(field)
  await fillAndPublish(field, words, counter)
  expect(counter.presses).toBe(3)
})

test('deletes a price in five presses and restores it in six', async ({ page, product, cms }) => {
  const { item } = (await cms.list('prices'))[0] as unknown as { item: string }
  const entry = link(page, item)
  const dialog = page.getByRole('dialog')

  const deletion = new InteractionCounter(page)
  await deletion.click(link(page.getByRole('main'), 'Prices'))
  await deletion.click(entry)
  await deletion.click(page.locator('.doc-controls__popup .popup-button'))
  await deletion.click(page.locator('#action-delete'))
  await expect(dialog).toContainText('to the trash')
  await deletion.click(button(dialog, 'Confirm'))
  await expect(page.getByText('You can restore it for 30 days')).toBeVisible()
  await expect(entry).toHaveCount(0)
  expect(deletion.presses).toBe(5)

  await page.goto(`${product.cms}/cms`)
  const restoring = new InteractionCounter(page)
  await restoring.click(link(page.getByRole('main'), 'Prices'))
  await restoring.click(button(page, 'Trash'))
  await restoring.click(entry)
  await restoring.click(button(page, 'Restore'))
  await restoring.click(dialog.getByRole('checkbox'))
  await restoring.click(button(dialog, 'Confirm'))
  await expect
    .poll(async () => (await cms.list('prices')).map((price) => price.item))
    .toContain(item)
  expect(restoring.presses).toBe(6)
})

test('inserts a detail into an email and sees it in four presses', async ({ page }) => {
  const counter = new InteractionCounter(page)
  await counter.click(link(page.getByRole('main'), 'Emails and WhatsApp'))
  const mail = page.locator('#field-confirmed')
  await counter.click(mail.getByLabel('Introduction'))
  await counter.click(button(mail, '{date}').first())
  await counter.click(mail.getByText('See this email'))
  await expect(mail.frameLocator('iframe').getByText('Asha Kulkarni').first()).toBeVisible()
  expect(counter.presses).toBe(4)
})
