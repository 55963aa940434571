import type { Locator, Page } from '@playwright/test'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import { computeReturnDate, type ServiceOrder } from '#business/bookings/return/return-date.ts'
import { formatLongDate, formatShortDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { toPickupRules } from '#business/pickups/pickup-rules.ts'
import * as english from '#business/words/en.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import { confirmBooking, expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const rules = toPickupRules(businessInfo)
const [pickupDay, laterDay] = [openDayFromNow(2), openDayFromNow(3)]
const backBy = (date: string, order: ServiceOrder) =>
  describeReturn(computeReturnDate(date, order, rules)!, english, localDateAt(new Date()))

const day = (page: Page, date: string) => page.getByRole('radio', { name: formatLongDate(date) })
const promise = (page: Page) => page.getByText(/^Back by .*, evening$/)
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const expressBox = (page: Page) => page.getByRole('checkbox', { name: 'Express' })

const readColours = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(node)
    return { backgroundColor, borderTopColor, borderTopWidth }
  })

test(
  'promises a return day in every step, and shows choices and buttons in forced colours',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto('/booking')
    await expect(page.getByRole('radio', { name: 'Laundry' })).toHaveAccessibleDescription(
      /^from ₹79 a kg .* Back in 2 working days$/,
    )
    await expect(expressBox(page)).toHaveAccessibleDescription('+50% Back in 1 working day')
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await page.emulateMedia({ forcedColors: 'active' })
    const { backgroundColor, borderTopColor, borderTopWidth } = await readColours(next(page))
    expect(borderTopWidth).toBe('1px')
    expect(borderTopColor).not.toBe(backgroundColor)
    expect(borderTopColor).not.toContain('rgba')
    await next(page).click()

    const pickupDate = page.getByLabel('Pickup Date')
    await expect(promise(page)).toBeHidden()
    await day(page, pickupDay).check()
    await expect(pickupDate).toHaveValue(pickupDay)
    expect(await readColours(day(page, pickupDay).locator('..'))).not.toEqual(
      await readColours(day(page, laterDay).locator('..')),
    )
    await page.emulateMedia({ forcedColors: null })
    await expect(promise(page)).toHaveText(backBy(pickupDay, { serviceType: 'laundry' }))
    await day(page, laterDay).check()
    await expect(promise(page)).toHaveText(backBy(laterDay, { serviceType: 'laundry' }))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByRole('button', { name: 'Back' }).click()
    await expressBox(page).check()
    await page.reload()
    await expect(expressBox(page)).toBeChecked()
    await next(page).click()
    const express = { serviceType: 'laundry', express: true } as const
    await expect(promise(page)).toHaveText(backBy(laterDay, express))
    await next(page).click()
    await page.getByLabel('Full Name').fill('Express Asha')
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page.getByLabel('Pickup Address').fill('Flat 3, Hill Road')
    await next(page).click()
    const returnDay = computeReturnDate(laterDay, express, rules)!
    const byDay = backBy(laterDay, express).replace('Back by', 'By')
    const review = page.locator('dl').first()
    await expect(review).toContainText('ExpressYes')
    await expect(review).toContainText(
      `ReturnBy ${formatShortDate(returnDay, localDateAt(new Date()))}, evening`,
    )
    await confirmBooking(page)
    await expect(page.getByRole('listitem').filter({ hasText: byDay })).toBeVisible()
  },
)
