import type { Locator, Page } from '@playwright/test'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

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
    this.characters += text.length
    await this.page.keyboard.type(text)
  }

  summary = () => `${this.taps} taps, ${this.characters} characters`
}

async function choosePickup(page: Page, hand: Hand, daysFromNow: number) {
  await page.goto('/')
  await hand.tap(page.getByRole('link', { name: 'Book Laundry Services' }))
  const linkedService = page.getByText('Booking: Laundry Services')
  await expect(linkedService).toBeVisible()
  const date = openDayFromNow(daysFromNow)
  await hand.tap(page.getByRole('radio', { name: formatLongDate(date) }))
  await hand.tap(page.getByRole('radio', { name: '11AM-1PM' }))
  await hand.tap(page.getByRole('button', { name: 'Continue' }))
}

test('takes few taps from Home to booked, fewer again', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const confirm = page.getByRole('button', { name: 'Confirm Booking' })
  const booked = page.getByRole('heading', { name: 'Booked' })

  const first = new Hand(page)
  await choosePickup(page, first, 3)
  await first.type(page.getByLabel('Full Name'), 'Asha Kulkarni')
  await first.type(page.getByLabel('Phone Number'), randomPhone().replace(' ', ''))
  await first.type(page.getByLabel('Pickup Address'), 'Flat 3, Hill Road, Bandra West')
  // For the second booking, so not counted.
  await page.getByLabel('Remember me on this device').check()
  await first.tap(page.getByRole('button', { name: 'Continue' }))
  await first.tap(confirm)
  await expect(booked).toBeVisible()
  expect(first.summary()).toBe('9 taps, 53 characters')

  const again = new Hand(page)
  await choosePickup(page, again, 4)
  await again.tap(confirm)
  await expect(booked).toBeVisible()
  expect(again.summary()).toBe('5 taps, 0 characters')
})
