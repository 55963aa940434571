import type { Page } from '@playwright/test'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import { type CreatedBooking, expect, test } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

const claimTag = (page: Page) => page.getByLabel('Your claim tag')
const times = (page: Page) => page.getByRole('group').getByRole('button')

async function markReady(page: Page, { reference }: CreatedBooking) {
  await page.goto(`/admin/bookings/${reference}`)
  const steps = page.getByRole('region', { name: `Steps of ${reference}` })
  for (const step of ['Picked up', 'Ready']) {
    await steps.getByRole('button', { name: step, exact: true }).click()
    await expect(steps.getByRole('listitem').filter({ hasText: step })).toBeVisible()
  }
}

test('chooses a delivery time when the clothes are ready', async ({ page, book, signInAs }) => {
  const booking = await book()
  await signInAs(staff)
  await page.goto(booking.managePath)
  await expect(page.getByRole('link', { name: 'Choose a delivery time' })).toHaveCount(0)
  await markReady(page, booking)

  await page.goto(booking.managePath)
  await page.getByRole('link', { name: 'Choose a delivery time' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a delivery time' })).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await expectAccessible(page)
  await resize(page, 320)
  await expectAccessible(page)
  await times(page).last().click()
  await expect(page.getByRole('status')).toContainText('Delivery time saved')
  await expect(claimTag(page)).toContainText(
    /Ready since .+\. We deliver on \w+day, \d+ \w+ between .+ and .+\./,
  )
  await expectAccessible(page)

  await page.goto(`/admin/bookings/${booking.reference}`)
  await page.getByRole('link', { name: 'Change delivery time' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove delivery time' }).click()
  await expect(page.getByRole('link', { name: 'Choose delivery time' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('changes the delivery time', async ({ page, book, signInAs }) => {
    const booking = await book()
    await signInAs(staff)
    await markReady(page, booking)
    await page.goto(`${booking.managePath}/delivery`)
    await times(page).last().click()
    await page.getByRole('link', { name: 'Change the delivery time' }).click()
    await expect(times(page).last()).toHaveAttribute('aria-pressed', 'true')
    const before = await page.getByText(/^We deliver on/).innerText()
    await times(page).nth(-2).click()
    await expect(page.getByRole('status')).toContainText('Delivery time saved')
    await expect(claimTag(page)).not.toContainText(before)
  })
})
