import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectNoViolations } from '#tests/e2e/accessibility.ts'
import { savedAsDraft } from '#tests/e2e/cms-forms.ts'
import { expect, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'

test.use({ resetsProduct: true, viewport: { width: 390, height: 844 } })

/** The CMS repairs Payload's markup shortly after rendering. */
const expectNoViolationsOnceRepaired = (page: Page) =>
  expect(() => expectNoViolations(page)).toPass({ timeout: 30_000 })

test('fits forms, lists, the trash, search results and an email on a phone, accessibly', async ({
  page,
  product,
  cms,
  book,
  signInAs,
}) => {
  const { id: booking } = await cms.findBooking((await book()).reference)
  const title = withRandomSuffix('Thrown away')
  const { id } = await cms.saveDraft('services', { title })
  await cms.update('services', id, { deletedAt: new Date().toISOString() })
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/globals/home-page`)
  await page.getByLabel('Heading').first().fill('Clean by Thursday')
  await expect(savedAsDraft(page)).toBeVisible()
  await expectNoViolationsOnceRepaired(page)
  await expectNoHorizontalScroll(page)

  await page.goto(`${product.cms}/cms`)
  const drafts = page.getByRole('region', { name: 'Your drafts' })
  await expect(drafts.getByRole('link', { name: 'Home page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent changes' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoHorizontalScroll(page)

  for (const [path, text] of [
    [`/collections/bookings/${booking}`, 'History'],
    ['/globals/about-page?locale=hi', 'A neighbourhood shop'],
    ['/collections/services', 'Dry Cleaning'],
    ['/collections/services/trash', title],
    ['/collections/media', 'scooter.png'],
    ['?find=clean', 'Where it appears'],
  ] as const) {
    await page.goto(`${product.cms}/cms${path}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectNoViolationsOnceRepaired(page)
  }

  await page.goto(`${product.cms}/cms/globals/business-info`)
  const copySunday = page.getByRole('button', { name: 'Copy Sunday to all days' })
  await copySunday.scrollIntoViewIfNeeded()
  await expect(copySunday).toBeInViewport({ ratio: 1 })
  await expectNoViolationsOnceRepaired(page)
  await expectNoHorizontalScroll(page)

  await page.goto(`${product.cms}/cms/globals/mail-texts`)
  const mail = page.locator('#field-confirmed')
  await mail.getByText('See this email').click()
  await expect(mail.frameLocator('iframe').getByText('Asha Kulkarni').first()).toBeVisible()
  await expectNoViolationsOnceRepaired(page)
  await expectNoHorizontalScroll(page)
})
