import type { Locator, Page } from '@playwright/test'
import { expect, randomPhone, test } from '#tests/e2e/fixtures.ts'

// docs/performance.md lists these counts.

class Hand {
  taps = 0
  characters = 0

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target)
    await this.typeHere(text)
  }

  async typeHere(text: string): Promise<void> {
    this.characters += text.length
    await this.page.keyboard.type(text)
  }

  summary = () => `${this.taps} taps, ${this.characters} characters`
}

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' })

/** A time on the earliest day that has it. */
async function chooseTime(page: Page, hand: Hand, time: string) {
  const slot = page.getByRole('radio', { name: time })
  await expect(slot).toHaveAccessibleDescription(/./)
  await hand.tap(slot)
  await hand.tap(continueButton(page))
}

async function enterDetails(page: Page, hand: Hand) {
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await hand.typeHere('Asha Kulkarni')
  await hand.type(page.getByLabel('Phone Number'), randomPhone().replace(' ', ''))
  await hand.type(page.getByLabel('Email (optional)'), 'asha@example.com')
  await hand.type(
    page.getByLabel('Pickup Address'),
    'Flat 3, Hill Road\nBandra West\nMumbai 400050',
  )
}

/** Above the bar, which covers the end of the window. */
async function expectTermsInView(page: Page) {
  const terms = (await page.getByText('By confirming, you agree to a pickup').boundingBox())!
  const button = (await confirmButton(page).boundingBox())!
  expect(terms.y + terms.height).toBeLessThan(button.y)
}

async function expectBooked(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible()
}

test('takes few taps from Home to booked, fewer again', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const first = new Hand(page)
  await first.tap(page.getByRole('link', { name: 'Schedule Pickup Now' }))
  await first.tap(page.getByRole('radio', { name: 'Laundry' }))
  await first.tap(continueButton(page))
  await chooseTime(page, first, '11AM-1PM')
  await enterDetails(page, first)
  await first.tap(continueButton(page))
  await expectTermsInView(page)
  await first.tap(confirmButton(page))
  await expectBooked(page)
  expect(first.summary()).toBe('10 taps, 82 characters')

  await page.goto('/')
  const fromCard = new Hand(page)
  await fromCard.tap(page.getByRole('link', { name: 'Book Laundry Services' }))
  await chooseTime(page, fromCard, '1PM-3PM')
  await enterDetails(page, fromCard)
  // For the next booking, so not counted.
  await page.getByLabel('Remember me on this device').check()
  await fromCard.tap(continueButton(page))
  await fromCard.tap(confirmButton(page))
  await expectBooked(page)
  expect(fromCard.summary()).toBe('8 taps, 82 characters')

  await page.goto('/')
  const again = new Hand(page)
  await again.tap(page.getByRole('link', { name: 'Schedule Pickup Now' }))
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await again.tap(continueButton(page))
  await chooseTime(page, again, '3PM-5PM')
  await again.tap(confirmButton(page))
  await expectBooked(page)
  expect(again.summary()).toBe('5 taps, 0 characters')
})
