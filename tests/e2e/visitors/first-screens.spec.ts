import { expect, test } from '#tests/e2e/fixtures.ts'

test('leads from Home and the booking form to the pincode check', async ({ page, context }) => {
  await page.goto('/')
  await page.getByLabel('Pincode').fill('400053')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\/locations\?pincode=400053#service-area$/)
  await expect(page.getByRole('status')).toHaveText('Yes. Andheri West collects from 400053.')

  await page.goto('/booking')
  const newTab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Do we come to you?' }).click()
  await expect((await newTab).getByLabel('Pincode')).toBeInViewport()
})
