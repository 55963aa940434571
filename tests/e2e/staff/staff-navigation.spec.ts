import { samples } from '#business/words/staff/stored-data.ts'
import { expectNoViolations, resize } from '#tests/e2e/accessibility.ts'
import { bookingItem, expect, openPage, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'

test('leads between staff pages, on a phone through the menu, and back to the same place', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Noor')
  const { reference } = await book({ name })
  await database.markAsSample(reference)
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?status=pending')
  const navigation = page.getByRole('navigation', { name: 'Staff pages' })
  const bookings = navigation.getByRole('link', { name: 'Bookings' })
  await expect(bookings).toHaveAttribute('aria-current', 'page')
  for (const button of ['Refresh', 'Sign Out']) {
    await expect(page.getByRole('button', { name: button })).toHaveCount(1)
  }
  await resize(page, 1440)
  const sampleNotice = page.getByRole('paragraph').filter({ hasText: samples.askAdmin })
  expect((await sampleNotice.boundingBox())!.height).toBeLessThan(30)
  const csvLink = `Export CSV of these bookings ${samples.leftOut}`
  await expect(page.getByRole('link', { name: csvLink })).toBeVisible()
  await page.locator('summary', { hasText: 'Account:' }).click()
  await expectNoViolations(page)

  await resize(page, 360)
  await expect(navigation).toBeHidden()
  for (const button of ['Refresh', 'Sign Out']) {
    await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Menu, Bookings' }).click()
  await expect(bookings).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await page.evaluate(() => window.scrollTo(0, 100))
  expect(await page.evaluate(() => window.scrollY)).toBe(100)
  // Playwright would scroll to the top before it clicks in a sticky bar.
  await page.getByRole('link', { name: 'New booking' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New booking for a caller')
  await page.getByRole('button', { name: 'Menu' }).click()
  await navigation.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await expect(navigation).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to bookings' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=pending$/)
  await expect(bookingItem(page, name)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)

  await signInAs(admin)
  await openPage(page, '/admin/dashboard?status=pending')
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText(samples.removed).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toHaveCount(0)
})
