import { draft } from '#business/words/staff/unsent-forms.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import {
  confirmBooking,
  expect,
  fillWizard,
  openPage,
  randomPhone,
  test,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

test('bills the pieces, sends the bill, and marks it as paid', async ({
  page,
  cms,
  signInAs,
  expectMailsAbout,
}) => {
  await fillWizard(page, { name: 'Meera Nair', phone: randomPhone(), email: 'meera@example.com' })
  const reference = await confirmBooking(page)
  const link = page.getByRole('link', { name: 'View, reschedule' })
  const managePath = (await link.getAttribute('href'))!
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'confirmed' })

  await signInAs(staff)
  await openPage(page, `/admin/bookings/${reference}`)
  await expect(page.getByRole('link', { name: 'Make the bill' })).toBeVisible()
  await openPage(page, `/admin/bookings/${reference}/bill`)
  await page.getByLabel('Another piece', { exact: true }).first().fill('Table cloth')
  await page.getByLabel('Count of another piece').first().fill('2')
  await page.getByLabel('Price of another piece').first().fill('-5')
  await openPage(page, `/admin/bookings/${reference}`)
  await openPage(page, `/admin/bookings/${reference}/bill`)
  await expect(page.getByText(draft.unsaved)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Another piece', { exact: true }).first()).toHaveValue('Table cloth')
  await page.getByLabel('Price of Table cloth').fill('60.50')
  // A first order: 10% off.
  await expect(page.getByLabel('Total')).toContainText('₹108.90')
  await expectAccessible(page)
  await resize(page, 360)
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save and send' }).click()
  const sendAgain = page.getByRole('button', { name: 'Send again' })
  await expect(sendAgain).toBeVisible()
  await page.context().setOffline(false)
  await sendAgain.click()
  await expect(page.getByText('Unpaid')).toBeVisible()
  await expectMailsAbout(`Bill #${reference}`, 1)
  await page.getByRole('button', { name: 'Cash' }).click()
  await expect(page.getByText(/^Paid by Cash, /)).toBeVisible()

  await page.goto(managePath)
  const bill = page.locator('section', { hasText: 'Your bill' })
  await expect(bill).toContainText('Table cloth')
  await expect(bill).toContainText('₹108.90')
  await expectAccessible(page)
})
