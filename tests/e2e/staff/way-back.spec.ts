import { draft } from '#business/words/staff.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { expect, openPage, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

test('follows the clothes from the pickup to the paid bill and the delivery', async ({
  page,
  book,
  signInAs,
}) => {
  const customer = { phone: randomPhone(), email: 'meera@example.com' }
  const { reference, managePath } = await book(customer)
  const staffPath = `/admin/bookings/${reference}`
  await signInAs(staff)
  await openPage(page, staffPath)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Booking status updated').first()).toBeVisible()
  const steps = page.getByRole('region', { name: `Steps of ${reference}` })
  await steps.getByText('Another step').click()
  await expect(steps.getByRole('button')).toHaveText(['Picked up'])
  await steps.getByRole('button', { name: 'Picked up' }).click()
  await expect(page.getByText('Marked: picked up').first()).toBeVisible()
  await expect(steps.getByRole('listitem')).toContainText(['✓ Picked up'])
  await expectAccessible(page)

  await openPage(page, '/admin/dashboard?view=to-return')
  const row = page.getByRole('article', { name: reference })
  await row.getByRole('button', { name: 'At the shop' }).click()
  await row.getByRole('button', { name: 'Ready' }).click()
  await expect(row.getByRole('button', { name: 'Out for delivery' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await row.getByRole('button', { name: 'Ready' }).click()
  await expect(row.getByRole('button', { name: 'Out for delivery' })).toBeVisible()

  await openPage(page, staffPath)
  await page.getByRole('link', { name: 'Make the bill' }).click()
  await page.getByLabel('Another piece', { exact: true }).first().fill('Table cloth')
  await page.getByLabel('Count of another piece').first().fill('2')
  await page.getByLabel('Price of another piece').first().fill('60.50')
  await page.reload()
  await expect(page.getByText(draft.unsaved)).toBeVisible()
  // A first order: 10% off.
  await expect(page.getByLabel('Total')).toContainText('₹108.90')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save and send' }).click()
  const sendAgain = page.getByRole('button', { name: 'Send again' })
  await expect(sendAgain).toBeVisible()
  await page.context().setOffline(false)
  await sendAgain.click()
  await expect(page.getByText('Unpaid')).toBeVisible()
  await page.getByRole('button', { name: 'Cash' }).click()
  await expect(page.getByText(/^Paid by Cash, /)).toBeVisible()

  await page.goto(managePath)
  const claimTag = page.getByLabel('Your claim tag')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready')
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0)
  const updates = page.locator('section', { hasText: 'Updates' }).first()
  await expect(updates.getByRole('listitem')).toContainText([
    'Booked',
    'Pickup confirmed',
    'Picked up',
    'At the shop',
    'Ready',
  ])
  const bill = page.locator('section', { hasText: 'Your bill' })
  await expect(bill).toContainText('Table cloth')
  await expect(bill).toContainText('₹108.90')
  await page.getByRole('link', { name: 'Choose a delivery time' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a delivery time' })).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await page.getByRole('group').getByRole('button').last().click()
  await expect(page.getByRole('status')).toContainText('Delivery time saved')
  await expect(claimTag).toContainText(/Delivery on \w+day, \d+ \w+ \d+, \w+-\w+/)

  await page.goto(staffPath)
  await page.getByRole('link', { name: 'Change delivery time' }).click()
  await expectAccessible(page)
  const remove = page.getByRole('button', { name: 'Remove delivery time' })
  await remove.click()
  await expect(remove).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(remove).toBeVisible()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(3).click()
  await page.getByRole('group').getByRole('button').first().click()
  await expect(page.getByText('Delivery time saved').first()).toBeVisible()
})
