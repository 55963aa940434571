import type { Page } from '@playwright/test'
import { formatLongDate } from '#business/local-time'
import { openDayFromNow } from '../setup/open-day'
import type { Cms } from './cms'
import {
  confirmBooking,
  expect,
  expectForEveryone,
  fillTimeOver,
  fillWizard,
  test,
} from './fixtures'

/** These change what can be booked, so they run by themselves. */
test.describe.configure({ mode: 'serial' })

const holiday = openDayFromNow(10)
const far = openDayFromNow(70)
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const times = (page: Page) =>
  page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))

async function goToSchedule(page: Page) {
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await next(page).click()
}

/** A change of what can be booked is known to the site within a second. */
async function publishRules(page: Page, cms: Cms, rules: object) {
  await cms.updateGlobal('business-info', rules)
  await page.waitForTimeout(1_000)
}

let published: Record<string, unknown>

test.beforeAll(async ({ cms }) => {
  published = await cms.readGlobal('business-info')
})

test.afterAll(async ({ cms }) => {
  const { holidays, bookingPolicy } = published
  await cms.updateGlobal('business-info', { holidays, bookingPolicy })
})

test('a day without a pickup says why, and the next one that has one is a press away', async ({
  page,
  cms,
}) => {
  await publishRules(page, cms, { holidays: [{ date: holiday, label: 'Republic Day' }] })
  await goToSchedule(page)
  await page.getByLabel('Pickup Date').fill(holiday)
  await expect(page.getByRole('status').getByText('Closed on Republic Day')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectForEveryone(page)

  await next(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Pickup Date')).toHaveAccessibleDescription('Closed on Republic Day')
  await expectForEveryone(page)

  await page.getByRole('button', { name: /^Take .+ instead$/ }).click()
  await expect(page.getByLabel('Pickup Date')).not.toHaveValue(holiday)
  await expect(page.getByRole('radio')).not.toHaveCount(0)
})

test('a Sunday offers the windows inside its hours, however far away it is', async ({ page }) => {
  await goToSchedule(page)
  await page.getByLabel('Pickup Date').fill('2032-08-01')
  await expect(page.getByRole('radio')).toHaveCount(2)
  expect(await times(page)).toEqual(['11AM-1PM', '1PM-3PM'])
})

test('a window that somebody else takes meanwhile: the form is kept, and another one is taken', async ({
  page,
  cms,
  browser,
}) => {
  await publishRules(page, cms, { bookingPolicy: { capacityPerSlot: 1 } })
  await fillWizard(page, { date: far, time: '1PM-3PM', name: 'Second Comer' })

  const elsewhere = await browser.newPage()
  await fillWizard(elsewhere, { date: far, time: '1PM-3PM', name: 'First Comer' })
  await confirmBooking(elsewhere)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('That time has just been taken')).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await times(page)).toEqual(['9AM-11AM', '11AM-1PM', '3PM-5PM', '5PM-7PM'])
  await expectForEveryone(page)

  await page.getByRole('radio', { name: '3PM-5PM' }).check()
  await next(page).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Second Comer')
  await next(page).click()
  await expect(page.locator('dl').first()).toContainText('3PM-5PM')
  await confirmBooking(page)
  await expect(page.getByLabel('Your claim tag')).toContainText(`${formatLongDate(far)}, 3PM-5PM`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form that comes back offers what is left of the day', async ({ page }) => {
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
    await page.getByLabel('Pickup Date').fill(far)
    await page.getByRole('radio', { name: '1PM-3PM' }).check()
    await page.getByLabel('Full Name').fill('Third Comer')
    await page.getByLabel('Phone Number').fill('9876543210')
    await page.getByLabel('Pickup Address').fill('Powai')
    await fillTimeOver(page)
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByText('That time has just been taken')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Third Comer')
    const left = page.getByRole('group', { name: 'Time Slot' }).getByRole('radio')
    await expect(left).toHaveCount(3)
    await left.first().check()
    await confirmBooking(page)
  })
})
