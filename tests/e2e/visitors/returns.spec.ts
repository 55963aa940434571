import type { Page } from '@playwright/test'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import { findReturnDate, type ServiceOrder } from '#business/bookings/return/return-date.ts'
import { bookingHref } from '#business/content/links/site-links.ts'
import { english } from '#business/languages/english.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { toPickupRules } from '#business/pickups/pickup-rules.ts'
import { businessInfo } from '#cms/content/samples/en/business-info.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { confirmBooking, expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const rules = toPickupRules(businessInfo)
const [pickupDay, laterDay] = [openDayFromNow(2), openDayFromNow(3)]
const backBy = (date: string, order: ServiceOrder) =>
  describeReturn(findReturnDate(date, order, rules)!, english, localDateAt(new Date()))

const day = (page: Page, date: string) => page.getByRole('radio', { name: formatLongDate(date) })
const promise = (page: Page) => page.getByText(/^Back by .*, evening$/)
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const expressBox = (page: Page) => page.getByRole('checkbox', { name: 'Express' })

test(
  'promises a day for the chosen service, pickup and express, in every step',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/booking')
    await expect(page.getByRole('radio', { name: 'Laundry' })).toHaveAccessibleDescription(
      /Back in 2 working days$/,
    )
    await expect(expressBox(page)).toHaveAccessibleDescription('Back in 1 working day')
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await next(page).click()
    await expect(promise(page)).toBeHidden()
    await day(page, pickupDay).check()
    await expect(promise(page)).toHaveText(backBy(pickupDay, { serviceType: 'laundry' }))
    await day(page, laterDay).check()
    await expect(promise(page)).toHaveText(backBy(laterDay, { serviceType: 'laundry' }))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByRole('button', { name: 'Back' }).click()
    await expressBox(page).check()
    await page.reload()
    await expect(expressBox(page)).toBeChecked()
    await expectAccessible(page)
    await next(page).click()
    const express = { serviceType: 'laundry', express: true } as const
    await expect(promise(page)).toHaveText(backBy(laterDay, express))
    await next(page).click()
    await page.getByLabel('Full Name').fill('Express Asha')
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page.getByLabel('Pickup Address').fill('Flat 3, Hill Road')
    await next(page).click()
    const byDay = backBy(laterDay, express).replace('Back by', 'By')
    const review = page.locator('dl').first()
    await expect(review).toContainText('ExpressYes')
    await expect(review).toContainText(`Return${byDay}`)
    await expectAccessible(page)
    await confirmBooking(page)
    await expect(page.getByRole('listitem').filter({ hasText: byDay })).toBeVisible()
  },
)

test(
  'unticks express for a link to a service without it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(bookingHref({ title: 'Express Service', bookedAs: 'both', express: true }))
    await expect(page.getByText('Booking: Express Service').filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(expressBox(page)).toBeChecked()
    await page.goto(bookingHref({ title: 'Laundry Services', bookedAs: 'laundry' }))
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(expressBox(page)).not.toBeChecked()
  },
)

test('keeps express when scripts fail to load', { tag: '@desktop' }, async ({ page }) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionreset'))
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await expressBox(page).check()
  await next(page).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(expressBox(page)).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('books express and names the day', { tag: '@desktop' }, async ({ page, passFillTime }) => {
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
    await expressBox(page).check()
    await day(page, pickupDay).check()
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByLabel('Full Name').fill('No Scripts')
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page.getByLabel('Pickup Address').fill('Powai')
    await passFillTime()
    await confirmBooking(page)
    const byDay = backBy(pickupDay, { serviceType: 'shoes', express: true }).replace(
      'Back by',
      'By',
    )
    await expect(page.getByRole('listitem').filter({ hasText: byDay })).toBeVisible()
  })
})
