import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import {
  bookingItem,
  expect,
  gotoDashboard,
  openPage,
  openPageWithManifest,
  randomPhone,
  test,
  tomorrow,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

const updatedToast = (page: Page) => page.getByText('Booking status updated').first()

test('groups bookings by slot, opens each in place, and selects a slot', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Rohan Desai')
  const { reference } = await book({
    name,
    email: 'never@example.com',
    instructions: 'Ring twice',
    address: 'Flat 3\nHill Road, Bandra West, Mumbai 400050',
  })
  await database.movePickup(reference, tomorrow(), '3PM-5PM')
  await signInAs(staff)
  await gotoDashboard(page)
  await page.getByRole('link', { name: /^Today/ }).click()
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tomorrow · /)
  await expect(bookingItem(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Status').selectOption('confirmed')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Show bookings' }).click()
  await expect(bookingItem(page, name)).toHaveCount(0)
  await page.getByRole('link', { name: 'Confirmed (remove filter)' }).click()
  await page.getByRole('link', { name: /^Tomorrow/ }).click()
  await expect(page).toHaveURL(/\?view=tomorrow$/)
  const slot = page.getByRole('region', { name: '3PM-5PM' })
  const line = slot.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Bandra West')
  await expect(line).toContainText('with details')
  await expect(line.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:/)

  await line.getByRole('link', { name, exact: true }).click()
  const record = page.getByRole('region', { name: `Booking ${reference}` })
  await expect(record).toContainText('Ring twice')
  await expect(record).toContainText('Booked online by the customer')
  const later = await book({ name: withRandomSuffix('Later Caller') })
  await database.movePickup(later.reference, tomorrow(), '3PM-5PM')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(slot.getByText('Later Caller')).toBeVisible()
  await expect(record).toContainText('Booked online by the customer')
  await expectNoViolations(page)

  await record.getByLabel('Note for colleagues').fill('The key is with the watchman')
  await record.getByRole('button', { name: 'Add note' }).click()
  await expect(record.getByRole('listitem').filter({ hasText: 'watchman' })).toBeVisible()
  await expect(record.getByLabel('Note for colleagues')).toHaveValue('')

  await record.getByRole('button', { name: 'Cancel' }).click()
  await expect(record.getByText('Cancel this booking? Rohan will be emailed.')).toBeFocused()
  await record.getByRole('link', { name: 'Keep booking' }).click()
  await expect(line).toContainText('Pending')
  await record.getByRole('button', { name: 'Cancel' }).click()
  await record.getByRole('button', { name: 'Cancel booking and email Rohan' }).click()
  await expect(updatedToast(page)).toBeVisible()
  await expect(line).toContainText('Cancelled')
  await expect(record).toContainText('Cancelled by')
  await expect(record.getByRole('button', { name: /^(Confirm|Complete|Cancel)$/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Tomorrow/ }).click()
  await expect(line).toHaveCount(0)

  const { reference: pending } = await book()
  await database.movePickup(pending, '2199-03-01', '9AM-11AM')
  await database.copyBooking(pending, 100)
  await openPage(page, '/admin/dashboard?view=day&date=2199-03-01')
  await page.getByRole('button', { name: 'Select all shown of 9AM-11AM' }).click()
  await expect(page.getByRole('button', { name: /^Confirm 100/ })).toBeVisible()
})

test('counts new and changed bookings in a bar without changing the list', async ({
  page,
  book,
  cms,
  signInAs,
}) => {
  const first = withRandomSuffix('Asha')
  await book({ name: first })
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=to-confirm')
  await expect(bookingItem(page, first)).toContainText('No branch covers this pincode')
  const listedNames = await page.locator('[data-line]').allTextContents()

  const second = withRandomSuffix('Meera')
  const { reference } = await book({ name: second })
  const updatesBar = page.getByRole('status').filter({ hasText: 'Show' })
  await expect(updatesBar).toContainText(/\d+ new booking/)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  expect(await page.locator('[data-line]').allTextContents()).toEqual(listedNames)
  await updatesBar.getByRole('button', { name: 'Show' }).click()
  await expect(bookingItem(page, second)).toBeVisible()

  await bookingItem(page, second).getByRole('button', { name: 'Confirm' }).click()
  await expect(bookingItem(page, second)).toContainText('Confirmed')
  await expect(updatesBar).toHaveCount(0)
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'cancelled' })
  await expect(updatesBar).toContainText('changed booking')
  await expect(bookingItem(page, second)).toContainText('Confirmed')
  await bookingItem(page, second).getByRole('link', { name: second, exact: true }).click()
  await expect(page.getByRole('region', { name: `Booking ${reference}` })).toContainText(
    'Cancelled by',
  )
})

test('omits changes made on this page from the bar', async ({
  page,
  book,
  cms,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Asha')
  const { reference } = await book({ name })
  await database.movePickup(reference, '2020-03-02', '9AM-11AM')
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'confirmed' })
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=overdue')
  for (const act of ['Picked up', 'At the shop']) {
    await bookingItem(page, name).getByRole('button', { name: act }).click()
    await expect(bookingItem(page, name)).toContainText(act)
  }
  await book()
  const updatesBar = page.getByRole('status').filter({ hasText: 'Show' })
  await expect(updatesBar).toContainText('1 new booking')
  await expect(updatesBar).not.toContainText('changed')
})

test('finds a caller by phone number, and filters the list by status and branch', async ({
  page,
  book,
  signInAs,
}) => {
  const phone = randomPhone()
  const name = withRandomSuffix('Vikram')
  await book({ name, phone, address: 'Hill Road, Mumbai 400050' })
  await book({ name: withRandomSuffix('Zoya') })
  await signInAs(staff)
  // A single result opens at once. Delay Remix's route manifest until the list is filtered.
  let releaseManifest = () => {}
  const listFiltered = new Promise<void>((resolve) => (releaseManifest = resolve))
  await page.route(/__manifest\?.*bookings%2F[0-9A-F]{8}/, (route) =>
    listFiltered.then(() => route.continue()),
  )
  await openPageWithManifest(page, '/admin/dashboard')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search bookings')).toBeFocused()
  // iPhones zoom in on smaller inputs.
  const sizes = await page
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((inputs) => inputs.map((input) => parseFloat(getComputedStyle(input).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  await page.keyboard.type(`+91 ${phone}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  const caller = page.getByRole('region', { name: `Caller ${phone}` })
  await expect(caller).toContainText(name)
  await expect(caller).toContainText('1 booking')
  await expect(page.locator('[data-line]')).toHaveText([name])

  await page.getByLabel('Search bookings').fill(name.split(' ')[1]!)
  await page.getByLabel('Status').selectOption('cancelled')
  await expect(page.getByText('No bookings found')).toBeVisible()
  releaseManifest()
  await page.getByLabel('Status').selectOption('pending')
  await expect(page.locator('[data-line]')).toHaveText([name])

  const chooseBranch = async (branch: string) => {
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Branch').selectOption(branch)
    await page.getByRole('button', { name: 'Show bookings' }).click()
  }
  await chooseBranch('Colaba')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await chooseBranch('Bandra West')
  await expect(page.locator('[data-line]')).toHaveText([name])
  await page.getByRole('link', { name: /^To confirm/ }).click()
  await expect(page).toHaveURL(/view=to-confirm&branch=bandra-west/)
  await expect(bookingItem(page, name)).toBeVisible()
  // A cancelled booking is no duplicate.
  await openPage(page, '/admin/dashboard?view=duplicates&status=cancelled')
  await expect(page.getByText('Remove a filter, or press New booking.')).toBeVisible()
})
