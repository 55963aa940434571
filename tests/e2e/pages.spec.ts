import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'

const withoutScripts = ['/', '/about', '/services', '/locations', '/no-such-page']
const withForms = ['/contact', '/booking', '/admin/login']

for (const path of [...withoutScripts, ...withForms]) {
  test(`${path} is for everyone`, async ({ page }) => {
    // The map is another site's page.
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    if (withoutScripts.includes(path)) await expect(page.locator('script')).toHaveCount(0)
  })
}

test('a path there is not answers 404, and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})
