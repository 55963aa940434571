import { samples } from '#business/words/staff.ts'
import { expectAccessible, expectNoViolations, resize } from '#tests/e2e/accessibility.ts'
import {
  bookingItem,
  expect,
  openPage,
  randomPhone,
  test,
  withRandomSuffix,
  yesterday,
} from '#tests/e2e/fixtures.ts'
import { admin, editor, staff } from '#tests/helpers/accounts/accounts.ts'

test('leads between staff pages, on a phone through the menu, and back to the same place', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Noor')
  const { reference } = await book({ name })
  await database.markAsSample(reference)
  // A list that scrolls.
  await database.copyBooking((await book()).reference, 10)
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
})

test('opens every page of an admin, erases a customer, and keeps editors out', async ({
  page,
  product,
  book,
  database,
  signInAs,
}) => {
  const [phone, name] = [randomPhone(), withRandomSuffix('Noor')]
  const { reference } = await book({ phone })
  await database.movePickup(reference, yesterday(), '11AM-1PM')
  await database.markAsSample((await book({ name })).reference)
  await signInAs(admin)
  await openPage(page, '/admin/dashboard?status=pending')
  await expect(bookingItem(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText(samples.removed).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toHaveCount(0)
  await expect(bookingItem(page, name)).toHaveCount(0)

  const navigation = page.getByRole('navigation', { name: 'Staff pages' })
  for (const label of ['Insights', 'Activity', 'Messages', 'Customers']) {
    await navigation.getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label)
    await expectAccessible(page)
  }
  await expectNoViolations(page)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('heading', { name: 'Data about' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as text' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^customer-\d{4}-\d\d-\d\d\.txt$/)
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('heading', { name: `Erase the data about ${phone}?` })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Personal details erased')).toBeVisible()

  await signInAs(editor)
  await page.goto('/admin/dashboard')
  await expect(
    page.getByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeVisible()
  await page.goto(`${product.cms}/cms/account`)
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Services', exact: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'Bookings', exact: true })).toHaveCount(0)
})
