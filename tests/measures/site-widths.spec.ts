import type { Locator } from '@playwright/test'
import { sitePages } from '#business/content/site-pages.ts'
import { localPath } from '#business/languages/languages.ts'
import { formatLongDate as formatEnglishDate } from '#business/pickups/english-dates.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { hindi } from '#business/words/hi.ts'
import { expectAccessible, expectNoHorizontalScroll, resize } from '#tests/e2e/accessibility.ts'
import { expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const date = openDayFromNow(3)
const paths = [...Object.values(sitePages).map(({ path }) => path), '/booking/find', '/nowhere']

for (const width of [320, 768, 1440]) {
  test(`is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...paths, '/admin/login']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }
  })
}

for (const language of ['hi', 'mr'] as const) {
  test(`is accessible on phones at /${language}`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(localPath(language, path))
        await resize(page, 360)
        await expectAccessible(page)
        await resize(page, 320)
        await expectNoHorizontalScroll(page)
      })
    }
  })
}

test('has room for texts twice as long on phones', async ({ page }) => {
  const { booking, bookingFields } = hindi
  const expectRoom = (name: string) =>
    test.step(name, async () => {
      await page.evaluate(doubleTexts)
      await expectNoHorizontalScroll(page)
    })
  await resize(page, 320)
  for (const path of ['', '/services', '/contact', '/privacy', '/booking/find', '/booking']) {
    await page.goto(`/hi${path}`, { waitUntil: 'networkidle' })
    await expectRoom(path)
  }
  await page.goto('/hi/booking')
  const next = page.getByRole('button', { name: booking.continue })
  await page.getByRole('radio', { name: 'लॉन्ड्री' }).check()
  await next.click()
  await page.getByRole('radio', { name: formatLongDate(date, hindi.dates) }).check()
  await page.getByRole('radio', { name: 'दोपहर 1 से 3 बजे' }).check()
  await expectRoom('step 2')
  await next.click()
  await expect(page.getByLabel(bookingFields.name.inputLabel).first()).toBeVisible()
  await expectRoom('step 3')
})

/** Runs in the browser. */
function doubleTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.trim()) text.data = `${text.data.trim()} ${text.data.trim()}`
  }
}

for (const { condition, width, fontSize } of [
  { condition: 'in a window 240 px wide', width: 240, fontSize: '17px' },
  { condition: 'with text twice as large', width: 360, fontSize: '34px' },
]) {
  test(`fits every step ${condition}`, async ({ page }) => {
    const next = page.getByRole('button', { name: 'Continue' })
    const expectToFit = async (button: Locator) => {
      await expect(button).toBeInViewport({ ratio: 1 })
      await expectNoHorizontalScroll(page)
    }
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/booking')
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await expectToFit(next)
    await next.click()

    await page.getByRole('radio', { name: formatEnglishDate(date) }).check()
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await expectToFit(next)
    await next.click()

    await page.getByLabel('Full Name').fill('Large Asha')
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page.getByLabel('Pickup Address').fill('Flat 3, Hill Road')
    await expectToFit(next)
    await next.click()

    await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
    await expectToFit(page.getByRole('button', { name: 'Confirm Booking' }))
  })
}

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
