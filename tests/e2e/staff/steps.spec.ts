import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import {
  confirmBooking,
  expect,
  fillWizard,
  openPage,
  randomPhone,
  test,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

const stepsOf = (page: Page, reference: string) =>
  page.getByRole('region', { name: `Steps of ${reference}` })

test('follows the clothes from the pickup to the customer', async ({ page, cms, signInAs }) => {
  await fillWizard(page, { name: 'Meera Nair', phone: randomPhone() })
  const reference = await confirmBooking(page)
  const link = page.getByRole('link', { name: 'View, reschedule' })
  const managePath = (await link.getAttribute('href'))!
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'confirmed' })

  await signInAs(staff)
  await openPage(page, `/admin/bookings/${reference}`)
  const steps = stepsOf(page, reference)
  await expect(steps.getByRole('button')).toHaveText(['Picked up'])
  await steps.getByRole('button', { name: 'Picked up' }).click()
  await expect(page.getByText('Marked: picked up').first()).toBeVisible()
  await expect(steps.getByRole('listitem')).toContainText(['✓ Picked up'])
  await expectAccessible(page)

  await openPage(page, '/admin/dashboard?view=to-return')
  const row = page.getByRole('article', { name: reference })
  await row.getByRole('button', { name: 'At the shop' }).click()
  await expect(row).toContainText('✓ At the shop')
  await row.getByRole('button', { name: 'Ready' }).click()
  await expect(row).toContainText('✓ Ready')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(row).toContainText('✓ At the shop')
  await row.getByRole('button', { name: 'Ready' }).click()
  await expect(row).toContainText('✓ Ready')

  await page.goto(managePath)
  await expect(page.getByLabel('Your claim tag')).toContainText(/Ready since \w+day, \d+ \w+, /)
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0)
  const updates = page.locator('section', { hasText: 'Updates' }).first()
  await expect(updates.getByRole('listitem')).toContainText([
    'Booked',
    'We confirmed it',
    'We picked up your clothes',
    'Your clothes are at the shop',
    'Your clothes are ready',
  ])
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('marks a step and takes it back', async ({ page, book, signInAs }) => {
    const { reference } = await book()
    await signInAs(staff)
    await page.goto(`/admin/bookings/${reference}`)
    const steps = stepsOf(page, reference)
    await steps.getByRole('button', { name: 'Picked up' }).click()
    await expect(page.getByText('Marked: picked up').first()).toBeVisible()
    await steps.getByRole('button', { name: 'Undo Picked up' }).click()
    await expect(page.getByText('Not marked any more: picked up').first()).toBeVisible()
    await expect(steps.getByRole('listitem')).toHaveCount(0)
  })
})
