import type { Locator, Page } from '@playwright/test'
import { bookingHref } from '#business/content/site-pages.ts'
import { languageCodes, localPath } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { formatLongDay, formatShortDate, localDateAt } from '#business/pickups/local-time.ts'
import * as english from '#business/words/en.ts'
import { dates } from '#business/words/en.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { confirmBooking, expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

for (const width of [360, 1440]) {
  test(`shows prices on Services, phone and WhatsApp on Contact in ${width} x 740`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/services')
    const link = page.getByRole('link', { name: 'Prices', exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect(page.getByRole('heading', { name: 'Price list' })).toBeInViewport()

    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '+91 22 4000 1998' })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 })
  })
}

test('shows the main button and a picture of Home in 360 x 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Schedule Pickup Now' })).toBeInViewport()
  await expect(page.getByText('Trusted by 10,000+ customers')).toBeInViewport()
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 0.4 })
})

for (const language of languageCodes) {
  test(`shows all time slots above the button after a link to the second step: ${language}`, async ({
    page,
  }) => {
    const words = wordsFor(language)
    await page.setViewportSize({ width: 360, height: 740 })
    const href = bookingHref({ title: 'Laundry Services', bookedAs: 'laundry' }, english)
    await page.goto(localPath(language, href))
    const next = page.getByRole('button', { name: words.booking.continue })
    await expectAbove(next, timeSlots(page, words))
  })
}

async function expectToastsToCoverNothing(page: Page) {
  const covered = await page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const main = document.querySelector('main')!
    const overlapVertically = (one: DOMRect, other: DOMRect) =>
      one.top < other.bottom && other.top < one.bottom
    return [...main.querySelectorAll('h1, h2, p, a, li, button, label')]
      .map((element) => ({ box: element.getBoundingClientRect(), words: element.textContent }))
      .filter(({ box }) =>
        toasts.some((toast) => overlapVertically(toast.getBoundingClientRect(), box)),
      )
      .map(({ words }) => words)
  })
  expect(covered).toEqual([])
}

function timeSlots(page: Page, words: Pick<Words, 'pickupFields'> = english): Locator {
  const group = page.getByRole('group', { name: words.pickupFields.time })
  return group.getByRole('radio').locator('..')
}

async function expectAbove(button: Locator, elements: Locator) {
  const roomAboveBar = async (element: Locator) => {
    const { y, height } = (await element.boundingBox())!
    return (await button.boundingBox())!.y - y - height
  }
  await expect(elements).not.toHaveCount(0)
  for (const element of await elements.all()) {
    await expect.poll(() => roomAboveBar(element)).toBeGreaterThanOrEqual(0)
  }
}

async function waitForToast(page: Page) {
  await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('[data-sonner-toast]')]
        .flatMap((toast) => toast.getAnimations())
        .map(({ finished }) => finished),
    ),
  )
}

test(
  'shows the first field and button of each step at 360 x 740, and covers nothing with toasts',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const next = page.getByRole('button', { name: 'Continue' })
    const expectInView = async (field: Locator, button: Locator) => {
      await expect(field).toBeInViewport({ ratio: 1 })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    await page.goto('/booking')
    await expectInView(page.getByLabel('Dry Cleaning'), next)
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await next.click()
    await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
    await expect(page.getByText('Step 1 of 4')).toHaveCount(0)
    await expectInView(page.getByRole('radio', { name: 'Tomorrow' }), next)
    await expectAccessible(page)

    const pickupDate = page.getByLabel('Pickup Date')
    await expect(pickupDate).toHaveAccessibleName('Pickup Date')
    await page.getByText('Later', { exact: true }).filter({ visible: true }).click({ force: true })
    await expect(pickupDate).toBeFocused()
    const later = openDayFromNow(20)
    await pickupDate.fill(later)
    await expect(pickupDate.locator('..')).toContainText(
      formatShortDate(later, dates, localDateAt(new Date())),
    )
    const date = openDayFromNow(3)
    await page.getByRole('radio', { name: formatLongDate(date) }).check()
    await expect(pickupDate).toHaveValue(date)
    await expect(
      page.getByText(formatLongDay(date, dates, localDateAt(new Date())), { exact: true }),
    ).toBeVisible()
    await expectAbove(next, timeSlots(page))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await next.click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expectInView(page.getByLabel('Full Name'), next)
    await page.getByLabel('Full Name').fill('Thumb Asha')
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page
      .getByLabel('Pickup Address')
      .fill('Flat 3, Sea Breeze\nHill Road, Bandra West\nMumbai 400050')
    await next.click()
    const confirm = page.getByRole('button', { name: 'Confirm Booking' })
    await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeFocused()
    await expectInView(page.getByRole('button', { name: 'Change service' }), confirm)
    await expectAbove(confirm, page.locator('dd').filter({ hasText: '400050' }))
    await expectAbove(confirm, page.getByText('By confirming, you agree to'))
    await confirmBooking(page)
    await expect(page.getByLabel('Your claim tag')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('listitem').filter({ hasText: 'We’ll call you' })).toBeInViewport({
      ratio: 1,
    })
    await waitForToast(page)
    await expectToastsToCoverNothing(page)
  },
)
