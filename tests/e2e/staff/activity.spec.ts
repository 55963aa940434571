import * as bookingWords from '#business/words/staff/bookings.ts'
import * as reportWords from '#business/words/staff/reports.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

test('shows staff actions by day and person on the Activity page, at any width', async ({
  page,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?status=pending')
  const row = page.getByRole('article', { name: reference })
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(bookingWords.status.updated).first()).toBeVisible()

  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const today = page.getByRole('region', { name: 'Today' })
  const line = today.getByRole('listitem').filter({ hasText: reference })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(`confirmed booking ${reference}`)
  for (const width of [360, 768, 1440]) {
    await resize(page, width)
    await expectAccessible(page)
  }

  const actor = (await line.getByRole('strong').textContent())!
  await page.getByLabel('Person').selectOption(actor)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/[?&]by=/)
  await expect(line).toHaveCount(1)
  await expect(page.getByLabel('Person')).toHaveValue(actor)

  await page.getByLabel('Day', { exact: true }).fill('2001-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(reportWords.activity.nothing)).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/admin\/activity$/)

  await line.getByRole('link', { name: reference }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
})
