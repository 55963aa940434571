import type { Page } from '@playwright/test'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { confirmBooking, expect, randomPhone, test, waitForText } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const slots = (page: Page) => page.getByRole('group', { name: 'Time Slot' }).getByRole('radio')
const slotTimes = (page: Page) =>
  slots(page).evaluateAll((radios) =>
    radios
      .filter((radio) => !radio.matches(':disabled'))
      .map((radio) => radio.getAttribute('value')),
  )

/** A Sunday after all days with a tile. */
function distantSunday(): LocalDate {
  const date = addDays(localDateAt(new Date()), 100)
  return addDays(date, (7 - new Date(date).getUTCDay()) % 7)
}

test('explains a closed day, keeps the form when the slot fills up, and books another', async ({
  page,
  cms,
  book,
  request,
}) => {
  const day = openDayFromNow(3)
  const closedDay = openDayFromNow(5)
  const reason = 'Closed on A wedding'
  await cms.updateGlobal('business-info', {
    holidays: [{ date: closedDay, label: 'A wedding' }],
    bookingPolicy: { capacityPerSlot: 2 },
  })
  await waitForText(request, `/booking/days?from=${closedDay}`, reason)
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await next(page).click()
  const dateField = page.getByLabel('Pickup Date')
  const tile = (date: string) => page.getByRole('radio', { name: formatLongDate(date) })
  await expect(tile(day)).toBeVisible()
  await expect(page.locator('input[name=day]:checked')).toHaveCount(0)
  await expect(tile(closedDay)).toBeDisabled()
  await expect(tile(closedDay)).toHaveAccessibleDescription(reason)
  await expectAccessible(page)

  await tile(day).check()
  await expect(dateField).toHaveValue(day)
  const slot = (time: string) => page.getByRole('radio', { name: time, exact: true })
  await slot('5PM-7PM').check()
  await dateField.fill(distantSunday())
  await expect(tile(day)).not.toBeChecked()
  await expect(page.getByText('There is no 5PM-7PM pickup on Sundays.')).toBeVisible()
  expect(await slotTimes(page)).toEqual(['11AM-1PM', '1PM-3PM'])
  await expectAccessible(page)
  await slot('11AM-1PM').check()
  await expect(page.getByText('There is no 5PM-7PM pickup')).toHaveCount(0)

  await dateField.fill(closedDay)
  await expect(page.getByRole('status').getByText(reason)).toBeVisible()
  await expect(slots(page)).toHaveCount(0)
  await next(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(dateField).toHaveAccessibleDescription(reason)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Take .+ instead$/ }).click()
  await expect(dateField).not.toHaveValue(closedDay)
  await expect(slots(page)).not.toHaveCount(0)

  const date = openDayFromNow(70)
  for (const time of ['1PM-3PM', '3PM-5PM']) await book({ date, time })
  await dateField.fill(date)
  await slot('1PM-3PM').check()
  await next(page).click()
  await page.getByLabel('Full Name').fill('Second Comer')
  await page.getByLabel('Phone Number').fill(randomPhone())
  await page.getByLabel('Pickup Address').fill('Flat 3\nHill Road')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
  await book({ date, time: '1PM-3PM' })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(
    page.getByRole('link', { name: 'That time has just been taken. Please choose another one.' }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await slotTimes(page)).toEqual(['9AM-11AM', '11AM-1PM', '3PM-5PM', '5PM-7PM'])
  await expect(slot('1PM-3PM')).toBeDisabled()
  await expect(slot('1PM-3PM')).not.toBeChecked()
  await expect(slot('1PM-3PM')).toHaveAccessibleDescription('Full')
  await expect(page.getByText('1PM-3PM is full on this day.')).toBeVisible()
  await expect(slot('3PM-5PM')).toHaveAccessibleDescription('Only 1 left')
  await expect(slot('5PM-7PM')).toHaveAccessibleDescription('')
  await expectAccessible(page)

  await slot('3PM-5PM').check()
  await next(page).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Second Comer')
  await next(page).click()
  await expect(page.locator('dl').first()).toContainText('3PM-5PM')
  await confirmBooking(page)
  await expect(page.getByLabel('Your claim tag')).toContainText(`${formatLongDate(date)}, 3PM-5PM`)
})

test('refuses a pincode elsewhere before the address, and adds another to it', async ({
  page,
  cms,
  request,
}) => {
  await cms.updateGlobal('business-info', { bookingPolicy: { onlyInServiceArea: true } })
  const refusal = page.getByText('We do not collect from 411001 yet.').filter({ visible: true })
  await waitForText(request, '/locations?pincode=411001', 'We do not collect from 411001 yet.')
  await page.goto('/booking?step=2&service=laundry&pincode=411001')
  const slot = page.getByRole('radio', { name: '11AM-1PM' })
  await expect(slot).toHaveAccessibleDescription(/./)
  await slot.check()
  await next(page).click()
  const pincode = page.getByLabel('Pincode (optional)')
  await expect(pincode).toBeFocused()
  await expect(refusal).toHaveCount(1)
  await expectAccessible(page)
  await pincode.fill('400050')
  await expect(page.getByText('Yes. Bandra West collects from 400050.')).toBeVisible()
  await next(page).click()
  await page.getByLabel('Full Name').fill('Pincode Asha')
  await page.getByLabel('Phone Number').fill(randomPhone())
  await page.getByLabel('Pickup Address').fill('Flat 3, Hill Road')
  await next(page).click()
  await expect(page.locator('dl').first()).toContainText('Flat 3, Hill Road 400050')
})
