import type { Page } from '@playwright/test'
import {
  addDays,
  formatLongDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import {
  confirmBooking,
  expect,
  expectForEveryone,
  fillWizard,
  newPhone,
  test as base,
  waitUntilShown,
} from './fixtures.ts'

interface Rules {
  /** Publishes a holiday, and waits until the site knows it. */
  closeOn: (holiday: LocalDate, label: string) => Promise<void>
  /** Publishes that a slot takes one pickup, and waits until the site knows it. */
  takeOneAWindow: () => Promise<void>
}

let probes = 0

const test = base.extend<Rules>({
  closeOn: async ({ cms, request }, use) => {
    await use(async (date, label) => {
      await cms.updateGlobal('business-info', { holidays: [{ date, label }] })
      await waitUntilShown(request, `/booking/days?from=${date}`, `Closed on ${label}`)
    })
  },
  takeOneAWindow: async ({ cms, book, request }, use) => {
    await use(async () => {
      await cms.updateGlobal('business-info', { bookingPolicy: { capacityPerSlot: 1 } })
      // Of a day that no other test books.
      probes += 1
      const date = openDayFromNow(90 + probes)
      await book({ date, time: '9AM-11AM' })
      await book({ date, time: '11AM-1PM' })
      const left = JSON.stringify({ date, slots: ['1PM-3PM', '3PM-5PM', '5PM-7PM'] }).slice(0, -1)
      await waitUntilShown(request, `/booking/days?from=${date}`, left)
    })
  },
})

test.use({ ownProduct: 'pickups' })

const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const slots = (page: Page) => page.getByRole('group', { name: 'Time Slot' }).getByRole('radio')
const times = (page: Page) =>
  slots(page).evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))

test.afterEach(async ({ cms }) => {
  await cms.updateGlobal('business-info', {
    holidays: [],
    bookingPolicy: { capacityPerSlot: null },
  })
})

async function goToSchedule(page: Page) {
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await next(page).click()
}

test('a day without a pickup says why, and the next one that has one is a press away', async ({
  page,
  closeOn,
}) => {
  const holiday = openDayFromNow(10)
  await closeOn(holiday, 'Republic Day')
  await goToSchedule(page)
  await page.getByLabel('Pickup Date').fill(holiday)
  await expect(page.getByRole('status').getByText('Closed on Republic Day')).toBeVisible()
  await expect(slots(page)).toHaveCount(0)
  await expectForEveryone(page)

  await next(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Pickup Date')).toHaveAccessibleDescription('Closed on Republic Day')
  await expectForEveryone(page)

  await page.getByRole('button', { name: /^Take .+ instead$/ }).click()
  await expect(page.getByLabel('Pickup Date')).not.toHaveValue(holiday)
  await expect(slots(page)).not.toHaveCount(0)
})

test('a day is chosen by a tap, and what changes with it is said', async ({ page, closeOn }) => {
  const day = openDayFromNow(3)
  const closed = openDayFromNow(5)
  await closeOn(closed, 'A wedding')
  await goToSchedule(page)
  const tile = (date: string) => page.getByRole('radio', { name: formatLongDate(date) })
  await expect(tile(day)).toBeVisible()
  await expect(page.locator('input[name=day]:checked')).toHaveCount(0)
  await expect(tile(closed)).toBeDisabled()
  await expect(tile(closed)).toHaveAccessibleDescription('Closed on A wedding')
  await expectForEveryone(page)

  await tile(day).check()
  await expect(page.getByLabel('Pickup Date')).toHaveValue(day)
  await page.getByRole('radio', { name: '5PM-7PM' }).check()
  await page.getByLabel('Pickup Date').fill(sundayFarAway())
  await expect(tile(day)).not.toBeChecked()
  await expect(page.getByText('5PM-7PM is not offered on Sunday')).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  await expect(page.getByText('is not offered')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Pickup Date')).not.toHaveValue(day)
})

test('where few places are left of a slot, that is said beside its name', async ({
  page,
  cms,
  book,
}) => {
  const day = openDayFromNow(3)
  await cms.updateGlobal('business-info', { bookingPolicy: { capacityPerSlot: 3 } })
  await book({ date: day, time: '1PM-3PM' })
  await expect(async () => {
    await goToSchedule(page)
    await page.getByRole('radio', { name: formatLongDate(day) }).check()
    const slot = page.getByRole('radio', { name: '1PM-3PM', exact: true })
    await expect(slot).toHaveAccessibleDescription('Only 2 left', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('radio', { name: '11AM-1PM' })).toHaveAccessibleDescription('')
})

test('a Sunday offers the slots inside its hours, however far away it is', async ({ page }) => {
  await goToSchedule(page)
  await page.getByLabel('Pickup Date').fill(sundayFarAway())
  await expect(slots(page)).toHaveCount(2)
  expect(await times(page)).toEqual(['11AM-1PM', '1PM-3PM'])
})

/** Some years ahead, further than the sample business's list of holidays goes. */
function sundayFarAway(): LocalDate {
  const date = addDays(localDateAt(new Date()), 6 * 365)
  return addDays(date, (7 - new Date(date).getUTCDay()) % 7)
}

test('a slot that somebody else takes meanwhile: the form is kept, and another one is taken', async ({
  page,
  browser,
  takeOneAWindow,
}) => {
  const date = openDayFromNow(70)
  await takeOneAWindow()
  await fillWizard(page, { date, time: '1PM-3PM', name: 'Second Comer' })

  const elsewhere = await browser.newPage()
  await fillWizard(elsewhere, { date, time: '1PM-3PM', name: 'First Comer' })
  await confirmBooking(elsewhere)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('link', { name: 'That time has just been taken' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await times(page)).toEqual(['9AM-11AM', '11AM-1PM', '3PM-5PM', '5PM-7PM'])
  await expectForEveryone(page)

  await page.getByRole('radio', { name: '3PM-5PM' }).check()
  await next(page).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Second Comer')
  await next(page).click()
  await expect(page.locator('dl').first()).toContainText('3PM-5PM')
  await confirmBooking(page)
  await expect(page.getByLabel('Your claim tag')).toContainText(`${formatLongDate(date)}, 3PM-5PM`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form that comes back offers what is left of the day', async ({
    page,
    book,
    takeOneAWindow,
    fillTimeOver,
  }) => {
    const date = openDayFromNow(80)
    await takeOneAWindow()
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
    await page.getByLabel('Pickup Date').fill(date)
    await page.getByRole('radio', { name: '1PM-3PM' }).check()
    await page.getByLabel('Full Name').fill('Third Comer')
    await page.getByLabel('Phone Number').fill(newPhone())
    await page.getByLabel('Pickup Address').fill('Powai')
    await book({ date, time: '1PM-3PM' })
    await book({ date, time: '3PM-5PM' })
    await fillTimeOver()
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'That time has just been taken' }),
    ).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Third Comer')
    const left = page.getByRole('group', { name: 'Time Slot' }).getByRole('radio')
    await expect(left).toHaveCount(3)
    await left.first().check()
    await confirmBooking(page)
  })
})
