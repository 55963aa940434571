import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

test('shows charts of the last week or chosen days, with their figures', async ({
  page,
  book,
  signInAs,
}) => {
  const today = localDateAt(new Date())
  await book({ serviceType: 'shoes' })
  await signInAs(staff)
  await openPage(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Insights' }).click()
  await page.getByRole('link', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/period=last-7-days/)
  await expect(page.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  for (const [width, name] of [
    [360, 'Bookings per day'],
    [768, 'By service'],
    [1440, 'By slot'],
  ] as const) {
    await resize(page, width)
    const chart = page.getByRole('img', { name })
    await expect(chart).toBeVisible()
    await expect(chart).toHaveAccessibleDescription(/^Busiest: /)
    await expectAccessible(page)
  }

  await page.getByLabel('From').fill(addDays(today, -1))
  await page.getByLabel('To').fill(addDays(today, 1))
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today, -1)}&to=${addDays(today, 1)}`))
  const services = page.getByRole('region', { name: 'By service' })
  await services.getByText('Show numbers').click()
  const shoes = services.getByRole('row', { name: /^Shoe Cleaning/ })
  await expect(shoes.getByRole('cell').first()).toHaveText(/^[1-9]/)
})
