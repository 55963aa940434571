import { sitePages } from '#business/content/links/site-pages.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'

test('leads to the prices from the first screen of Services', async ({ page }) => {
  await page.setViewportSize({ ...page.viewportSize()!, height: 740 })
  await page.goto('/services')
  const link = page.getByRole('link', { name: 'Prices', exact: true })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Price list' })).toBeInViewport()
})

test('has links and buttons 48 px high on a phone', { tag: '@phone' }, async ({ page }) => {
  for (const { path } of Object.values(sitePages)) {
    await page.goto(path)
    const lowTargets = await page.evaluate(() =>
      [...document.querySelectorAll('a:not([href="#content"]), button, summary')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        // Links inside a sentence may be lower.
        .filter(
          (target) =>
            getComputedStyle(target).display !== 'inline' ||
            target.parentElement!.textContent === target.textContent,
        )
        // A card's link covers the card.
        .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
        .map((target) => [target.textContent, target.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 48),
    )
    expect(lowTargets, path).toEqual([])
  }
})

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

test('shows phone and WhatsApp on the first screen of Contact', async ({ page }) => {
  await page.setViewportSize({ ...page.viewportSize()!, height: 740 })
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+91 22 4000 1998' })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 })
})
